// Makes a closed project file one of an earlier version, for tests of what takes it over.
import { DatabaseSync } from 'node:sqlite';
import { Database } from '../../../../electron/engine/store/file/database.ts';
import { migrate } from '../../../../electron/engine/store/file/schema.ts';

/** Versions before come as this one. */
const EARLIEST = 23;

/** `sql`: what else such a file has or lacks; it runs before anything is taken back. */
export function makeEarlier(path: string, version: number, sql = ''): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  const made = new Database('an empty project', new DatabaseSync(':memory:'));
  migrate(made, Math.max(version, EARLIEST));
  const earlier = new Map(made.all('SELECT name, sql FROM sqlite_master').map(([name, as]) => [name, as]));
  for (const { type, name } of all(db, 'SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL'))
    if (!earlier.has(name)) db.exec(`DROP ${type} ${name}`);
  for (const { name } of all(db, "SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL")) {
    const before = made.all('SELECT name FROM pragma_table_info(?)', name).map(([column]) => String(column));
    const columns = all(db, 'SELECT name FROM pragma_table_info(?)', name).map((column) => column.name);
    // What it had and has no more can't be brought back: it comes empty, to the letter as its version made it.
    if (before.some((column) => !columns.includes(column)))
      db.exec(`DROP TABLE ${name}; ${String(earlier.get(name))}`);
    else
      for (const column of columns)
        if (!before.includes(column)) db.exec(`ALTER TABLE ${name} DROP COLUMN ${column}`);
  }
  made.close();
  db.exec(`PRAGMA user_version = ${String(version)}`);
  db.close();
}

function all(db: DatabaseSync, sql: string, ...values: readonly string[]): Record<'type' | 'name', string>[] {
  return db.prepare(sql).all(...values) as Record<'type' | 'name', string>[];
}
