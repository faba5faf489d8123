// Reads what a project file says of itself without SQLite, so that a file which is not ours is never touched.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema.ts';
import { projectError } from './sqlite-error.ts';

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';

/**
 * Throws unless the file is a Mapwright project of a version that this program knows.
 * Errors: not-found, no-access, not-a-project, newer-project. Offsets: sqlite.org/fileformat.html#the_database_header.
 */
export function assertProjectFile(path: string): void {
  const header = readHeader(path);
  if (header.length === 0) throw new AppError('not-a-project', reason('project-empty', { path }));
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 16) !== MAGIC) throw notAProject(path);
  if (header.readUInt32BE(68) !== APPLICATION_ID) throw notAProject(path);
  const version = header.readUInt32BE(60);
  if (version < 1) throw notAProject(path);
  assertKnownVersion(path, version);
}

/** True for a project that an earlier version left; false for what is none, which opening tells. */
export function isOlderProject(path: string): boolean {
  try {
    assertProjectFile(path);
    return readHeader(path).readUInt32BE(60) < SCHEMA_VERSION;
  } catch {
    return false;
  }
}

/** True where a run that ended unexpectedly left changes which are not yet in the file itself. */
export function hasPendingLog(path: string): boolean {
  return hasBytes(`${path}-wal`);
}

/** True where such a run was about to change the file itself, and left what was there before in a journal. */
export function hasPendingJournal(path: string): boolean {
  return hasBytes(`${path}-journal`);
}

function hasBytes(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Throws newer-project where the version is beyond what this program knows. */
export function assertKnownVersion(path: string, version: number): void {
  if (version <= SCHEMA_VERSION) return;
  throw new AppError(
    'newer-project',
    reason('project-newer', { path }),
    `Project version ${String(version)}, this program knows up to ${String(SCHEMA_VERSION)}.`,
  );
}

/** The first 100 bytes, or what there is of them. Errors: not-found, no-access, not-a-project for what is no file. */
export function readHeader(path: string): Buffer {
  try {
    if (!statSync(path).isFile()) throw notAProject(path);
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(HEADER_BYTES);
      return bytes.subarray(0, readSync(file, bytes, 0, HEADER_BYTES, 0));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw projectError(error, path);
  }
}

function notAProject(path: string): AppError {
  return new AppError('not-a-project', reason('not-a-project', { path }));
}
