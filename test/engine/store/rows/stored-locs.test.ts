// Locs from the pages of a file are those that the database finds there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Database } from '../../../../electron/engine/store/file/database.ts';
import { packAny, type PackedLocs } from '../../../../electron/engine/store/rows/pack-locs.ts';
import {
  readLocsAndOdd,
  type Contains,
  type LocsAndOdd,
} from '../../../../electron/engine/store/rows/read-cells.ts';
import { readStoredLocs, replaceStoredLocs } from '../../../../electron/engine/store/rows/stored-locs.ts';
import { MANY, NEXT, withRows, type Row } from '../../../files/table-file.ts';

const CONTAINS: Contains = { column: 'loc', text: '/c/', matchCase: true };

/** In a form that can be compared. */
function told(found: LocsAndOdd | null) {
  return found && { rows: found.batch.rows, looked: found.batch.looked, odd: [...oddOf(found)] };
}

/** Of every second row, as an edit asks about those that it changes. */
function oddOf({ batch, odd }: LocsAndOdd, everySecond = false) {
  return odd(Uint32Array.from(batch.rows, ([id]) => id).filter((_, i) => !everySecond || i % 2 === 0));
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
            const stored = readStoredLocs(pages, from, to, wanted);
            const found = told(stored);
            const known = readLocsAndOdd(db, from, to, wanted);
            expect(found).toEqual(told(known));
            if (stored && known) expect(oddOf(stored, true)).toEqual(oddOf(known, true));
            read += found?.rows.length ?? 0;
          },
          { pageSize: size },
        );
      }),
      { numRuns: 150 },
    );
    expect(read).toBeGreaterThan(1_000);
  });

  it('become those that JavaScript makes of them', () => {
    const path = fc.string({ unit: fc.constantFrom('/', 'c', 'C', '/c/', 'x', '?', '%'), maxLength: 60 });
    const row = fc.record({
      id: fc.nat(2_000).map((n) => n + 1),
      loc: path.map((rest) => `https://e.com/${rest}`),
      deleted: fc.constantFrom(0, 0, 0, 1),
      issues: fc.constantFrom(0, 0, 3),
    });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 500, size: 'max' });
    const wanted = fc.record<Contains>({
      column: fc.constant('loc'),
      text: fc.constantFrom('c', '/c/', '/C/', 'cc', '%', 'https://e.com/', '/', 'absent'),
      matchCase: fc.boolean(),
    });
    const replacement = fc.constantFrom('', 'c', 'cc', '/category/', 'https://shop.e.com/', '$&');
    let changed = 0;
    fc.assert(
      fc.property(rows, fc.nat(1_500), wanted, replacement, (all, first, text, by) => {
        withRows(all, (file, open) => {
          const pages = open();
          if (!pages) return;
          const [from, to] = [first + 1, first + 1_000];
          const before = readLocsAndOdd(new Database('', file), from, to, text)!;
          const pattern = new RegExp(text.text, text.matchCase ? 'g' : 'gi');
          const locs = before.batch.rows.map(([, loc]) => String(loc));
          const after = locs.map((loc) => loc.replaceAll(pattern, () => by));
          const found = replaceStoredLocs(pages, from, to, { wanted: text, replacement: by }, '');
          if (after.some((loc, i) => loc === locs[i])) {
            expect(found).toBeNull();
            return;
          }
          expect([...(found?.ids ?? [])]).toEqual(before.batch.rows.map(([id]) => id));
          expect(found?.odd(found.ids)).toEqual(oddOf(before));
          expect(after.map((_, i) => found?.afterAt(i))).toEqual(after);
          expect(told(found?.locs)).toEqual(told(after.length === 0 ? null : packAny(locs, after)));
          changed += after.length;
        });
      }),
      { numRuns: 150 },
    );
    expect(changed).toBeGreaterThan(1_000);

    function told(packed: PackedLocs | null | undefined) {
      return packed && { before: packed.before, after: packed.after, hashes: packed.hashes };
    }
  });

  it('are replaced elsewhere where they would be too long, or are not of ASCII alone', () => {
    const wanted: Contains = { column: 'loc', text: 'c', matchCase: true };
    const many = Array.from({ length: 40 }, (_, i) => ({
      id: i + 1,
      loc: `https://e.com/${'c'.repeat(1_000)}`,
    }));
    withRows(
      many,
      (_, open) => {
        const pages = open()!;
        const found = (replacement: string) => replaceStoredLocs(pages, 1, 11, { wanted, replacement }, '');
        expect(found('x'.repeat(1_000))).toBeNull();
        expect(found('y')?.ids).toHaveLength(10);
        expect(found('é')).toBeNull();
        expect(found('a\nb')).toBeNull();
      },
      { pageSize: 8_192 },
    );
    withRows([...MANY, { id: NEXT, loc: 'https://e.com/cé' }], (_, open) => {
      expect(replaceStoredLocs(open()!, NEXT, NEXT + 1, { wanted, replacement: 'y' }, '')).toBeNull();
    });
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
    expect([...oddOf(readOne({})!)]).toEqual([]);
    expect([...oddOf(readOne({ issues: 1 })!)]).toEqual([[NEXT, { issues: 1, ext: null }]]);
    expect([...oddOf(readOne({ ext: '' })!)]).toEqual([[NEXT, { issues: 0, ext: '' }]]);
    expect([...oddOf(readOne({ ext: '<é/>', issues: 9 })!)]).toEqual([[NEXT, { issues: 9, ext: '<é/>' }]]);
  });

  it.each<[string, Omit<Row, 'id'>]>([
    ['a line feed', { loc: 'https://e.com/c/\n' }],
    ['a zero', { loc: 'https://e.com/c/\u0000' }],
    ['a row that is longer than a page', { ext: `<x>${'long '.repeat(1_000)}</x>` }],
    ['a loc that is bytes', { loc: new Uint8Array([0x2f]) as unknown as string }],
    ['a row whose extensions are bytes', { ext: new Uint8Array([0x3c]) }],
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
