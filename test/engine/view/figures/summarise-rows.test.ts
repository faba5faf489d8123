import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summariseRows } from '../../../../electron/engine/view/figures/summarise-rows.ts';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import { SUMMARY_COLUMNS, SUMMARY_ROWS_AT_MOST } from '../../../../shared/model/rows/selection-summary.ts';
import { storeWith } from '../../store/rows/sample-project.ts';

const row = fc.record({
  loc: fc.constantFrom('https://e.com/a', 'https://e.com/b'),
  lastmod: fc.constantFrom(null, '2026', '2026-01-01'),
  changefreq: fc.constantFrom(null, 0, 3, 'Daily', '3'),
  priority: fc.constantFrom(null, 0, 0.5, 1, '0.5'),
  ext: fc.constantFrom(null, '<image:image><image:loc>x</image:loc></image:image>'),
});

describe('summariseRows', () => {
  it('says of any rows what looking at each of them says', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.nat(), (rows, pick) => {
        const store = storeWith(rows);
        const shown = new ViewRegistry(store.db).rows(rows.map((_, i) => i + 1));
        const some = shown.slice(0, 1 + (pick % rows.length));
        const summary = summariseRows(
          store.db,
          Uint32Array.from(some, ({ id }) => id),
        );
        expect(summary.rows).toBe(some.length);
        for (const column of SUMMARY_COLUMNS) {
          const values = new Set(some.map((one) => JSON.stringify(one[column])));
          expect(summary.common?.[column].mixed, column).toBe(values.size > 1);
        }
        expect(summary.counts?.images).toBe(some.filter(({ images }) => images > 0).length);
        store.close();
      }),
      { numRuns: 20 },
    );
  });

  it('gives the common value as the user sees it', () => {
    const rows = [1, 2].map((n) => ({ loc: `https://e.com/${String(n)}`, changefreq: 3, priority: 1 }));
    const store = storeWith(rows);
    const { common } = summariseRows(store.db, Uint32Array.of(1, 2));
    expect(common).toEqual({
      ...Object.fromEntries(SUMMARY_COLUMNS.map((column) => [column, { mixed: false, value: null }])),
      changefreq: { mixed: false, value: 'weekly' },
      priority: { mixed: false, value: '1.0' },
      included: { mixed: false, value: 'true' },
    });
  });

  it('only counts where there are too many to look at, and skips rows that are gone', () => {
    const store = storeWith([{ loc: 'https://e.com/' }]);
    expect(summariseRows(store.db, new Uint32Array(SUMMARY_ROWS_AT_MOST + 1))).toEqual({
      rows: SUMMARY_ROWS_AT_MOST + 1,
      common: null,
      counts: null,
    });
    expect(summariseRows(store.db, Uint32Array.of(1, 77)).rows).toBe(1);
  });
});
