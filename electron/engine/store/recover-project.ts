// Opens a project, or where its pages don't fit together a copy beside it with all that can still be read.
// The damaged file itself is never changed.
import { constants, copyFileSync, existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Database, SqlRow } from './database.ts';
import {
  createDatabase,
  isSound,
  openDatabase,
  openForReading,
  openUnchecked,
  removeDatabase,
  removeSideFiles,
} from './open-database.ts';
import { assertKnownVersion, assertProjectFile, hasPendingLog } from './project-header.ts';

export interface Opened {
  readonly db: Database;
  /** The damaged original, where `db` is its recovered copy. */
  readonly recoveredFrom: string | null;
}

/** Errors: see ProjectStore.open. */
export function openOrRecover(path: string): Opened {
  assertProjectFile(path);
  // What a killed run left is looked at before anything is written: it may hold a newer version, or damage.
  if (hasPendingLog(path) && !inspectPending(path)) return { db: recover(path), recoveredFrom: path };
  try {
    return { db: openDatabase(path), recoveredFrom: null };
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return { db: recover(path), recoveredFrom: path };
  }
}

function inspectPending(path: string): boolean {
  const hadIndex = existsSync(`${path}-shm`);
  const db = openForReading(path);
  try {
    assertKnownVersion(path, db.number('PRAGMA user_version'));
    return isSound(db);
  } catch (error) {
    if (isDamaged(error)) return false;
    throw error;
  } finally {
    db.close();
    if (!hadIndex) removeSideFiles(path, ['-shm']);
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof AppError && error.code === 'damaged-project';
}

const TABLES = ['meta', 'source', 'url'] as const;

type ReadRange = (first: number, last: number) => SqlRow[] | null;

/** Rows read at once while the pages are whole. */
const STRIDE = 4_096;

/** Copies what can be read to "<name> (recovered).mapwright"; history is not taken along. */
function recover(path: string): Database {
  const work = freeName(path, 'recovering');
  const target = freeName(path, 'recovered');
  try {
    // SQLite writes to a file that it opens, if only to fold in a log: so it gets a copy.
    for (const suffix of ['', '-wal', '-journal']) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, work + suffix, constants.COPYFILE_FICLONE);
    }
    const to = createDatabase(target);
    try {
      salvage(work, to, path);
      return to;
    } catch (error) {
      to.close();
      removeDatabase(target);
      throw error;
    }
  } finally {
    removeDatabase(work);
  }
}

function salvage(work: string, to: Database, path: string): void {
  const from = openUnchecked(work);
  try {
    let rows = 0;
    to.transaction(() => {
      for (const table of TABLES) rows += copyTable(from, to, table);
      to.exec('UPDATE source SET change = NULL');
    });
    if (rows === 0) throw unreadable(path, 'No row could be read.');
  } catch (error) {
    throw isDamaged(error) ? unreadable(path, error instanceof Error ? error.message : '') : error;
  } finally {
    from.close();
  }
}

function unreadable(path: string, detail: string): AppError {
  return new AppError(
    'damaged-project',
    `${path} is damaged so badly that nothing in it can be read. The file was not changed; restore a backup of it.`,
    detail,
  );
}

function copyTable(from: Database, to: Database, table: (typeof TABLES)[number]): number {
  if (table === 'meta') return copyRows(to, table, attempt(() => from.all('SELECT * FROM meta')) ?? []);
  const live = table === 'url' ? 'AND deleted = 0' : '';
  const read: ReadRange = (first, last) =>
    attempt(() => from.all(`SELECT * FROM ${table} WHERE id BETWEEN ? AND ? ${live}`, first, last));
  const last = lastId(from, table);
  let rows = 0;
  for (let first = 1; first <= last; first += STRIDE) {
    rows += copyRange(to, table, read, first, Math.min(first + STRIDE - 1, last));
  }
  return rows;
}

/** Halves a range that can't be read until the unreadable ids are left out. */
function copyRange(to: Database, table: string, read: ReadRange, first: number, last: number): number {
  const rows = read(first, last);
  if (rows) return copyRows(to, table, rows);
  if (first === last) return 0;
  const middle = Math.floor((first + last) / 2);
  return copyRange(to, table, read, first, middle) + copyRange(to, table, read, middle + 1, last);
}

function copyRows(to: Database, table: string, rows: readonly SqlRow[]): number {
  for (const row of rows) {
    // A plain number would reach the untyped column of changefreq as a real.
    const values = row.map((value, i) =>
      table === 'url' && i === 3 && typeof value === 'number' ? BigInt(value) : value,
    );
    to.run(`INSERT OR IGNORE INTO ${table} VALUES (${row.map(() => '?').join()})`, ...values);
  }
  return rows.length;
}

/** The highest id that any readable path to the table's end shows. */
function lastId(from: Database, table: string): number {
  const direct = attempt(() => from.number(`SELECT max(id) FROM ${table}`));
  if (direct !== null) return direct;
  let known = 0;
  for (let step = 1; step < 2 ** 32; step *= 2) {
    if (
      attempt(() => from.number(`SELECT count(*) FROM ${table} WHERE id BETWEEN ? AND ?`, step, step * 2)) !==
      0
    ) {
      known = step * 2;
    }
  }
  return known;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  }
}

function freeName(path: string, word: string): string {
  const extension = extname(path);
  const stem = join(dirname(path), basename(path, extension));
  for (let n = 1; ; n++) {
    const candidate = `${stem} (${word}${n > 1 ? ` ${String(n)}` : ''})${extension}`;
    if (!existsSync(candidate)) return candidate;
  }
}
