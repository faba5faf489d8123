// Lines of rows from the pages of a file, for tests of what is read of the bytes of one column. One file serves for all.
import { closeSync, openSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Database } from '../../../../../electron/engine/store/file/database.ts';
import { TablePages } from '../../../../../electron/engine/store/rows/table-pages.ts';
import type { ReadyLines } from '../../../../../electron/engine/features/export/lines/ready-lines.ts';
import { storedLines } from '../../../../../electron/engine/features/export/lines/stored-lines.ts';
import { MANY, NEXT, withRows } from '../../../../files/table-file.ts';

/** They fill more than one page, each of which holds long values, too. */
const LONG = MANY.map(({ id }) => ({ id, loc: `https://e.com/${'x'.repeat(100)}` }));

/** The lines of rows of https://e.com/ with these values; null where they are left to others. */
export type LinesOf = (values: readonly string[]) => ReadyLines | null;

/** Works with rows that have values in one column. */
export function withLinesOf(column: 'lastmod' | 'ext', work: (linesOf: LinesOf) => void): void {
  withRows(
    LONG,
    (db) => {
      db.exec('PRAGMA synchronous=OFF; PRAGMA journal_mode=MEMORY');
      const path = db.location() ?? '';
      const file = openSync(path, 'r');
      const insert = db.prepare(
        `INSERT INTO url(id, loc, ${column}, issues, included, deleted) VALUES (?, 'https://e.com/', ?, 0, 1, 0)`,
      );
      try {
        work((values) => {
          fill(db, insert, values);
          const pages = TablePages.of(new Database(path, db), file);
          const made = pages && storedLines(pages, { first: NEXT, last: NEXT + values.length - 1 });
          return made && made.lines;
        });
      } finally {
        closeSync(file);
      }
    },
    { pageSize: 16_384 },
  );
}

function fill(db: DatabaseSync, insert: StatementSync, values: readonly string[]): void {
  db.exec(`BEGIN; DELETE FROM url WHERE id >= ${String(NEXT)}`);
  for (const [i, value] of values.entries()) insert.run(NEXT + i, value);
  db.exec('COMMIT');
}
