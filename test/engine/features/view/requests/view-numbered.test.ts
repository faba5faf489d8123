// The numbers of rows in the unsorted, unfiltered project: with windows of any view, and back to their places there.
import { expect, it } from 'vitest';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { viewNumbered } from '../../../../../electron/engine/features/view/requests/view-numbered.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import { viewRows } from '../../../../../electron/engine/features/view/requests/view-rows.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import { engineWith } from '../../../test-engine.ts';

type ViewQuery = RequestParams<'view.open'>;

const NAMES = ['d', 'b', 'a', 'c'];
const BY_LOC: ViewQuery = { filter: [], sort: [{ column: 'loc', direction: 'asc' }] };
const NOT_A: ViewQuery = {
  ...BY_LOC,
  filter: [{ kind: 'text', column: 'loc', operator: 'contains', value: 'a.example/a', not: true }],
};

function start(): EngineContext {
  return engineWith(NAMES.map((name) => ({ loc: `https://a.example/${name}` }))).context;
}

async function numbers(context: EngineContext, query: ViewQuery) {
  const { view } = await viewOpen(query, context);
  const { rows } = await viewRows({ view, start: 0, count: 100, numbers: true }, context);
  return rows.map(({ loc, number }) => [loc.slice('https://a.example/'.length), number]);
}

it('come with the rows of a sorted and filtered view', async () => {
  const context = start();
  expect(await numbers(context, NOT_A)).toEqual([
    ['b', 2],
    ['c', 4],
    ['d', 1],
  ]);
  const { view } = await viewOpen(BY_LOC, context);
  const { rows } = await viewRows({ view, start: 0, count: 100 }, context);
  expect(rows.some((row) => 'number' in row)).toBe(false);
});

it('count rows that were inserted between others, and leave out those that are gone', async () => {
  const context = start();
  const rows = { kind: 'ids' as const, ids: [] };
  const at = { row: 2, side: 'before' } as const;
  await editPaste(
    { rows, columns: ['loc'], values: [], at, add: [['https://a.example/x'], ['https://a.example/y']] },
    context,
  );
  expect(await numbers(context, { filter: [], sort: [] })).toEqual([
    ['d', 1],
    ['x', 2],
    ['y', 3],
    ['b', 4],
    ['a', 5],
    ['c', 6],
  ]);
  const { view } = await viewOpen(BY_LOC, context);
  await editDelete({ rows: { kind: 'ids', ids: [1] } }, context);
  const { rows: left } = await viewRows({ view, start: 0, count: 100, numbers: true }, context);
  expect(left.map(({ number }) => number)).toEqual([4, 3, 5, null, 1, 2]);
  await historyUndo({}, context);
  await historyUndo({}, context);
  expect(await numbers(context, BY_LOC)).toEqual([
    ['a', 3],
    ['b', 2],
    ['c', 4],
    ['d', 1],
  ]);
});

it('lead to the places of their rows in a view', async () => {
  const context = start();
  const { view } = await viewOpen(NOT_A, context);
  const places = [];
  for (const number of [0, 1, 2, 3, 4, 5])
    places.push((await viewNumbered({ view, number }, context)).position);
  expect(places).toEqual([-1, 2, 0, -1, 1, -1]);
});
