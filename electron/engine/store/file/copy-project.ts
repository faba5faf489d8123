// Copies an open project to another file, so that the other file is at every moment the old one or the whole new one.
import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { acquireLock, type FileLock, type NoLock } from '../../../files/file-lock.ts';
import type { Database } from './database.ts';
import { openDatabase, removeDatabase, removeSideFiles } from './open-database.ts';
import { assertProjectFile } from './project-header.ts';
import { projectError } from './sqlite-error.ts';

/**
 * Writes a compact copy beside the target, makes it durable and puts it in the target's place.
 * Errors: not-a-project (the target is something else), project-locked (the target is open), disk-full, no-access.
 */
export function copyProject(db: Database, path: string): void {
  // Whoever has the lock may remove what a killed one left under the name.
  const staged = `${path}.saving`;
  const lock = lockOf(staged);
  if (lock === 'held') throw new AppError('project-locked', reason('project-locked', { path }));
  try {
    if (existsSync(path)) assertReplaceable(path);
    removeDatabase(staged);
    assertWritable(staged, dirname(path));
    db.copyInto(staged);
    putInPlace(staged, path);
  } catch (error) {
    removeDatabase(staged);
    throw named(projectError(error, path), staged, path);
  } finally {
    if (typeof lock !== 'string') lock.release();
  }
}

function lockOf(staged: string): FileLock | NoLock {
  try {
    return acquireLock(`${staged}-lock`);
  } catch {
    // To make the file itself says better what is wrong with the place.
    return 'impossible';
  }
}

/** Makes the staged file, empty, with errors that say what is wrong with the place: SQLite's own do not. */
function assertWritable(staged: string, folder: string): void {
  try {
    closeSync(openSync(staged, 'wx'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new AppError('not-found', reason('folder-missing', { path: folder }), message);
    }
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new AppError('no-access', reason('folder-no-access', { path: folder }), message);
    }
    throw error;
  }
}

/** The user knows the file by the name that was chosen, not by that of its unfinished copy. */
function named(error: AppError, staged: string, path: string): AppError {
  if (!error.message.includes(staged)) return error;
  const { key, params } = error.reason;
  return new AppError(error.code, reason(key, { ...params, path }), error.detail);
}

/** Only a project that nobody has open may be replaced, in whatever state it is. */
function assertReplaceable(path: string): void {
  try {
    assertProjectFile(path);
    openDatabase(path).close();
  } catch (error) {
    const known = projectError(error, path);
    if (known.code === 'not-a-project') {
      throw new AppError('not-a-project', reason('replace-not-a-project', { path }));
    }
    if (known.code !== 'newer-project' && known.code !== 'damaged-project') throw known;
  }
}

/** Makes a project that nobody has open durable under another name, in the place of what is there. Throws system errors. */
export function putInPlace(staged: string, path: string): void {
  sync(staged, 'r+');
  // A log of the old file must never be applied to the new one.
  removeSideFiles(path);
  renameSync(staged, path);
  if (process.platform !== 'win32') sync(dirname(path), 'r');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
