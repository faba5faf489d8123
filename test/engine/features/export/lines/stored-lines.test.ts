// Rows read from the pages of a file are those that the database has, whatever the form of the file; see read-set.test.ts
// for what becomes of them.
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Database } from '../../../../../electron/engine/store/file/database.ts';
import { TablePages } from '../../../../../electron/engine/store/rows/table-pages.ts';
import {
  storedLines,
  type StoredLines,
} from '../../../../../electron/engine/features/export/lines/stored-lines.ts';
import { MANY, NEXT, TABLE, withRows, type Row } from '../../../../files/table-file.ts';

/** What is made of one row behind these; null where it is left to others. */
function lineOf(row: Omit<Row, 'id'>): string | null {
  return withRows([...MANY, { id: NEXT, ...row }], (_, pages) => nextLine(pages()));
}

function nextLine(pages: TablePages | null): string | null {
  const made = pages && storedLines(pages, { first: NEXT, last: NEXT });
  return made && made.lines.xml.toString();
}

describe('rows from the pages of a file', () => {
  it('are those of a range that are included and can be written, in files of any form', () => {
    const flag = fc.constantFrom(0, 0, 0, 0, 1);
    const row = fc.record({
      id: fc.nat(3_000).map((n) => n + 1),
      loc: fc.nat(150).map((n) => `https://e.com/${'x'.repeat(n)}`),
      issues: fc.constantFrom(0, 0, 8, 1_024, 3, -8, 2 ** 40),
      deleted: flag,
      included: flag.map((n) => 1 - n),
    });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 900, size: 'max' });
    const range = fc
      .tuple(fc.nat(2_000), fc.nat(2_000))
      .map(([first, more]) => ({ first, last: first + more }));
    let read = 0;
    fc.assert(
      fc.property(
        rows,
        range,
        fc.constantFrom(512, 1_024, 8_192, 65_536),
        (all, { first, last }, pageSize) => {
          withRows(
            all,
            (db, open) => {
              const pages = open();
              // All of it may be one page.
              if (!pages) return;
              const made = storedLines(pages, { first, last });
              const wanted = db
                .prepare(
                  `SELECT id, loc, issues & 7 AS blocked FROM url
                   WHERE id BETWEEN ? AND ? AND deleted = 0 AND included = 1 ORDER BY id`,
                )
                .all(first, last) as unknown as { id: number; loc: string; blocked: number }[];
              const written = wanted.filter(({ blocked }) => blocked === 0);
              expect(made?.lines.xml.toString()).toBe(
                written.map(({ loc }) => `<url><loc>${loc}</loc></url>\n`).join(''),
              );
              expect([...(made?.ids ?? [])]).toEqual(written.map(({ id }) => id));
              expect(made?.blocked).toBe(wanted.length - written.length);
              read += written.length;
            },
            { pageSize, table: `${TABLE}; CREATE INDEX loc ON url(loc)` },
          );
        },
      ),
      { numRuns: 150 },
    );
    expect(read).toBeGreaterThan(2_000);
  });

  it('are those that are wanted alone, and tell what these tell', () => {
    const image = '<image:image><image:loc>https://e.com/i.png</image:loc></image:image>';
    const row = fc.record({
      lastmod: fc.constantFrom(null, '2024', '2024-05', '2024-05-06', '2024-05-06T07:08:09Z', '2019-01-02'),
      ext: fc.constantFrom(null, null, null, image, '<xhtml:link rel="alternate"/>'),
      issues: fc.constantFrom(0, 0, 0, 1),
      isWanted: fc.boolean(),
    });
    const rows = fc.array(row, { minLength: 10, maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(rows, (given) => {
        const all = given.map((one, i) => ({ id: NEXT + i, ...one }));
        const some = all.filter(({ isWanted }) => isWanted);
        if (some.length === 0) return;
        const range = { first: NEXT, last: NEXT + given.length - 1 };
        const told = ({ lines, ...made }: StoredLines): unknown => ({
          ...made,
          ...lines,
          xml: lines.xml.toString(),
        });
        const lines = (made: typeof all, wanted: Uint32Array | null): unknown =>
          withRows([...MANY, ...made], (_, open) =>
            told(storedLines(open() as TablePages, { ...range, ids: wanted }) as StoredLines),
          );
        expect(
          lines(
            all,
            Uint32Array.from(some, ({ id }) => id),
          ),
        ).toEqual(lines(some, null));
        // Also where some of these are not there.
        expect(
          lines(
            some,
            Uint32Array.from(all, ({ id }) => id),
          ),
        ).toEqual(lines(some, null));
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 0.1, 0.25, 0.5, 0.64, 0.07, 0.99, 1])(
    'write the priority %d as the database does',
    (priority) => {
      withRows([...MANY, { id: NEXT, priority }], (db, pages) => {
        const row = db.prepare('SELECT concat(priority) AS text FROM url WHERE id = ?').get(NEXT);
        expect(nextLine(pages())).toBe(
          `<url><loc>https://e.com/${String(NEXT)}</loc><priority>${String(row?.['text'])}</priority></url>\n`,
        );
      });
    },
  );

  it.each<[string, Omit<Row, 'id'>]>([
    ['a priority with three decimals', { priority: 0.125 }],
    ['a priority that is nearly one with two', { priority: 0.1 + 0.2 }],
    ['a negative zero', { priority: -0 }],
    ['a priority above 1', { priority: 1.01 }],
    ['a priority below 0', { priority: -0.5 }],
    ['a priority that is a whole number', { priority: 1n }],
    ['a priority that is a text', { priority: '0.5' }],
    ['a changefreq that is a text', { changefreq: 'daily' }],
    ['an unknown changefreq', { changefreq: 7n }],
    ['a negative changefreq', { changefreq: -1n }],
    ['a changefreq that is a fraction', { changefreq: 1.5 }],
    ['an empty lastmod', { lastmod: '' }],
    ['an invalid lastmod', { lastmod: 'yesterday' }],
    ['a loc with a control character', { loc: 'https://e.com/\u0001' }],
    ['a loc that ends in one', { loc: 'https://e.com/a\u0001' }],
    ['a row that is longer than a page', { ext: `<x>${'long '.repeat(1_000)}</x>` }],
    ['extensions that are bytes', { ext: new Uint8Array([1, 2]) }],
    ['a row of which nobody knows whether it is included', { included: null }],
    ['a row of which nobody knows whether it is deleted', { deleted: null }],
  ])('are left to others where there is %s', (_, row) => {
    expect(lineOf(row)).toBeNull();
  });

  it('are left to others where they were written before a column was added', () => {
    withRows([...MANY, { id: NEXT }], (db, pages) => {
      expect(nextLine(pages())).not.toBeNull();
      db.exec('ALTER TABLE url RENAME COLUMN ext TO before; ALTER TABLE url ADD COLUMN ext TEXT');
      expect(nextLine(pages())).toBeNull();
      db.exec("UPDATE url SET ext = '<video:video/>'");
      expect(nextLine(pages())).toContain('</loc><video:video/></url>');
    });
  });

  it('are left to others where they are all in one page, or the file is no such file', () => {
    expect(withRows(MANY.slice(0, 3), (_, pages) => pages())).toBeNull();
    withRows(MANY, (db) => {
      const file = openSync(import.meta.filename, 'r');
      expect(TablePages.of(new Database('', db), file)).toBeNull();
      closeSync(file);
    });
  });

  it('are those of a section, where rows that were written before there were any are in none', () => {
    withRows(MANY, (db, pages) => {
      db.exec('ALTER TABLE url ADD COLUMN section INTEGER NOT NULL DEFAULT 0');
      db.exec(
        'UPDATE url SET section = 1 WHERE id BETWEEN 50 AND 59; UPDATE url SET section = 300 WHERE id = 70',
      );
      const range = { first: 41, last: 100 };
      const idsOf = (section: number | null): number[] => [
        ...(storedLines(pages() as TablePages, { ...range, section }) as StoredLines).ids,
      ];
      expect(idsOf(1)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59]);
      expect(idsOf(300)).toEqual([70]);
      expect(idsOf(0)).toHaveLength(60 - 11);
      expect(idsOf(null)).toHaveLength(60);
    });
  });

  it('are those of each of several files that are read in turn', () => {
    const other = MANY.map(({ id }) => ({ id, loc: `https://other.example/${String(id)}` }));
    withRows(MANY, (_, one) => {
      withRows(other, (__, another) => {
        const both = [one(), another()];
        for (const first of [1, 100, 101, 50]) {
          const locs = both.map(
            (pages) => pages && storedLines(pages, { first, last: first })?.lines.xml.toString(),
          );
          expect(locs[0]).toContain(`https://e.com/${String(first)}<`);
          expect(locs[1]).toContain(`https://other.example/${String(first)}<`);
        }
      });
    });
  });

  it('are left to others where a page is damaged', () => {
    withRows(MANY, (db, open) => {
      const bytes = readFileSync(db.location() ?? '');
      const lines = (pages = open()): StoredLines | null =>
        pages && storedLines(pages, { first: 1, last: MANY.length });
      expect(lines()?.ids).toHaveLength(MANY.length);
      let refused = 0;
      for (let page = 2; page * 1_024 <= bytes.length; page++) {
        // Whatever stands in a page: nothing is read beyond it, and nothing hangs.
        for (const byte of [0x00, 0x0d, 0x7f, 0xff]) {
          const damaged = Buffer.from(bytes).fill(byte, (page - 1) * 1_024, page * 1_024 - 16);
          writeFileSync(db.location() ?? '', damaged);
          if (lines() === null) refused++;
        }
      }
      writeFileSync(db.location() ?? '', bytes);
      expect(refused).toBeGreaterThan(10);
    });
  });
});
