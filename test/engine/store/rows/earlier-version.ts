// Makes a closed project file one of an earlier version, for tests of what takes it over.
import { DatabaseSync } from 'node:sqlite';
import { Database } from '../../../../electron/engine/store/file/database.ts';
import { migrate } from '../../../../electron/engine/store/file/schema.ts';

/** Takes back what brought a file to each version; versions before the first come as that. */
const STEPS_BACK: readonly (readonly [version: number, sql: string])[] = [
  [24, 'DROP TABLE section_list'],
  [25, 'ALTER TABLE touched DROP COLUMN rows'],
  [26, 'ALTER TABLE export_file DROP COLUMN crc'],
  [27, 'DROP TABLE coming_set'],
  [
    28,
    'DROP INDEX change_parent; DROP INDEX change_undone; ALTER TABLE change DROP COLUMN parent; ALTER TABLE change DROP COLUMN visited; ALTER TABLE change DROP COLUMN left_at; ALTER TABLE change DROP COLUMN bytes',
  ],
];

/** `sql`: what else such a file has or lacks; it runs before anything is taken back. Nothing was exported. */
export function makeEarlier(path: string, version: number, sql = ''): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  if (version < 29) for (const table of ['export_file', 'touched']) makeAnew(db, table, 28);
  for (const [since, step] of STEPS_BACK) if (since > version) db.exec(step);
  db.exec(`PRAGMA user_version = ${String(version)}`);
  db.close();
}

/** Puts an empty table in the place of one, to the letter as a version made it. */
function makeAnew(db: DatabaseSync, table: string, version: number): void {
  const made = new Database('an empty project', new DatabaseSync(':memory:'));
  migrate(made, version);
  const [sql] = made.get('SELECT sql FROM sqlite_master WHERE name = ?', table) ?? [];
  made.close();
  db.exec(`DROP TABLE ${table}; ${String(sql)}`);
}
