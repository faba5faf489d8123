// Opens a project, or where it is damaged, or none of ours as it is, a copy beside it with all that can still be read.
// The original itself is never changed, and nothing in it is run.
import { statSync, truncateSync } from 'node:fs';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { finish } from '../../../../shared/model/steps.ts';
import type { Database } from './database.ts';
import { foldHashes } from './fold-hashes.ts';
import { HashTable } from '../rows/hash-table.ts';
import { mendMisfits } from './misfits.ts';
import { neutralise } from './neutral-schema.ts';
import { createDatabase, openDatabase, openUnchecked, removeDatabase } from './open-database.ts';
import { foreignPart } from './own-schema.ts';
import { assertPendingSound, copyBeside } from './pending-journal.ts';
import { assertProjectFile, readHeader } from './project-header.ts';
import { findRecovered, freeName, markRecovered } from './recovered-copy.ts';
import { attempt, isDamaged, SALVAGED_TABLES, salvageTable } from './salvage-rows.ts';
import { SECTIONS_OF_META } from '../section-store.ts';

interface Opened {
  readonly db: Database;
  /** The original that could not be opened itself, where `db` is its recovered copy. */
  readonly recoveredFrom: string | null;
  /** What the original has that no project has, such as `trigger "x"`; null where it is damaged. */
  readonly foreignPart: string | null;
}

/** Errors: see ProjectStore.open. */
export function openOrRecover(path: string): Opened {
  assertProjectFile(path);
  try {
    assertPendingSound(path);
    return { db: openDatabase(path), recoveredFrom: null, foreignPart: null };
  } catch (error) {
    if (!isDamaged(error)) throw error;
    // The copy that an earlier opening made, where the original is still the same.
    const db = findRecovered(path) ?? recover(path);
    return { db, recoveredFrom: path, foreignPart: partIn(error) };
  }
}

function partIn(error: unknown): string | null {
  const part = error instanceof AppError ? error.reason.params['part'] : undefined;
  return typeof part === 'string' ? part : null;
}

/** Copies what can be read to "<name> (recovered).mapwright"; history is not taken along. */
function recover(path: string): Database {
  const work = freeName(path, 'recovering');
  const target = freeName(path, 'recovered');
  try {
    // SQLite writes to a file that it opens, if only to fold in a log: so it gets a copy.
    copyBeside(path, work);
    padToHeader(work);
    makePlain(work);
    const to = createDatabase(target);
    try {
      salvage(work, to, path);
      return to;
    } catch (error) {
      to.close();
      removeDatabase(target);
      throw error;
    }
  } catch (error) {
    throw isDamaged(error) ? unreadable(path, error instanceof Error ? error.message : '') : error;
  } finally {
    removeDatabase(work);
  }
}

/** Where the schema is our own, SQLite need not write to what is damaged. */
function makePlain(work: string): void {
  const db = openUnchecked(work);
  const isOwn = attempt(() => foreignPart(db) === null);
  db.close();
  if (!isOwn) neutralise(work, SALVAGED_TABLES);
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
      for (const table of SALVAGED_TABLES) rows += salvageTable(from, to, table);
      mendMisfits(to);
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
  } finally {
    from.close();
  }
}

function unreadable(path: string, detail: string): AppError {
  return new AppError('damaged-project', reason('project-unreadable', { path }), detail);
}
