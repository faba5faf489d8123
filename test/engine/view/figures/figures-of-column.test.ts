import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DistinctTexts, TEXT_END } from '../../../../electron/engine/view/figures/distinct-texts.ts';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import { depthOf, hostOf, pathOf, queryOf } from '../../../../shared/model/rows/loc-parts.ts';
import { emptyStore, importRows, storeWith } from '../../store/rows/sample-project.ts';
import { anyCells } from '../sort/arbitrary-view.ts';

const END = String.fromCharCode(TEXT_END);

const PLAIN = {
  loc: (loc: string) => loc || null,
  host: hostOf,
  path: pathOf,
  query: queryOf,
  depth: depthOf,
} as const;

describe('the figures of a column', () => {
  it('are those that a plain look at each row gives', async () => {
    const store = emptyStore();
    const anyRow = fc.record({ ...anyCells, ext: fc.constant(null) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(19), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(
          'loc',
          'lastmod',
          'changefreq',
          'priority',
          'host',
          'path',
          'query',
          'depth' as const,
        ),
        async (rows, chosen, column) => {
          fc.pre(!JSON.stringify(rows).includes('\\u001f'));
          store.db.exec('DELETE FROM url; DELETE FROM change; DELETE FROM change_part; DELETE FROM source');
          store.db.lastId = 0;
          importRows(store, rows);
          const places = [...new Set(chosen)].filter((place) => place < rows.length);
          const values = places.flatMap((place) => {
            const row = rows[place];
            if (!row) return [];
            const value =
              column === 'lastmod' || column === 'changefreq' || column === 'priority'
                ? row[column]
                : PLAIN[column](row.loc);
            return value === null || value === '' ? [] : [value];
          });
          const set = { kind: 'ids', ids: places.map((place) => place + 1) } as const;
          const found = await new ViewRegistry(store.db).figures(set, column);
          expect(found).toMatchObject({
            rows: places.length,
            filled: values.length,
            distinct: new Set(values).size,
            more: false,
          });
          if (column !== 'priority' && column !== 'depth') return;
          const numbers = values.filter((value) => typeof value === 'number');
          expect([found.least, found.most]).toEqual(
            numbers.length === 0 ? [null, null] : [Math.min(...numbers), Math.max(...numbers)],
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('are the first and the last date, whatever else is in the column', async () => {
    const dates = ['2024-05-01', 'soon', '2023', '2024-05-01T10:00:00Z', null, '-'];
    const views = new ViewRegistry(
      storeWith(dates.map((lastmod, i) => ({ loc: `https://a/${i}`, lastmod }))).db,
    );
    const { view } = await views.open({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] });
    const of = (to: number): ReturnType<typeof views.figures> =>
      views.figures({ kind: 'view', view, ranges: [{ from: 0, to }] }, 'lastmod');
    expect(await of(6)).toEqual({
      rows: 6,
      filled: 5,
      distinct: 5,
      more: false,
      least: '2023',
      most: '2024-05-01T10:00:00Z',
    });
    expect(await of(2)).toMatchObject({ filled: 1, distinct: 1, least: null, most: null });
  });

  it('leave out what counts nothing, and rows that are gone; of problems only the rows are told', async () => {
    const store = storeWith([{ loc: 'https://a/1' }, { loc: '/2' }, { loc: 'https://a/3' }]);
    const views = new ViewRegistry(store.db);
    store.db.run('UPDATE url SET images = 2 WHERE id > 1');
    store.db.run('UPDATE url SET deleted = 1 WHERE id = 3');
    const set = { kind: 'ids', ids: [3, 1, 2] } as const;
    expect(await views.figures(set, 'images')).toMatchObject({
      rows: 2,
      filled: 1,
      distinct: 1,
      least: 2,
      most: 2,
    });
    expect(await views.figures(set, 'problems')).toMatchObject({ filled: 0, distinct: null });
    expect(await views.figures(set, 'robots')).toMatchObject({ filled: 0, distinct: 0 });
    expect(await views.figures(set, 'robots:Googlebot')).toMatchObject({ filled: 0, distinct: 0 });
    expect(await views.figures(set, 'section')).toMatchObject({ filled: 2, distinct: 1, least: null });
  });

  it('are given to the latest question only', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ loc: `https://a/${i}` }));
    const views = new ViewRegistry(storeWith(rows).db);
    const set = { kind: 'ids', ids: rows.map((_, i) => i + 1) } as const;
    const first = views.figures(set, 'path').then(
      () => null,
      (cause: unknown) => cause,
    );
    const second = views.figures(set, 'loc');
    expect((await second).distinct).toBe(20_000);
    expect([null, 'cancelled']).toContain(((await first) as { code?: string } | null)?.code ?? null);
  });
});

describe('the number of different texts', () => {
  it('is that of a set, up to the most that are counted', () => {
    const texts = Array.from(
      { length: 300_000 },
      (_, i) => `https://www.example.com/p/${i % 200_000}?a=${i % 7 === 0 ? '' : 'é'}`,
    );
    const counted = new DistinctTexts();
    counted.add(Buffer.from(texts.map((text) => text + END).join('')));
    expect(counted.size).toBe(new Set(texts).size);
    const few = new DistinctTexts(1_000);
    few.add(Buffer.from(texts.map((text) => text + END).join('')));
    expect([few.size, few.more]).toEqual([1_000, true]);
  });
});
