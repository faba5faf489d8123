// Opens a project, or where its pages don't fit together a copy beside it with all that can still be read.
// The damaged file itself is never changed.
import { constants, copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { firstPlace } from '../../../shared/model/first-place.ts';
import { finish } from '../../../shared/model/steps.ts';
import type { Database, SqlRow } from './database.ts';
import { foldHashes } from './fold-hashes.ts';
import { HashTable } from './hash-table.ts';
import {
  createDatabase,
  isSound,
  openDatabase,
  openForReading,
  openUnchecked,
  removeDatabase,
  removeSideFiles,
} from './open-database.ts';
import { assertKnownVersion, assertProjectFile, hasPendingLog, readHeader } from './project-header.ts';
import { findRecovered, markRecovered, recoveredName } from './recovered-copy.ts';
import { SECTIONS_OF_META } from './section-store.ts';

interface Opened {
  readonly db: Database;
  /** The damaged original, where `db` is its recovered copy. */
  readonly recoveredFrom: string | null;
}

/** Errors: see ProjectStore.open. */
export function openOrRecover(path: string): Opened {
  assertProjectFile(path);
  // What a killed run left is looked at before anything is written: it may hold a newer version, or damage.
  if (hasPendingLog(path) && !inspectPending(path)) return reuseOrRecover(path);
  try {
    return { db: openDatabase(path), recoveredFrom: null };
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return reuseOrRecover(path);
  }
}

/** The copy that an earlier opening made, where the damaged file is still the same; else a new one. */
function reuseOrRecover(path: string): Opened {
  return { db: findRecovered(path) ?? recover(path), recoveredFrom: path };
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

const TABLES = ['meta', 'source', 'url', 'exception', 'placed', 'robots', 'section_list'] as const;

/** What stands in these belongs to a change. */
const BY_CHANGE: ReadonlySet<string> = new Set(['robots', 'section_list']);

/** History is not taken along, and with it goes what was undone. */
const NOT_UNDONE = ' WHERE change NOT IN (SELECT id FROM change WHERE undone = 1)';

/** Rows read at once while the pages are whole. */
const ROWS_AT_ONCE = 4_096;

/** Copies what can be read to "<name> (recovered).mapwright"; history is not taken along. */
function recover(path: string): Database {
  const work = freeName(path, 'recovering');
  const target = freeName(path, 'recovered');
  try {
    // SQLite writes to a file that it opens, if only to fold in a log: so it gets a copy.
    for (const suffix of ['', '-wal', '-journal']) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, work + suffix, constants.COPYFILE_FICLONE);
    }
    padToHeader(work);
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

/** SQLite reads nothing of a file that is shorter than its header says; with empty pages at its end it reads the rest. */
function padToHeader(path: string): void {
  const header = readHeader(path);
  const pageSize = header.readUInt16BE(16);
  const whole = header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize);
  const size = statSync(path).size;
  if (whole > size && whole < size * PADDED_AT_MOST) truncateSync(path, whole);
}

/** A header that tells of a file so many times as large is damaged itself. */
const PADDED_AT_MOST = 1_000;

function salvage(work: string, to: Database, path: string): void {
  const from = openUnchecked(work);
  try {
    let rows = 0;
    to.transaction(() => {
      const hashes = new HashTable(to);
      hashes.expect(Infinity);
      for (const table of TABLES) rows += copyTable(from, to, table);
      // The number of a set means nothing in another file; whoever opens the copy checks its rows anew.
      to.exec(
        'UPDATE source SET change = NULL; UPDATE robots SET change = 0; UPDATE section_list SET change = 0; UPDATE url SET issues = 0 WHERE issues <> 0',
      );
      // A file of before has its list elsewhere.
      if (to.number('SELECT count(*) FROM section_list') === 0) to.exec(SECTIONS_OF_META);
      foldHashes(to);
      finish(hashes.restore());
      markRecovered(to, path);
    });
    if (rows === 0) throw unreadable(path, 'No row could be read.');
  } catch (error) {
    throw isDamaged(error) ? unreadable(path, error instanceof Error ? error.message : '') : error;
  } finally {
    from.close();
  }
}

function unreadable(path: string, detail: string): AppError {
  return new AppError('damaged-project', reason('project-unreadable', { path }), detail);
}

/** The place of `deleted` among the columns of url. */
const DELETED = 10;

/** Copies a table row by row in the order of its ids, stepping over what can't be read; returns the rows copied. */
function copyTable(from: Database, to: Database, table: (typeof TABLES)[number]): number {
  if (table !== 'source' && table !== 'url') {
    const exists = attempt(() => from.number('SELECT count(*) FROM sqlite_schema WHERE name = ?', table));
    if (exists !== 1) return 0;
    return copyRows(
      to,
      table,
      columnsOf(from, table),
      attempt(() => from.all(`SELECT * FROM ${table}${BY_CHANGE.has(table) ? NOT_UNDONE : ''}`)) ?? [],
    );
  }
  const columns = columnsOf(from, table);
  const read = (after: number, limit: number): SqlRow[] | null =>
    attempt(() => from.all(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`, after, limit));
  let copied = 0;
  let last = 0;
  let limit = ROWS_AT_ONCE;
  for (;;) {
    const rows = read(last, limit);
    if (rows) {
      copied += copyRows(
        to,
        table,
        columns,
        table === 'url' ? rows.filter((row) => row[DELETED] === 0) : rows,
      );
      if (rows.length < limit) return copied;
      last = Number(rows.at(-1)?.[0]);
      limit = Math.min(limit * 2, ROWS_AT_ONCE);
    } else if (limit > 1) {
      limit = Math.floor(limit / 2);
    } else {
      const next = stepOver((after) => read(after, 1) !== null, last);
      if (next === null) return copied;
      last = next;
    }
  }
}

/** The id after which reading works again, or null where nothing further can be read. */
function stepOver(isReadable: (after: number) => boolean, last: number): number | null {
  let step = 1;
  while (!isReadable(last + step)) {
    step *= 2;
    if (step > 2 ** 32) return null;
  }
  return last + firstPlace(Math.floor(step / 2) + 1, step, (offset) => isReadable(last + offset));
}

/** The columns of the damaged file, which may come from an older version; the others keep their defaults. */
function columnsOf(from: Database, table: string): string {
  const rows = attempt(() => from.all('SELECT name FROM pragma_table_info(?) ORDER BY cid', table)) ?? [];
  return rows.length === 0 ? '' : `(${rows.map(([name]) => `"${String(name)}"`).join()})`;
}

function copyRows(to: Database, table: string, columns: string, rows: readonly SqlRow[]): number {
  for (const row of rows) {
    // A plain number would reach the untyped column of changefreq as a real.
    const values = row.map((value, i) =>
      table === 'url' && i === 3 && typeof value === 'number' ? BigInt(value) : value,
    );
    to.run(`INSERT OR IGNORE INTO ${table}${columns} VALUES (${row.map(() => '?').join()})`, ...values);
  }
  return rows.length;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  }
}

function freeName(path: string, word: 'recovering' | 'recovered'): string {
  for (let n = 1; ; n++) {
    const candidate = recoveredName(path, word, n);
    if (!existsSync(candidate)) return candidate;
  }
}
