// A table of rows as a project has it, in a file of any form, for tests of what is read from its pages.
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Database } from '../../electron/engine/store/file/database.ts';
import { TablePages } from '../../electron/engine/store/rows/table-pages.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';

export const TABLE = `CREATE TABLE url(
  id INTEGER PRIMARY KEY, loc TEXT NOT NULL, lastmod TEXT, changefreq, priority, issues INTEGER, hash INTEGER,
  included INTEGER, deleted INTEGER, ext TEXT)`;

export interface Row {
  readonly id: number;
  readonly loc?: string;
  readonly lastmod?: string | null;
  readonly changefreq?: unknown;
  readonly priority?: unknown;
  readonly issues?: number;
  readonly included?: number | null;
  readonly deleted?: number | null;
  readonly ext?: string | Uint8Array | null;
}

/** Works with a file that has these rows, and its pages. */
export function withRows<T>(
  rows: readonly Row[],
  work: (db: DatabaseSync, pages: () => TablePages | null) => T,
  { pageSize = 1024, table = TABLE }: { readonly pageSize?: number; readonly table?: string } = {},
): T {
  const path = join(temporaryFolder(), 'rows.db');
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA page_size=${String(pageSize)}; ${table}; BEGIN`);
  const insert = db.prepare(
    'INSERT INTO url(id, loc, lastmod, changefreq, priority, issues, included, deleted, ext) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (const row of rows) {
    const {
      id,
      loc = `https://e.com/${String(id)}`,
      lastmod = null,
      changefreq = null,
      priority = null,
    } = row;
    const { issues = 0, included = 1, deleted = 0, ext = null } = row;
    const values = [loc, lastmod, changefreq, priority, BigInt(issues), included, deleted, ext];
    insert.run(id, ...(values as (string | number | bigint | Uint8Array | null)[]));
  }
  db.exec('COMMIT');
  const file = openSync(path, 'r');
  try {
    return work(db, () => TablePages.of(new Database(path, db), file));
  } finally {
    closeSync(file);
    db.close();
    rmSync(path);
  }
}

/** Enough rows before any others that the table has more than one page. */
export const MANY = Array.from({ length: 200 }, (_, i): Row => ({ id: i + 1, priority: 0.5 }));
export const NEXT = MANY.length + 1;
