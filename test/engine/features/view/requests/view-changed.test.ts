// view.changed tells whether rows that a filtered view does not have came to match, by an edit or by undo.
import { describe, expect, it } from 'vitest';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { viewChanged } from '../../../../../electron/engine/features/view/requests/view-changed.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { Condition } from '../../../../../shared/model/rows/view-query.ts';
import { engineWith } from '../../../test-engine.ts';

const MANY = 12_000;
const text = (operator: 'contains' | 'regex', value: string): Condition => ({
  kind: 'text',
  column: 'loc',
  operator,
  value,
});

async function setLocs(context: EngineContext, ids: number[], value: string): Promise<void> {
  await editSet({ rows: { kind: 'ids', ids }, column: 'loc', value }, context);
}

describe('view.changed', () => {
  for (const filter of [[text('contains', 'post-')], [text('regex', 'post-[0-9]$')]]) {
    it(`tells of rows that came to match, by ${JSON.stringify(filter[0])}`, async () => {
      const rows = ['post-1', 'post-2', 'page-1', 'page-2'].map((name) => ({
        loc: `https://a.example/${name}`,
      }));
      const { context } = engineWith(rows);
      await setLocs(context, [2], 'https://a.example/page-3');
      const { view } = await viewOpen({ filter, sort: [] }, context);
      const changed = () => viewChanged({ view, filter }, context);
      expect(await changed()).toEqual({ ranges: [], columns: ['loc'], misses: false });
      await historyUndo({}, context);
      expect(await changed()).toEqual({ ranges: [], columns: ['loc'], misses: true });
      expect(await viewChanged({ view }, context)).toMatchObject({ misses: false });
      await setLocs(context, [3], 'https://a.example/page-4');
      expect(await changed()).toMatchObject({ ranges: [], misses: false });
      await setLocs(context, [1], 'https://a.example/page-5');
      expect(await changed()).toEqual({ ranges: [{ from: 0, to: 1 }], columns: ['loc'], misses: false });
    });
  }

  it('takes it for granted of very many, and only of rows that the view does not have', async () => {
    const { context } = engineWith(
      Array.from({ length: MANY }, (_, i) => ({ loc: `https://a.example/${String(i)}` })),
    );
    const filter = [text('contains', 'example')];
    const { view } = await viewOpen({ filter, sort: [] }, context);
    const none = [text('contains', 'nowhere')];
    const empty = await viewOpen({ filter: none, sort: [] }, context);
    await editSet(
      { rows: { kind: 'view', view, ranges: [{ from: 0, to: MANY }] }, column: 'priority', value: '0.1' },
      context,
    );
    expect(await viewChanged({ view, filter }, context)).toMatchObject({ misses: false });
    expect(await viewChanged({ view: empty.view, filter: none }, context)).toMatchObject({ misses: true });
  });
});
