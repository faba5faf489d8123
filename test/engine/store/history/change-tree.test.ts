// The tree of changes: what redo leads to, the way between branches, and files from before there were branches.
import { expect, it } from 'vitest';
import { finish, inOneStep } from '../../../../shared/model/steps.ts';
import {
  branchesOf,
  nextState,
  parentOf,
  wayTo,
} from '../../../../electron/engine/store/history/change-tree.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { makeEarlier } from '../rows/earlier-version.ts';
import { dump, storeWith } from '../rows/sample-project.ts';
import { changeAtOnce, undoAtOnce } from './at-once.ts';

const change = (store: ProjectStore, value: string): void => {
  changeAtOnce(store, `Edit ${value}`, (w) => {
    w.set('lastmod', Uint32Array.of(1), value);
  });
};
const goTo = (store: ProjectStore, state: number): unknown =>
  finish(store.states.goTo(state, () => inOneStep(() => undefined)));

it('leads from branch to branch over where they part, and redo along the one visited last', () => {
  const store = storeWith([{ loc: 'https://a.example/' }]);
  change(store, '2024');
  change(store, '2025');
  undoAtOnce(store);
  change(store, '2026');
  expect(wayTo(store.db, 3)).toEqual([
    { change: 4, direction: 'undo' },
    { change: 3, direction: 'redo' },
  ]);
  expect(wayTo(store.db, 4)).toEqual([]);
  expect(wayTo(store.db, 9)).toBeNull();
  expect([3, 4].map((id) => parentOf(store.db, id))).toEqual([2, 2]);
  expect([...branchesOf(store.db)]).toEqual([[3, 1]]);
  goTo(store, 1);
  expect(nextState(store.db, 2)).toBe(4);
  goTo(store, 3);
  goTo(store, 0);
  expect(nextState(store.db, 2)).toBe(3);
  // The way that redo goes is no other branch.
  expect([...branchesOf(store.db)]).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
});

it('takes over the line of changes of an earlier version, with those that were undone', () => {
  const store = storeWith([{ loc: 'https://a.example/' }]);
  for (const value of ['2024', '2025', '2026']) change(store, value);
  const last = dump(store);
  undoAtOnce(store);
  undoAtOnce(store);
  store.close();
  makeEarlier(store.path, 27);
  const again = ProjectStore.open(store.path);
  expect([1, 2, 3, 4].map((id) => parentOf(again.db, id))).toEqual([0, 1, 2, 3]);
  expect(again.historyState()).toMatchObject({
    undo: { label: { text: 'Edit 2024' } },
    redo: { label: { text: 'Edit 2025' } },
  });
  change(again, '1999');
  goTo(again, 4);
  expect(dump(again)).toEqual(last);
  again.close();
});
