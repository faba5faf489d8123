// Opens and creates the SQLite file of a project with the settings that measured best, for this process alone.
import { accessSync, closeSync, constants, openSync, rmSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { LOCAL_FILE_SYSTEMS } from '../../../files/local-file-systems.ts';
import { filesBeside, projectFiles } from '../../../../shared/model/import/project-files.ts';
import { fileState, guardAtClose, sawDamageAtClose, wasClosedCleanly } from './at-close.ts';
import { CACHE_KB } from './bulk-write.ts';
import { Database } from './database.ts';
import { findMisfit, readIndexes } from './misfits.ts';
import { assertOwnSchema } from './own-schema.ts';
import { APPLICATION_ID, migrate } from './schema.ts';
import { projectError } from './sqlite-error.ts';

/** How long to wait for a process that is just closing the project. */
const LOCK_WAIT_MS = 500;

/** Neither reads the file. Source: sqlite.org/security.html. */
const MISTRUST = 'PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON';

/** Makes scans faster; not more, as mapped pages count as the process's memory. */
const MMAP_BYTES = 64 << 20;

/** Creates an empty project file; an existing file is refused with "io". */
export function createDatabase(path: string): Database {
  claim(path);
  try {
    const db = connect(path);
    db.exec(`PRAGMA page_size=8192; PRAGMA application_id=${String(APPLICATION_ID)}`);
    // The schema goes into the file itself before the log begins: its header always tells the truth.
    migrate(db);
    configure(db);
    db.holder.note();
    return db;
  } catch (error) {
    removeDatabase(path);
    throw projectError(error, path);
  }
}

/**
 * Opens an existing project file for reading and writing and locks it until closed or until the process ends. What it
 * holds is judged before anything of it runs.
 * Errors: project-locked, no-access, disk-full, damaged-project (nothing was written then).
 */
export function openDatabase(path: string): Database {
  const file = fileState(path);
  assertWritable(path);
  const db = connect(path);
  try {
    db.log.lock();
    assertOwnSchema(db);
    const trusted = wasClosedCleanly(db, file);
    if (!trusted && !isWhole(db, sawDamageAtClose(file))) throw damaged(path);
    configure(db);
    migrate(db);
    guardAtClose(db, trusted);
    db.holder.note();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens a project file for reading only: it is never written, not even to fold in a log. */
export function openForReading(path: string): Database {
  return connect(path, true);
}

/** Opens a file whatever its state, for reading rows out of it by its own schema's names; SQLite may write to it. */
export function openUnchecked(path: string): Database {
  return connect(path);
}

/** Throws "damaged-project" where the file is none of ours as it is, or where its pages or values don't fit together. */
export function assertSound(db: Database): void {
  assertOwnSchema(db);
  if (!isWhole(db)) throw damaged(db.path);
}

/** Reads all pages and rows, and where it is `thorough` all indexes; only of a file whose schema is our own. */
function isWhole(db: Database, thorough = false): boolean {
  readIndexes(db);
  const check = thorough ? 'integrity_check' : 'quick_check';
  return db.get(`PRAGMA ${check}(1)`)?.[0] === 'ok' && findMisfit(db) === null;
}

/** Removes a database file with its side files, where they exist. */
export function removeDatabase(path: string): void {
  projectFiles(path).forEach(removeFile);
}

/** Removes what SQLite may have left beside a database that is not open. */
export function removeSideFiles(path: string): void {
  filesBeside(path).forEach(removeFile);
}

function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    // Such a file can't be there either.
    if ((error as NodeJS.ErrnoException).code !== 'ENAMETOOLONG') throw error;
  }
}

/** What our own SQL stays far below. Source: sqlite.org/limits.html. */
const LIMITS = { sqlLength: 1_000_000, column: 100, triggerDepth: 10, attach: 1, functionArg: 127 };

/** Whatever is in a file: no function that could reach out of it runs from its schema, and its pages are mistrusted. */
function connect(path: string, readOnly = false): Database {
  try {
    const options = { timeout: LOCK_WAIT_MS, defensive: true, readOnly, limits: LIMITS };
    const db = new Database(path, new DatabaseSync(path, options));
    db.exec(MISTRUST);
    return db;
  } catch (error) {
    throw projectError(error, path);
  }
}

/** SQLite says of a file without the right to write only that it can't be locked. */
function assertWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw projectError(error, path);
  }
}

function configure(db: Database): void {
  db.log.enter();
  db.exec(
    `PRAGMA synchronous=FULL; PRAGMA temp_store=FILE; PRAGMA cache_size=-${String(CACHE_KB)};
     PRAGMA mmap_size=${String(isLocal(db.path) ? MMAP_BYTES : 0)}`,
  );
}

function damaged(path: string): AppError {
  return new AppError('damaged-project', reason('project-file-damaged', { path }));
}

/** Elsewhere memory-mapping a file can end the process. */
function isLocal(path: string): boolean {
  try {
    return process.platform === 'linux' && LOCAL_FILE_SYSTEMS.has(statfsSync(dirname(path)).type);
  } catch {
    return false;
  }
}

/** Takes the name, so that two creators can't both win it. */
function claim(path: string): void {
  try {
    closeSync(openSync(path, 'wx'));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EEXIST') {
      throw new AppError('io', reason('project-exists', { path }));
    }
    if ((error as { code?: unknown }).code === 'ENOENT') {
      throw new AppError('not-found', reason('folder-missing', { path: dirname(path) }));
    }
    throw projectError(error, path);
  }
}
