// Whether a project file has exactly the tables, indexes and triggers of its version, by name and text. What else is in a
// file was put there by somebody else, and could run with the first change or query; so this comes before all of them,
// and reads nothing but the list of what there is.
import { DatabaseSync } from 'node:sqlite';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { Database, type SqlRow } from './database.ts';
import { EARLIER_TRIGGERS } from '../rows/hash-table.ts';
import { migrate, SCHEMA_VERSION } from './schema.ts';

/** A part of a file by its kind and name, such as `trigger "loc_hash_added"`, with its text in one form. */
type Parts = ReadonlyMap<string, string>;

/**
 * `sqlite_master` and not `sqlite_schema`: a table or view can be called by the second name, and stand before it then.
 * Source: sqlite.org/schematab.html.
 */
const LIST = 'SELECT type, name, tbl_name, sql FROM main.sqlite_master LIMIT ?';

/** What no version has: more parts, longer texts, longer names. */
const MOST_PARTS = 100;
const MOST_TEXT = 4_000;
const NAME_LENGTH = 60;

/**
 * Throws "damaged-project" where a part is missing, is another, or is none of ours: its reason names one of them.
 * Nothing but the list may have been read before.
 */
export function assertOwnSchema(db: Database): void {
  const foreign = foreignPart(db);
  if (foreign === null) return;
  throw new AppError('damaged-project', reason('project-foreign', { path: db.path, part: foreign }));
}

/** The first part that is not as its version has it, or null; see assertOwnSchema. */
export function foreignPart(db: Database): string | null {
  const expected = partsOf(db.number('PRAGMA user_version'));
  const found = db.all(LIST, MOST_PARTS);
  for (const row of found) {
    const [name, text] = partOf(row);
    if (expected.get(name) !== text && !EARLIER_TRIGGERS.some((sql) => text === `url ${tokensOf(sql)}`))
      return name;
  }
  const names = new Set(found.map((row) => partOf(row)[0]));
  return [...expected.keys()].find((name) => !names.has(name)) ?? null;
}

const known = new Map<number, Parts>();

/** What a file of a version has: what the migrations up to there make of an empty one. Some milliseconds at first. */
function partsOf(version: number): Parts {
  const asked = Math.max(0, Math.min(version, SCHEMA_VERSION));
  let parts = known.get(asked);
  if (!parts) {
    const db = new Database('an empty project', new DatabaseSync(':memory:'));
    try {
      migrate(db, asked);
      parts = new Map(db.all(LIST, MOST_PARTS).map(partOf));
    } finally {
      db.close();
    }
    known.set(asked, parts);
  }
  return parts;
}

function partOf([type, name, table, sql]: SqlRow): [name: string, text: string] {
  // An index that SQLite itself made has no text: it goes with its table.
  const text = typeof sql === 'string' && sql.length <= MOST_TEXT ? tokensOf(sql) : sql === null ? '' : '?';
  return [`${word(type)} "${word(name)}"`, `${String(table)} ${text}`];
}

/** For a message, too. */
function word(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\p{C}/gu, '?').slice(0, NAME_LENGTH) : '?';
}

/** One form for texts that differ in blanks alone; comments, which none of ours has, are no blanks. */
export function tokensOf(sql: string): string {
  return (sql.match(/'[^']*'|\w+|[^\w\s]/gu) ?? []).join(' ');
}
