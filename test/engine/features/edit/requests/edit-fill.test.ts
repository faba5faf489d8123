// What a fill is called in the history.
import { expect, it } from 'vitest';
import { editFill } from '../../../../../electron/engine/features/edit/requests/edit-fill.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import { engineWith } from '../../../test-engine.ts';

type Cells = RequestParams<'edit.fill'>['areas'][number]['cells'];

const rows = ['a', 'b', 'c'].map((name) => ({
  loc: `https://a.example/${name}`,
  lastmod: '2024-05-31',
  priority: '0.4',
}));
const repeat = (column: Cells[number]['column'], ...values: string[]): Cells[number] => ({
  column,
  pattern: { kind: 'repeat', values },
});

it.each([
  ['one value over rows that are taken out', [repeat('included', 'false')], { code: 'exclude' }],
  ['one value over rows that are taken in', [repeat('included', 'true')], { code: 'include' }],
  ['values in turn', [repeat('included', 'true', 'false')], { code: 'fill' }],
  ['one column', [repeat('priority', '0.5', '0.6')], { code: 'set', column: 'priority' }],
  ['one column that is emptied', [repeat('priority', '')], { code: 'clear', column: 'priority' }],
  ['several columns', [repeat('priority', '0.5'), repeat('changefreq', 'daily')], { code: 'fill' }],
  ['several columns that are emptied', [repeat('priority', ''), repeat('lastmod', '')], { code: 'clearAll' }],
] as const)('is that of %s', async (_, cells, label) => {
  const { context } = engineWith(rows);
  await editFill(
    { areas: [{ rows: { kind: 'ids', ids: [1] }, cells: [repeat('included', 'false')] }] },
    context,
  );
  const areas = [[1], [2, 3]].map((ids) => ({ rows: { kind: 'ids' as const, ids }, cells: [...cells] }));
  const { history } = await editFill({ areas }, context);
  expect(history.undo).toMatchObject({ label });
});
