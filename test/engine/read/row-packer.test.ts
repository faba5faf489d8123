// Rows come out of packing as they went in, typed where valid, and survive the way between threads.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowPacker, type RawEntry } from '../../../electron/engine/read/row-packer.ts';
import { hashLoc } from '../../../electron/engine/rows/hash-loc.ts';
import { buffersOf, unpackRows } from '../../../electron/engine/rows/packed-rows.ts';
import { rowsOf } from '../rows/rows-of.ts';

// SQLite stores UTF-8: halves of characters have no place in it.
const text = fc.string({ unit: 'binary' });
const maybeText = fc.option(text);
const entry = fc.record({
  loc: text,
  lastmod: maybeText,
  changefreq: maybeText,
  priority: maybeText,
  ext: maybeText,
  line: fc.integer({ min: 1, max: 2 ** 40 }),
});

function packed(entries: readonly RawEntry[]) {
  const rows = new RowPacker();
  for (const one of entries) rows.add(one);
  return rows.take();
}

describe('RowPacker', () => {
  it('gives back every text, also empty and absent ones', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const rows = packed(entries);
        const batch = unpackRows(structuredClone(rows, { transfer: buffersOf(rows) }));
        const column = <K extends keyof RawEntry>(name: K) =>
          entries.map((one) => (typeof one[name] === 'string' ? one[name].toWellFormed() : one[name]));
        for (const name of ['loc', 'lastmod', 'ext', 'line'] as const) {
          expect(batch[name]).toEqual(column(name));
        }
        expect(batch.hash).toEqual(entries.map(({ loc }) => hashLoc(loc)));
        expect(batch.count).toBe(entries.length);
      }),
    );
  });

  it('types valid values and keeps the text of the others', () => {
    const batch = rowsOf([
      { loc: 'https://example.com/', changefreq: 'weekly', priority: '0.5' },
      { loc: 'odd', lastmod: 'someday', changefreq: 'Weekly', priority: 'high', ext: '<a/>' },
      { loc: '' },
      { loc: 'x', changefreq: 'never', priority: '1' },
    ]);
    expect(batch).toMatchObject({
      lastmod: [null, 'someday', null, null],
      changefreq: [3, 'Weekly', null, 6],
      priority: [0.5, 'high', null, 1],
      ext: [null, '<a/>', null, null],
    });
  });
});
