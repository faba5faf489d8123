// Rows that are added by pasting stand where they were put, in the view that they were put into.
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editHold, editLetGo } from '../../../../../electron/engine/features/edit/requests/edit-hold.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { engineWith } from '../../../test-engine.ts';

const rows = ['a', 'b', 'c', 'd'].map((name) => ({ loc: `https://a.example/${name}` }));
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });
const order = (context: EngineContext, view: number): number[] =>
  currentProject(context)
    .views.window({ view, start: 0, count: 9 })
    .rows.map(({ id }) => id);

describe('rows that are inserted into a view', () => {
  const sort = [{ column: 'loc', direction: 'desc' }] as const;
  const query = { filter: [{ kind: 'search' as const, value: 'example' }], sort: [...sort] };
  const insert = async (
    context: EngineContext,
    view: number,
    row: number,
    side: 'before' | 'after' = 'before',
  ) =>
    editPaste({ rows: ids(), columns: ['loc'], values: [], add: [['']], at: { row, side }, view }, context);
  it('stay above their row, whatever filter and sort say of them, until the query is run again', async () => {
    const { context } = engineWith(rows);
    const first = await viewOpen(query, context);
    await insert(context, first.view, 2);
    const second = await viewOpen({ ...query, from: first.view }, context);
    expect(second).toMatchObject({ rows: 5, kept: true });
    expect(order(context, second.view)).toEqual([4, 3, 5, 2, 1]);
    await insert(context, second.view, 5);
    const third = await viewOpen({ ...query, from: second.view }, context);
    expect(order(context, third.view)).toEqual([4, 3, 6, 5, 2, 1]);
    const again = await viewOpen(query, context);
    expect(again).not.toHaveProperty('kept');
    expect(order(context, again.view)).toEqual([4, 3, 2, 1]);
  });

  it('stay below their row where that was asked', async () => {
    const { context } = engineWith(rows);
    const { view } = await viewOpen(query, context);
    await insert(context, view, 2, 'after');
    expect(order(context, (await viewOpen({ ...query, from: view }, context)).view)).toEqual([4, 3, 2, 5, 1]);
  });

  it('stand where the query has them once other rows came or went, and in any other view', async () => {
    const { context } = engineWith(rows);
    const [view, other] = [await viewOpen(query, context), await viewOpen(query, context)];
    await insert(context, view.view, 2);
    expect(await viewOpen({ ...query, from: other.view }, context)).toMatchObject({ rows: 4 });
    await editDelete({ rows: ids(1) }, context);
    const now = await viewOpen({ ...query, from: view.view }, context);
    expect(order(context, now.view)).toEqual([4, 3, 2]);
  });
});

describe('a block with values that are not valid', () => {
  const columns: ('lastmod' | 'priority' | 'included')[] = ['lastmod', 'priority', 'included'];
  const block = {
    rows: ids(1, 2, 3),
    columns,
    values: [['2026-01-01', '0.5'], ['2026-01-02', 'high'], ['soon']],
    add: [['late', '7']],
  };
  const params = (change: Partial<typeof block> & { force?: boolean }) => {
    const { context } = engineWith(rows);
    return expect(async () => editPaste({ ...block, ...change }, context)).rejects;
  };

  it('is refused with their number and the topmost of them, new rows and all', async () => {
    await params({}).toMatchObject({
      message: expect.stringMatching(/Row 2 .* the first of 4 values that are not valid/) as string,
      reason: {
        key: 'block-refused',
        params: {
          row: 2,
          field: 'priority',
          why: { key: 'typed-priority-invalid', params: { text: 'high' } },
          count: 4,
        },
      },
    });
  });

  it('names first what no insisting keeps, also of new rows', async () => {
    const values = [['soon', '9', 'FALSE'], [], ['', '', 'no']];
    const why = { key: 'included-invalid', params: { text: 'no' } };
    const refused = { key: 'block-refused', params: { row: 3, field: 'included', why, count: 2 } };
    const add = [['late', '7', 'maybe']];
    await params({ values, add }).toMatchObject({ reason: refused });
    await params({ values, add, force: true }).toMatchObject({ reason: refused });
  });
});

describe('new rows of a paste', () => {
  const columns: ('loc' | 'priority')[] = ['loc', 'priority'];
  const block = {
    rows: ids(4),
    columns,
    values: [['https://a.example/e', '0.5']],
    add: [
      ['https://a.example/f', ''],
      ['https://a.example/g', '5'],
    ],
  };

  it('are refused with the whole block where a value is not valid, with the line of it', async () => {
    const { context } = engineWith(rows);
    const before = currentProject(context).store.historyState();
    const message = 'Nothing was pasted. Row 3 of the block, column Priority: ';
    await expect(async () => editPaste(block, context)).rejects.toMatchObject({
      code: 'invalid-value',
      message: expect.stringContaining(message) as string,
      reason: { params: { row: 3, field: 'priority' } },
    });
    const { view } = await viewOpen({ filter: [], sort: [] }, context);
    expect(order(context, view)).toEqual([1, 2, 3, 4]);
    expect(currentProject(context).store.historyState()).toEqual(before);
  });

  it('keep it where the user insists, and need no value', async () => {
    const { context } = engineWith(rows);
    expect(await editPaste({ ...block, force: true }, context)).toMatchObject({ added: [5, 6] });
    const again = { ...block, add: [['https://a.example/h'], ['', '']] };
    expect(await editPaste(again, context)).toMatchObject({ added: [7, 8] });
  });
});

describe('a paste of any size', () => {
  const values = (from: number, count: number): string[][] =>
    Array.from({ length: count }, (_, i) => [`https://a.example/n${String(from + i)}`, '0.5']);
  const columns: ('loc' | 'priority')[] = ['loc', 'priority'];

  it('comes in parts, goes to the rows first, and adds the others, as one step', async () => {
    const { context } = engineWith(rows);
    const { block } = (await editHold({ lines: values(0, 20_000) }, context)) as { block: number };
    for (let from = 20_000; from < 60_000; from += 20_000)
      expect(await editHold({ block, lines: values(from, 20_000) }, context)).toMatchObject({ block });
    const paste = { rows: ids(1, 2, 3, 4), columns, values: [], held: { block, over: 4 } };
    expect(await editPaste(paste, context)).toMatchObject({ changed: 60_000 });
    const { store } = currentProject(context);
    expect(store.historyState().undo).toMatchObject({ label: { code: 'paste' } });
    const { view, rows: count } = await viewOpen({ filter: [], sort: [] }, context);
    expect(count).toBe(60_000);
    const at = (start: number) =>
      currentProject(context).views.window({ view, start, count: 1 }).rows[0]?.loc;
    expect([at(0), at(3), at(4), at(59_999)]).toEqual(
      [0, 3, 4, 59_999].map((n) => `https://a.example/n${String(n)}`),
    );
    await historyUndo({}, context);
    expect((await viewOpen({ filter: [], sort: [] }, context)).rows).toBe(4);
  });

  it('is refused where its lines are gone, or another paste has begun', async () => {
    const { context } = engineWith(rows);
    const { block } = (await editHold({ lines: values(0, 1) }, context)) as { block: number };
    await editHold({ lines: values(0, 1) }, context);
    const paste = { rows: ids(1), columns, values: [], held: { block, over: 1 } };
    expect(() => editPaste(paste, context)).toThrow(/no longer available/);
    await editLetGo({}, context);
    expect(() => editHold({ block: block + 1, lines: [] }, context)).toThrow(/no longer available/);
  });

  it('is told to be too large beyond what a sheet holds', async () => {
    const { context } = engineWith(rows);
    const lines = Array.from({ length: 20_000 }, () => ['']);
    const { block } = (await editHold({ lines }, context)) as { block: number };
    const hold = () => {
      for (let i = 0; i < 60; i++) void editHold({ block, lines }, context);
    };
    expect(hold).toThrow(/At most 1,048,576 rows/);
  });

  it('goes over the rows again and again where it repeats', async () => {
    const { context } = engineWith(
      Array.from({ length: 6_000 }, (_, i) => ({ loc: `https://a.example/${String(i)}` })),
    );
    const { view } = await viewOpen({ filter: [], sort: [] }, context);
    const all = { kind: 'view' as const, view, ranges: [{ from: 0, to: 6_000 }] };
    await editPaste({ rows: all, columns: ['priority'], values: [['0.1'], ['0.9']], repeat: true }, context);
    const window = (start: number) =>
      currentProject(context)
        .views.window({ view, start, count: 2 })
        .rows.map(({ priority }) => priority);
    for (const start of [0, 2, 5_000, 5_998]) expect(window(start)).toEqual([0.1, 0.9]);
  });
});

describe('only the valid values of a block', () => {
  const columns: ('loc' | 'priority')[] = ['loc', 'priority'];
  const block = {
    rows: ids(1, 2),
    columns,
    values: [
      ['https://a.example/x', 'high'],
      ['no address', '0.3'],
    ],
    add: [
      ['https://a.example/y', 'low'],
      ['neither', '0.4'],
    ],
  };

  it('are counted with the refusal, which names the first of the others', () => {
    const { context } = engineWith(rows);
    expect(() => editPaste(block, context)).toThrow(
      expect.objectContaining({
        refused: {
          valid: 3,
          // The last line has a valid priority, which is left out with it.
          lines: { count: 1, first: [3] },
          first: [
            { row: 0, column: 'priority' },
            { row: 1, column: 'loc' },
            { row: 2, column: 'priority' },
            { row: 3, column: 'loc' },
          ].map((one) => expect.objectContaining(one) as unknown),
        },
      }),
    );
  });

  it('are pasted on request: other cells stay, and rows without a valid address do not come', async () => {
    const { context } = engineWith(rows);
    expect(await editPaste({ ...block, skip: true }, context)).toMatchObject({ added: [5] });
    const { view } = await viewOpen({ filter: [], sort: [] }, context);
    const { rows: now } = currentProject(context).views.window({ view, start: 0, count: 9 });
    expect(now.map(({ loc, priority }) => [loc, priority])).toEqual([
      ['https://a.example/x', null],
      ['https://a.example/b', 0.3],
      ['https://a.example/c', null],
      ['https://a.example/d', null],
      ['https://a.example/y', null],
    ]);
  });
});
