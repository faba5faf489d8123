// Cells that were cut go over others: what is there afterwards, what stays, and that one undo takes it back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editCut, editDropCut } from '../../../../../electron/engine/features/edit/requests/edit-cut.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editMove } from '../../../../../electron/engine/features/edit/requests/edit-move.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import { EDITABLE_COLUMNS } from '../../../../../shared/model/rows/row.ts';
import { engineWith } from '../../../test-engine.ts';

/** Each makes a project. */
const RUNS = 25;

type Columns = RequestParams<'edit.move'>['columns'];

const rows = ['a', 'b', 'c', 'd'].map((name, i) => ({
  loc: `https://a.example/${name}`,
  lastmod: `2026-01-0${String(i + 1)}`,
  priority: (i + 1) / 10,
}));
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });
const same = (...names: (typeof EDITABLE_COLUMNS)[number][]): Columns =>
  names.map((name) => ({ from: name, to: name }));

async function cut(context: EngineContext, ...list: number[]): Promise<number> {
  return (await editCut({ rows: ids(...list) }, context)).cut;
}

/** All cells of all rows that are there. */
function cells(context: EngineContext) {
  const { store } = currentProject(context);
  return store.db.all(
    'SELECT id, loc, hash, lastmod, changefreq, priority, included FROM url WHERE deleted = 0',
  );
}

function columnOf(context: EngineContext, name: 'loc' | 'lastmod' | 'priority'): unknown[] {
  const { store } = currentProject(context);
  return store.db.all(`SELECT ${name} FROM url WHERE deleted = 0 ORDER BY id`).flat();
}

describe('cells that were cut', () => {
  it('go over others and leave their own empty, as one undo step', async () => {
    const { context } = engineWith(rows);
    const before = cells(context);
    const move = { cut: await cut(context, 1, 2), columns: same('lastmod', 'priority'), onto: ids(3, 4) };
    expect(await editMove(move, context)).toMatchObject({
      changed: 4,
      left: 0,
      copied: 0,
      history: { undo: { label: { code: 'move' } } },
    });
    expect(columnOf(context, 'lastmod')).toEqual([null, null, '2026-01-01', '2026-01-02']);
    expect(columnOf(context, 'priority')).toEqual([null, null, 0.1, 0.2]);
    await historyUndo({}, context);
    expect(cells(context)).toEqual(before);
  });

  it.each([
    ['down', [1, 2, 3], [2, 3, 4], [null, '2026-01-01', '2026-01-02', '2026-01-03']],
    ['up', [2, 3, 4], [1, 2, 3], ['2026-01-02', '2026-01-03', '2026-01-04', null]],
    ['onto themselves', [1, 2], [1, 2], ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']],
    ['onto each other', [1, 4], [4, 1], ['2026-01-04', '2026-01-02', '2026-01-03', '2026-01-01']],
  ])('may overlap their targets: %s', async (_, from, to, expected) => {
    const { context } = engineWith(rows);
    await editMove({ cut: await cut(context, ...from), columns: same('lastmod'), onto: ids(...to) }, context);
    expect(columnOf(context, 'lastmod')).toEqual(expected);
  });

  it('go to other columns of the same rows', async () => {
    const { context } = engineWith([{ loc: 'https://a.example/', lastmod: '2026-01-01', changefreq: null }]);
    const columns: Columns = [
      { from: 'lastmod', to: 'loc' },
      { from: 'loc', to: 'lastmod' },
    ];
    const move = { cut: await cut(context, 1), columns, onto: ids(1), force: true };
    await editMove(move, context);
    expect(cells(context)[0]?.slice(1, 4)).toMatchObject([
      '2026-01-01',
      expect.any(Number),
      'https://a.example/',
    ]);
  });

  it('have the values that they have when they are moved, whatever the view shows by then', async () => {
    const { context } = engineWith(rows);
    const number = await cut(context, 1);
    await editSet({ rows: ids(1), column: 'lastmod', value: '2026-09-09' }, context);
    await editMove({ cut: number, columns: same('lastmod'), onto: ids(4) }, context);
    expect(columnOf(context, 'lastmod')).toEqual([null, '2026-01-02', '2026-01-03', '2026-09-09']);
  });

  it('leave an address empty and flagged, and keep its hash right', async () => {
    const { context } = engineWith(rows);
    await editMove({ cut: await cut(context, 1), columns: same('loc'), onto: ids(2) }, context);
    expect(columnOf(context, 'loc')).toEqual([
      '',
      'https://a.example/a',
      'https://a.example/c',
      'https://a.example/d',
    ]);
    const [first] = currentProject(context).views.rows([1]);
    expect(first?.problems).toContain('loc-missing');
  });

  it('stay where no column took them, and are copied where their column can’t be emptied', async () => {
    const { context } = engineWith(rows);
    const columns: Columns = [
      { from: 'loc', to: null },
      { from: 'line', to: 'priority' },
      { from: 'included', to: 'included' },
    ];
    const move = { cut: await cut(context, 1), columns, onto: ids(2), force: true };
    expect(await editMove(move, context)).toMatchObject({ left: 1, copied: 1 });
    expect(columnOf(context, 'loc')).toEqual(rows.map(({ loc }) => loc));
    expect(currentProject(context).views.rows([1, 2])).toMatchObject([
      { included: true, line: 1 },
      { included: true, priority: 1 },
    ]);
  });

  it('become new rows below the last one where that is wanted, and stay otherwise', async () => {
    const { context } = engineWith(rows);
    const move = { columns: same('loc', 'lastmod'), onto: ids(4) };
    await editMove({ ...move, cut: await cut(context, 1, 2) }, context);
    expect(columnOf(context, 'lastmod')).toEqual([null, '2026-01-02', '2026-01-03', '2026-01-01']);
    const result = await editMove({ ...move, cut: await cut(context, 2, 3), add: true }, context);
    expect(result).toMatchObject({ added: [5] });
    expect(columnOf(context, 'loc')).toEqual(['', '', '', 'https://a.example/b', 'https://a.example/c']);
    expect(columnOf(context, 'lastmod')).toEqual([null, null, null, '2026-01-02', '2026-01-03']);
  });
});

describe('values that are not valid where they go', () => {
  const columns: Columns = [{ from: 'lastmod', to: 'priority' }];

  it('are refused with the whole move, kept by force, or stay where they are', async () => {
    const { context } = engineWith([{ loc: 'https://a.example/1', lastmod: '2026-01-01' }, ...rows]);
    const number = await cut(context, 1);
    const move = { cut: number, columns, onto: ids(2) };
    const before = cells(context);
    await expect(async () => editMove(move, context)).rejects.toMatchObject({
      code: 'invalid-value',
      reason: {
        key: 'block-refused',
        params: { row: 1, field: 'priority', why: { key: 'typed-priority-invalid' } },
      },
    });
    expect(cells(context)).toEqual(before);
    await editMove({ ...move, skip: true }, context);
    expect(cells(context)).toEqual(before);
    await editMove({ ...move, force: true }, context);
    expect(columnOf(context, 'lastmod')[0]).toBeNull();
    expect(columnOf(context, 'priority')[1]).toBe('2026-01-01');
  });
});

describe('a cut', () => {
  it('moves nothing where a row of it was deleted, and says so', async () => {
    const { context } = engineWith(rows);
    const number = await cut(context, 1, 2);
    await editDelete({ rows: ids(2) }, context);
    const before = cells(context);
    await expect(async () =>
      editMove({ cut: number, columns: same('lastmod'), onto: ids(3, 4) }, context),
    ).rejects.toMatchObject({ code: 'not-found', reason: { key: 'cut-rows-gone' } });
    expect(cells(context)).toEqual(before);
  });

  it('moves nothing where its cells were emptied since: they would empty others', async () => {
    const { context } = engineWith(rows);
    const move = { cut: await cut(context, 1), columns: same('lastmod'), onto: ids(4) };
    await editSet({ rows: ids(1), column: 'lastmod', value: '' }, context);
    const before = cells(context);
    await expect(async () => editMove({ ...move, filled: true }, context)).rejects.toMatchObject({
      reason: { key: 'cut-emptied' },
    });
    expect(cells(context)).toEqual(before);
    await editMove(move, context);
    expect(columnOf(context, 'lastmod')[3]).toBeNull();
  });

  it('is over once it is given up, or others are cut', async () => {
    const { context } = engineWith(rows);
    const [first, second] = [await cut(context, 1), await cut(context, 2)];
    const move = (number: number) => async () =>
      editMove({ cut: number, columns: same('lastmod'), onto: ids(3) }, context);
    const gone = { code: 'not-found', reason: { key: 'cut-gone' } };
    await expect(move(first)).rejects.toMatchObject(gone);
    await editDropCut({ cut: first }, context);
    await editDropCut({ cut: second }, context);
    await expect(move(second)).rejects.toMatchObject(gone);
  });

  it('refuses targets that are gone rather than to lose what goes there', async () => {
    const { context } = engineWith(rows);
    const number = await cut(context, 1);
    await editDelete({ rows: ids(4) }, context);
    await expect(async () =>
      editMove({ cut: number, columns: same('lastmod'), onto: ids(4) }, context),
    ).rejects.toMatchObject({ reason: { key: 'row-gone' } });
  });
});

describe('a move of any cells', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
  const column = fc.constantFrom(...EDITABLE_COLUMNS);
  const pairs = fc
    .tuple(fc.uniqueArray(column, { minLength: 1 }), fc.uniqueArray(column, { minLength: 5 }))
    .map(([from, to]): Columns => from.map((one, i) => ({ from: one, to: to[i] ?? null })));

  it('and its undo are nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        some,
        some,
        pairs,
        fc.boolean(),
        fc.boolean(),
        async (from, to, columns, add, skip) => {
          const { context } = engineWith([...rows, { loc: 'nonsense', lastmod: 'soon' }, { loc: '' }]);
          const before = cells(context);
          const move = {
            cut: await cut(context, ...from),
            columns,
            onto: ids(...to),
            add,
            skip,
            force: !skip,
          };
          // A text that is neither yes nor no can't be forced into included.
          await Promise.resolve(move)
            .then((one) => editMove(one, context))
            .catch((error: unknown) => {
              expect(error).toMatchObject({ reason: { params: { why: { key: 'included-invalid' } } } });
            });
          // Refused, or onto themselves, they are no step.
          const { undo } = currentProject(context).store.historyState();
          if (undo?.label.code === 'move') await historyUndo({}, context);
          expect(cells(context)).toEqual(before);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('loses nothing but what was written over by a value that came', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, fc.boolean(), async (from, to, skip) => {
        const { context } = engineWith([...rows, { loc: 'nonsense', lastmod: 'soon' }, { loc: '' }]);
        const before = columnOf(context, 'lastmod');
        const move = { columns: same('lastmod'), onto: ids(...to), skip, force: !skip };
        await editMove({ cut: await cut(context, ...from), ...move }, context);
        const after = columnOf(context, 'lastmod');
        for (const [i, text] of before.entries()) {
          // Without room below the last target they are not moved.
          const moved = from.slice(0, to.length);
          const place = to[moved.indexOf(i + 1)];
          const isMoved = place !== undefined && after[place - 1] === text;
          const isWrittenOver = !moved.includes(i + 1) && to.slice(0, from.length).includes(i + 1);
          expect(isMoved || after[i] === text || isWrittenOver).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves what would go over a value that stays, too', async () => {
    const { context } = engineWith([...rows, { loc: 'https://a.example/e', lastmod: 'soon' }]);
    const move = { columns: same('lastmod'), onto: ids(2, 1, 5), skip: true };
    await editMove({ cut: await cut(context, 5, 3, 4), ...move }, context);
    const day = (n: number) => `2026-01-0${String(n)}`;
    expect(columnOf(context, 'lastmod')).toEqual([day(3), day(2), null, day(4), 'soon']);
  });
});
