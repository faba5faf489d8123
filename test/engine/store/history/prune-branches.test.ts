// What undone branches of the history take is bounded: those that were left longest ago go first, and nothing else does.
import { describe, expect, it } from 'vitest';
import { editPaste } from '../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyGoTo } from '../../../../electron/engine/features/history/requests/history-go-to.ts';
import { historyMark } from '../../../../electron/engine/features/history/requests/history-mark.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { projectClose } from '../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../electron/engine/features/project/requests/project-open.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { engineWith } from '../../test-engine.ts';
import { dump, flagged } from '../rows/sample-project.ts';
import { addUrls } from '../../add-urls.ts';

const rows = [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }];

const set = (context: EngineContext, value: string): unknown =>
  editSet({ rows: { kind: 'ids', ids: [1, 2] }, column: 'priority', value }, context);
const add = (context: EngineContext, ...names: string[]): unknown =>
  addUrls(
    names.map((name) => `https://a.example/${name}`),
    context,
  );

function states(context: EngineContext): number[] {
  return currentProject(context)
    .store.states.page(0, 99)
    .entries.map(({ id }) => id)
    .toReversed();
}

function bounded(bytes: number) {
  const engine = engineWith(rows);
  currentProject(engine.context).store.setSettings({ historyBytes: bytes });
  const told = (): unknown[] =>
    engine.events.flatMap((event) =>
      event.event === 'history.removed' ? event.data.branches.map(({ states: gone }) => gone) : [],
    );
  return { ...engine, told };
}

describe('branches of the history', () => {
  it('go where they take too much, the one left longest ago first, with all that only they had', async () => {
    const { context, told } = bounded(0);
    await add(context, 'a', 'b');
    await add(context, 'c');
    await historyGoTo({ change: 1 }, context);
    await add(context, 'd');
    // The branch that was left last stays, whatever it takes.
    expect([states(context), told()]).toEqual([[0, 1, 2, 3, 4], []]);
    await historyUndo({}, context);
    await set(context, '0.5');
    expect([states(context), told()]).toEqual([[0, 1, 4, 5], [2]]);
    const { store } = currentProject(context);
    expect(store.db.all('SELECT id FROM url ORDER BY id').map(Number)).toEqual([1, 2, 6]);
    await historyGoTo({ change: 4 }, context);
    expect(store.counts().rows).toBe(3);
  });

  it('stay within the bound, on the way to the present state, and where they have a name', async () => {
    const roomy = bounded(500_000_000);
    const tight = bounded(0);
    for (const { context } of [roomy, tight]) {
      for (const value of ['0.1', '0.2', '0.3']) {
        await set(context, value);
        if (value === '0.1') await historyMark({ name: 'kept' }, context);
        await historyUndo({}, context);
      }
      for (const value of ['0.4', '0.5', '0.6']) await set(context, value);
    }
    expect([states(roomy.context), roomy.told()]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], []]);
    expect([states(tight.context), tight.told()]).toEqual([[0, 1, 2, 4, 5, 6, 7], [1]]);
  });

  it('leave no number of a row to others, and rows that were inserted behind theirs at their place', async () => {
    const { context, path } = bounded(0);
    const insert = (row: number, side: 'before' | 'after', name: string): unknown =>
      editPaste(
        {
          rows: { kind: 'ids', ids: [] },
          columns: ['loc'],
          values: [],
          add: [[`https://a.example/${name}`]],
          at: { row, side },
        },
        context,
      );
    await insert(1, 'after', 'gone');
    await historyUndo({}, context);
    await insert(2, 'before', 'stays');
    await historyUndo({}, context);
    const order = async (): Promise<(string | undefined)[]> => {
      const { views } = currentProject(context);
      const { view } = await views.open({ filter: [], sort: [] });
      return views.window({ view, start: 0, count: 9 }).rows.map(({ loc }) => loc.split('/').at(-1));
    };
    await set(context, '0.5');
    await historyGoTo({ change: 3 }, context);
    expect(await order()).toEqual(['1', 'stays', '2']);
    await add(context, 'last');
    await historyUndo({}, context);
    await set(context, '0.7');
    await historyUndo({}, context);
    await set(context, '0.8');
    await projectClose({}, context);
    await projectOpen({ path }, context);
    await add(context, 'new');
    expect(await order()).toEqual(['1', 'stays', '2', 'new']);
    const { store } = currentProject(context);
    expect(dump(store).map((row) => (row as unknown[])[0])).toEqual([1, 2, 4, 6]);
    expect(flagged(store, 'robots-blocked')).toEqual([]);
  });
});
