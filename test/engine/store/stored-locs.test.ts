// Locs from the pages of a file are those that the database finds there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Database } from '../../../electron/engine/store/database.ts';
import { readLocsAndOdd, type Contains, type LocsAndOdd } from '../../../electron/engine/store/read-cells.ts';
import { readStoredLocs } from '../../../electron/engine/store/stored-locs.ts';
import { MANY, NEXT, withRows, type Row } from './table-file.ts';

const CONTAINS: Contains = { column: 'loc', text: '/c/', matchCase: true };

/** In a form that can be compared. */
function told(found: LocsAndOdd | null) {
  return found && { rows: found.batch.rows, looked: found.batch.looked, odd: [...found.odd] };
}

/** What is read of one row behind many; null where it is left to the database. */
function readOne(row: Omit<Row, 'id'>, contains: Contains | null = null): LocsAndOdd | null {
  return withRows([...MANY, { id: NEXT, ...row }], (_, open) => {
    const pages = open();
    return pages && readStoredLocs(pages, NEXT, NEXT + 1, contains);
  });
}

describe('locs from the pages of a file', () => {
  it('are those of a range that hold a text, in files of any form', () => {
    const path = fc.string({
      unit: fc.constantFrom('/', 'c', 'C', '/c/', 'x', 'é', '%', '_'),
      maxLength: 60,
    });
    const row = fc.record({
      id: fc.nat(3_000).map((n) => n + 1),
      loc: path.map((rest) => `https://e.com/${rest}`),
      issues: fc.constantFrom(0, 0, 0, 3, 300, 70_000),
      deleted: fc.constantFrom(0, 0, 0, 1),
      ext: fc.constantFrom(null, null, '<image:image/>'),
    });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 700, size: 'max' });
    const contains = fc.record<Contains>({
      column: fc.constant('loc'),
      text: fc.constantFrom('c', '/c/', '/C/', 'cc', '%', '_', 'https://e.com/c', 'com/', 'absent', ''),
      matchCase: fc.boolean(),
    });
    const pageSize = fc.constantFrom(512, 1_024, 8_192, 65_536);
    let read = 0;
    fc.assert(
      fc.property(rows, fc.nat(2_000), fc.nat(2_000), fc.option(contains), pageSize, (...drawn) => {
        const [all, first, more, wanted, size] = drawn;
        withRows(
          all,
          (file, open) => {
            const pages = open();
            // All of it may be one page.
            if (!pages) return;
            const [from, to] = [first + 1, first + more + 2];
            const db = new Database('', file);
            const found = told(readStoredLocs(pages, from, to, wanted));
            expect(found).toEqual(told(readLocsAndOdd(db, from, to, wanted)));
            read += found?.rows.length ?? 0;
          },
          { pageSize: size },
        );
      }),
      { numRuns: 150 },
    );
    expect(read).toBeGreaterThan(1_000);
  });

  it('are all locs of a range that lacks none', () => {
    withRows(MANY, (_, open) => {
      const pages = open()!;
      const found = readStoredLocs(pages, 1, MANY.length + 1, null);
      expect(found?.batch.rows).toEqual(MANY.map(({ id }) => [id, `https://e.com/${String(id)}`]));
      expect(readStoredLocs(pages, 1, MANY.length + 2, null)).toBeNull();
    });
  });

  it('tell rows with flags or extensions', () => {
    expect([...(readOne({})?.odd ?? [])]).toEqual([]);
    expect([...(readOne({ issues: 1 })?.odd ?? [])]).toEqual([NEXT]);
    expect([...(readOne({ ext: '' })?.odd ?? [])]).toEqual([NEXT]);
  });

  it.each<[string, Omit<Row, 'id'>]>([
    ['a line feed', { loc: 'https://e.com/c/\n' }],
    ['a zero', { loc: 'https://e.com/c/\u0000' }],
    ['a row that is longer than a page', { ext: `<x>${'long '.repeat(1_000)}</x>` }],
    ['a loc that is bytes', { loc: new Uint8Array([0x2f]) as unknown as string }],
    ['flags that are more than a number of a set', { issues: 2 ** 40 }],
    ['a row of which nobody knows whether it is deleted', { deleted: null }],
  ])('are left to the database where there is %s', (_, row) => {
    expect(readOne(row)).toBeNull();
  });

  it('are left to the database where the text is very long, or is no text of a loc', () => {
    expect(readOne({}, { ...CONTAINS, text: 'x'.repeat(2_000) })).toBeNull();
    expect(readOne({}, { ...CONTAINS, column: 'lastmod' })).toBeNull();
  });

  it('are not found where the text begins in one and ends behind it', () => {
    // Behind a loc comes the next value of its row.
    expect(readOne({ loc: 'https://e.com/x/', lastmod: 'c/' }, CONTAINS)?.batch.rows).toEqual([]);
    expect(readOne({ loc: 'https://e.com/x/c', lastmod: '/' }, CONTAINS)?.batch.rows).toEqual([]);
  });
});
