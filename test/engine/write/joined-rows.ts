// Lines of rows as a database joins their values, for tests of what is read of the bytes of one column.
import { DatabaseSync } from 'node:sqlite';
import { joinedLines, type ReadyLines } from '../../../electron/engine/write/ready-lines.ts';

/** In memory, and for all tests of a process: it ends with that. */
const db = new DatabaseSync(':memory:');
db.exec('CREATE TABLE url(loc TEXT, lastmod TEXT, changefreq, priority, ext TEXT)');

/** The lines of rows of https://e.com/ with these values. */
export function linesOf(column: 'lastmod' | 'ext', values: readonly string[]): ReadyLines | null {
  db.exec('DELETE FROM url');
  const insert = db.prepare(`INSERT INTO url(loc, ${column}) VALUES ('https://e.com/', ?)`);
  for (const value of values) insert.run(value);
  return joinedLines((columns) => Object.values(db.prepare(`SELECT ${columns} FROM url`).get() ?? {}));
}
