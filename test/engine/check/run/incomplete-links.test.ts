// hreflang-incomplete follows what decides on it: the row, the versions that it lists, and the rows that these list.
import { expect, it } from 'vitest';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { clustersSet } from '../../../../electron/engine/features/languages/requests/clusters-set.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { at, row } from '../../features/languages/requests/cluster-rows.ts';
import { engineWith } from '../../test-engine.ts';

it('comes and goes with a row that a version lists and that is left out', async () => {
  const pair = { en: '/en/a', de: '/de/a' };
  const { context } = engineWith([row('/en/a', pair), row('/de/a', { ...pair, fr: '/fr/a' }), row('/fr/a')]);
  const flagged = (): number => currentProject(context).store.ruleCounts().get('hreflang-incomplete') ?? 0;
  const include = (value: string) =>
    editSet({ rows: { kind: 'ids', ids: [3] }, column: 'included', value }, context);
  expect(flagged()).toBe(1);
  await include('false');
  expect(flagged()).toBe(0);
  await include('true');
  expect(flagged()).toBe(1);
  await historyUndo({}, context);
  expect(flagged()).toBe(0);
  await historyUndo({}, context);
  expect(flagged()).toBe(1);
  await clustersSet({ cells: [{ cluster: 1, language: 'fr', href: at('/fr/a') }] }, context);
  expect(flagged()).toBe(0);
});
