import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import { SET_COLUMNS, type SetColumn, type ViewQuery } from '../../../../shared/model/rows/view-query.ts';
import { emptyStore, importRows, storeWith } from '../../store/rows/sample-project.ts';
import { anyCells, anyCondition } from '../sort/arbitrary-view.ts';
import { blockedAgents, naive, naiveValues, type Row } from '../sort/naive-view.ts';

const LOCATIONS = { 1: '/in/a.xml' };
const anyRow = fc.record({ ...anyCells, ext: fc.constant(null) });

describe('the values of a column', () => {
  it('are those of the rows that meet the filter, each with its rows', async () => {
    const store = emptyStore();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: 20 }),
        fc.array(anyCondition, { maxLength: 2 }),
        fc.constantFrom(...SET_COLUMNS),
        async (rows, filter, column) => {
          store.db.exec('DELETE FROM url; DELETE FROM change; DELETE FROM change_part; DELETE FROM source');
          store.db.lastId = 0;
          importRows(store, rows);
          const issues = store.db.all('SELECT issues FROM url ORDER BY id').map(([flags]) => Number(flags));
          const model: Row[] = rows.map((row, i) => ({
            ...row,
            lastmod: row.lastmod === '' ? null : row.lastmod,
            changefreq: row.changefreq === '' ? null : row.changefreq,
            priority: row.priority === '' ? null : row.priority,
            id: i + 1,
            source: 1,
            included: true,
            broken: store.ruleSets.rulesOf(issues[i] ?? 0),
          }));
          const met = new Set(naive(model, { filter, sort: [] }, LOCATIONS));
          const expected = naiveValues(
            model.filter(({ id }) => met.has(id)),
            column,
          );
          const views = new ViewRegistry(store.db);
          views.judgeBy(blockedAgents);
          const { values, more } = await views.values({ column, filter, limit: 1_000 });
          expect(new Map(values.map(({ value, rows: count }) => [value, count]))).toEqual(expected);
          expect(more).toBe(false);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('stand in the order of sorting; of too many, those with the most rows are given', async () => {
    const rows = ['b', 'a', 'a', 'c', 'c', 'c', 'd.x'].map((host) => ({ loc: `https://${host}/` }));
    const views = new ViewRegistry(storeWith([...rows, { loc: 'none' }]).db);
    const all = { column: 'host', filter: [], limit: 10 } as const;
    const named = async (query: Parameters<ViewRegistry['values']>[0]): Promise<unknown[]> =>
      (await views.values(query)).values.map(({ value }) => value);
    expect(await named(all)).toEqual(['a', 'b', 'c', 'd.x', null]);
    expect(await views.values({ ...all, limit: 2 })).toEqual({
      values: [
        { value: 'a', rows: 2 },
        { value: 'c', rows: 3 },
      ],
      more: true,
    });
    expect(await named({ ...all, search: '.X' })).toEqual(['d.x']);
  });

  it('are those of some rows alone, without rows that are gone', async () => {
    const rows = ['a', 'b', 'b', 'c', 'd'].map((host) => ({
      loc: `https://${host}/`,
      lastmod: '2026-01-01',
    }));
    const store = storeWith(rows);
    const views = new ViewRegistry(store.db);
    const { view } = await views.open({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] });
    store.db.run('UPDATE url SET deleted = 1 WHERE id = 5');
    const set = { kind: 'view', view, ranges: [{ from: 0, to: 4 }] } as const;
    const of = async (column: SetColumn, filter: ViewQuery['filter'] = []): Promise<unknown> =>
      (await views.values({ column, filter, limit: 10 }, set)).values;
    expect(await of('host')).toEqual([
      { value: 'b', rows: 2 },
      { value: 'c', rows: 1 },
    ]);
    expect(await of('loc', [{ kind: 'text', column: 'host', operator: 'equals', value: 'c' }])).toEqual([
      { value: 'https://c/', rows: 1 },
    ]);
    expect(await of('robots:Googlebot')).toEqual([{ value: null, rows: 3 }]);
  });

  it('of a row are what it is found by, and left out by', async () => {
    const store = emptyStore();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...SET_COLUMNS),
        async (rows, column) => {
          store.db.exec('DELETE FROM url; DELETE FROM change; DELETE FROM change_part; DELETE FROM source');
          store.db.lastId = 0;
          importRows(store, rows);
          const views = new ViewRegistry(store.db);
          views.judgeBy(blockedAgents);
          const found = await views.values({ column, filter: [], limit: 99 }, { kind: 'ids', ids: [1] });
          const condition = { kind: 'set', column, values: found.values.map(({ value }) => value) } as const;
          const idsOf = async (not: boolean): Promise<number[]> => {
            const { view } = await views.open({ filter: [{ ...condition, not }], sort: [] });
            return [...views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows.length }] })];
          };
          const [these, others] = [await idsOf(false), await idsOf(true)];
          expect(these).toContain(1);
          expect([...these, ...others].sort((a, b) => a - b)).toEqual(rows.map((_, i) => i + 1));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of some rows are no longer counted where they are too many to be asked for', async () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => ({ loc: `https://a/${i}` }));
    const views = new ViewRegistry(storeWith(rows).db);
    const all = { kind: 'ids', ids: rows.map((_, i) => i + 1) } as const;
    for (const column of ['loc', 'path'] as const) {
      const { values, more } = await views.values({ column, filter: [], limit: 10 }, all);
      expect([values.length, more]).toEqual([10, true]);
    }
  });

  it('of addresses are searched for before they are counted', async () => {
    const views = new ViewRegistry(
      storeWith(['b', 'a', 'ab'].map((name) => ({ loc: `https://x/${name}?${name}` }))).db,
    );
    for (const column of ['loc', 'path', 'query'] as const) {
      const { values } = await views.values({ column, filter: [], search: 'A', limit: 10 });
      expect(values.map(({ value }) => String(value).replace(/^.*[/?]/, ''))).toEqual(['a', 'ab']);
    }
  });

  it('are given to the latest question only', async () => {
    const views = new ViewRegistry(storeWith([{ loc: 'https://a/' }]).db);
    const first = views.values({ column: 'host', filter: [], limit: 9 });
    const second = views.values({ column: 'depth', filter: [], limit: 9 });
    await Promise.allSettled([first]);
    expect((await second).values).toEqual([{ value: 0, rows: 1 }]);
  });
});
