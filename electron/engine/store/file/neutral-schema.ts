// Makes a copy of a project file one that holds nothing but tables of plain values: what else somebody put into it, and
// whatever its tables would compute or refuse, is gone, so that the rows can be read and nothing runs. The copy is changed.
import { DatabaseSync } from 'node:sqlite';
import { Database, type SqlRow } from './database.ts';

/** Of a text that makes a table; no table of ours has as many columns. */
const MOST_COLUMNS = 100;
const PLAIN_TABLE = /^CREATE TABLE /i;

/** Of a generated column that is not stored, and of those of virtual tables. Source: sqlite.org/pragma.html#pragma_table_xinfo. */
const STORED: ReadonlySet<unknown> = new Set([0, 3]);

/** Tables without row ids, whose columns stand in the order of their key: they were always made like this. */
const OF_KEYS: Readonly<Record<string, string>> = {
  meta: 'CREATE TABLE meta(key PRIMARY KEY, value) WITHOUT ROWID',
  exception: 'CREATE TABLE exception(row, rule, reason, at, PRIMARY KEY(row, rule)) WITHOUT ROWID',
};

/** As columns of ours are called. */
const OUR_NAME = /^(?!rowid$|oid$)[a-z][a-z_]*$/;

interface Kept {
  readonly row: number;
  readonly sql: string;
}

/** `tables`: the ones to keep, where the copy has them. Throws damaged-project where its list of tables can't be read. */
export function neutralise(path: string, tables: readonly string[]): void {
  const db = new Database(path, new DatabaseSync(path, { defensive: false, limits: { column: 1_000 } }));
  try {
    // With a schema that may be written SQLite passes over texts that it can't read.
    db.exec('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA writable_schema=ON');
    const kept = tables.flatMap((table) => keep(db, table) ?? []);
    db.transaction(() => {
      for (const { row, sql } of kept) {
        db.run('UPDATE main.sqlite_master SET sql = ?, tbl_name = name WHERE rowid = ?', sql, row);
      }
      const rows = kept.map(({ row }) => row).join();
      db.run(`DELETE FROM main.sqlite_master WHERE rowid NOT IN (${rows})`);
    });
  } finally {
    db.close();
  }
}

function keep(db: Database, table: string): Kept | null {
  const [row, sql] =
    db.get(
      "SELECT rowid, sql FROM main.sqlite_master WHERE type = 'table' AND name = ? AND rootpage > 1",
      table,
    ) ?? [];
  if (typeof row !== 'number' || typeof sql !== 'string' || !PLAIN_TABLE.test(sql)) return null;
  const known = OF_KEYS[table];
  if (known !== undefined) return { row, sql: known };
  // The statement: a view can have the name of the function.
  const columns = db.all(`PRAGMA main.table_xinfo("${table}")`);
  if (columns.length === 0 || columns.length > MOST_COLUMNS) return null;
  return {
    row,
    sql: plainTable(
      table,
      columns.filter((column) => STORED.has(column[6])),
    ),
  };
}

function plainTable(table: string, columns: readonly SqlRow[]): string {
  const names = columns.map(([, name, type, , , pk], i) => {
    const isRowId = pk === 1 && String(type).toUpperCase() === 'INTEGER';
    // Others are not asked for; some would stand before the row id.
    const plain = OUR_NAME.test(String(name)) ? String(name) : `"other ${String(i)}"`;
    return `${plain}${isRowId ? ' INTEGER PRIMARY KEY' : ''}`;
  });
  return `CREATE TABLE "${table}"(${names.join()})`;
}
