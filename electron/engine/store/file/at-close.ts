// What a project knew of its rows when it was closed, kept in the file until the next write: whoever opens it after a
// clean end need not look for damage nor count anything. It counts nothing itself.
import { statSync, utimesSync } from 'node:fs';
import type { Database, SqlValue } from './database.ts';
import { packIds, unpackIds } from '../rows/pack-values.ts';

/** The names of what is kept; `time` is that of the file itself. */
type Key = 'time' | 'counted' | 'facts' | 'sections' | 'ids';

/** Any of it may be missing: what was not known is not counted for this. */
export interface AtClose {
  readonly counted?: unknown;
  readonly facts?: unknown;
  readonly sections?: unknown;
  /** The boundaries of the ids of all rows that are not deleted (see id-ranges.ts). */
  readonly ids: Uint32Array | null;
}

/** So much later than an even second is a file in which damage was seen. */
const DAMAGE_MS = 1;

/** Even seconds: what the coarsest file system keeps of a time. */
const TIME_STEP_MS = 2_000;

/**
 * True where the file is, by its time and length, the one that was last closed, and nothing was written since. `file`
 * as it was before SQLite opened it.
 */
export function wasClosedCleanly(
  db: Database,
  file: { readonly mtimeMs: number; readonly size: number },
): boolean {
  if (!hasTable(db)) return false;
  const pages = db.number('PRAGMA page_count') * db.number('PRAGMA page_size');
  return Number(read(db, 'time') ?? -1) === file.mtimeMs && pages === file.size;
}

/** True where the last close left word that a page could not be read, though all may have seemed well at the opening. */
export function sawDamageAtClose({ mtimeMs }: { readonly mtimeMs: number }): boolean {
  return mtimeMs % TIME_STEP_MS === DAMAGE_MS;
}

/** To be called after opening: what is kept goes with the first write, or at once where it is not `trusted`. */
export function guardAtClose(db: Database, trusted: boolean): void {
  if (db.number('SELECT count(*) FROM at_close') === 0) return;
  if (trusted) db.beforeFirstWrite(() => forgetAtClose(db));
  else forgetAtClose(db);
}

/** What the last close left, where it still holds. */
export function readAtClose(db: Database): AtClose {
  const json = (key: Key): unknown => {
    const value = read(db, key);
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  };
  const ids = read(db, 'ids');
  return {
    counted: json('counted'),
    facts: json('facts'),
    sections: json('sections'),
    ids: ids instanceof Uint8Array ? unpackIds(ids) : null,
  };
}

/** Keeps what is known and closes the database. A failure to keep it costs time at the next opening, nothing else. */
export function closeKeeping(db: Database, known: AtClose): void {
  const time = Math.ceil(Date.now() / TIME_STEP_MS) * TIME_STEP_MS;
  const kept = !db.sawDamage && keep(db, known, time);
  db.close();
  // Another time than the one that is kept makes the next opening look for the damage.
  if (db.sawDamage) setTime(db.path, time + DAMAGE_MS);
  else if (kept) setTime(db.path, time);
}

function setTime(path: string, ms: number): void {
  try {
    utimesSync(path, ms / 1000, ms / 1000);
  } catch {
    // Somebody else's file on a shared volume, perhaps.
  }
}

function keep(db: Database, known: AtClose, time: number): boolean {
  const { ids } = known;
  const values: readonly (readonly [Key, SqlValue])[] = [
    ['time', time],
    ...(['counted', 'facts', 'sections'] as const).flatMap((key): [Key, SqlValue][] =>
      known[key] == null ? [] : [[key, JSON.stringify(known[key])]],
    ),
    ...(ids ? [['ids', packIds(ids)] as const] : []),
  ];
  try {
    // Nothing was written, and no more is known than before.
    if (db.inTransaction || db.number('SELECT count(*) FROM at_close') >= values.length) return false;
    db.transaction(() => {
      forgetAtClose(db);
      for (const [key, value] of values) db.run('INSERT INTO at_close(key, value) VALUES (?, ?)', key, value);
    });
    return true;
  } catch {
    return false;
  }
}

function forgetAtClose(db: Database): void {
  db.run('DELETE FROM at_close');
}

function read(db: Database, key: Key): SqlValue | undefined {
  return db.get('SELECT value FROM at_close WHERE key = ?', key)?.[0];
}

function hasTable(db: Database): boolean {
  return db.number("SELECT count(*) FROM sqlite_schema WHERE name = 'at_close'") === 1;
}

/** The time and length of a file, for wasClosedCleanly. */
export function fileState(path: string): { readonly mtimeMs: number; readonly size: number } {
  const found = statSync(path, { throwIfNoEntry: false });
  return { mtimeMs: found?.mtimeMs ?? 0, size: found?.size ?? 0 };
}
