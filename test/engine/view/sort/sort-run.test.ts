// Runs of texts, read and merged, give the ranks that a plain sort of all texts gives.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunMerge } from '../../../../electron/engine/view/sort/merge-runs.ts';
import { sortedRun, type SortedRun } from '../../../../electron/engine/view/sort/sort-run.ts';
import { readRun } from '../../../../electron/engine/view/sort/text-runs.ts';
import { viewColumn } from '../../../../electron/engine/view/column-values.ts';
import { NO_VERDICTS } from '../../../../electron/engine/view/verdict-columns.ts';
import { pathOf } from '../../../../shared/model/rows/loc-parts.ts';
import { emptyStore, importRows } from '../../store/rows/sample-project.ts';

function runOf(texts: readonly Uint8Array[], firstId: number): SortedRun {
  const sorted = texts
    .map((bytes, i) => ({ bytes, id: firstId + i }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  return sortedRun({
    ids: Uint32Array.from(sorted, ({ id }) => id),
    lengths: Uint32Array.from(sorted, ({ bytes }) => bytes.length),
    bytes: new Uint8Array(Buffer.concat(sorted.map(({ bytes }) => bytes))),
  });
}

// Few different bytes, zeros among them, so that texts share much, repeat, and end within others.
const text = fc
  .tuple(
    fc.constantFrom('', 'https://a.example/', 'abcdefgh'),
    fc.array(fc.constantFrom(0, 97, 98, 255), { maxLength: 14 }),
  )
  .map(([head, tail]) => new Uint8Array([...Buffer.from(head), ...tail]))
  .filter(({ length }) => length > 0);

describe('runs of texts', () => {
  it('are ranked by their bytes, equal ones equally, however many are merged at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 300 }),
        (lists, atOnce) => {
          let id = 0;
          const runs = lists.map((list) => runOf(list, (id += list.length) - list.length));
          const all = lists.flat().map((one) => Buffer.from(one).toString('latin1'));
          const different = [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
          const ranks = new Uint32Array(id);
          const merge = new RunMerge(runs, ranks);
          while (!merge.advance(atOnce));
          expect(Array.from(ranks)).toEqual(all.map((one) => different.indexOf(one)));
          expect(merge.groups).toBe(different.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('of a project keep line breaks, characters of all lengths and the parts of addresses apart, and no empty text', () => {
    const path = fc.string({
      unit: fc.constantFrom('a', '/', 'é', '\u{ffff}', '\u{10000}', '\n'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 40 }), (paths) => {
        const store = emptyStore();
        const locs = paths.map((one) => `https://a.example/${one}`);
        importRows(
          store,
          locs.map((loc, i) => ({ loc, lastmod: i % 3 === 0 ? `2024-05-0${String(1 + (i % 5))}` : '' })),
        );
        const texts = {
          loc: locs,
          path: locs.map((loc) => pathOf(loc) ?? ''),
          lastmod: locs.map((_, i) => (i % 3 === 0 ? `2024-05-0${String(1 + (i % 5))}` : '')),
        };
        for (const column of ['loc', 'path', 'lastmod'] as const) {
          const view = viewColumn(column, NO_VERDICTS);
          const run = readRun(store.db, view, { ids: null, last: locs.length }, 0);
          const bytes = texts[column].map((text) => Buffer.from(text)).filter(({ length }) => length > 0);
          expect(textsOf(run)).toEqual(bytes.sort(Buffer.compare).map(String));
          expect(Array.from(run.ids, (id) => texts[column][id - 1])).toEqual(textsOf(run));
          expect(new Set(run.ids).size).toBe(run.ids.length);
        }
        store.close();
      }),
      { numRuns: 25 },
    );
  });
});

/** The texts of a run, put together from what it keeps. */
function textsOf({ lengths, shared, bytes }: SortedRun): string[] {
  let before = Buffer.alloc(0);
  let at = 0;
  return Array.from(lengths, (length, i) => {
    const same = shared[i] ?? 0;
    before = Buffer.concat([before.subarray(0, same), bytes.subarray(at, (at += length - same))]);
    return before.toString();
  });
}
