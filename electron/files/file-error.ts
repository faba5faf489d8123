// Failures of the file system in the words of an export. It never hides one.
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { placeInSet } from './staging-name.ts';

/** For .catch(): null where there is no such file or folder; every other failure is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** As fileError, for a new folder: "there is no such folder" then means that the system allows none there, as in /proc. */
export function folderError(error: unknown, path: string): Error {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return fileError(error, path);
  return new AppError('no-access', reason('export-folder-denied', { path }), error.message);
}

/**
 * The error as an AppError that names the path, the cause, and what to do; of what is staged the place where it belongs in
 * the set. An AppError stays as it is.
 */
export function fileError(error: unknown, place: string): Error {
  if (error instanceof AppError || !(error instanceof Error)) return error as Error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return error;
  const detail = error.message;
  // A staging folder is gone before anybody could look for it.
  const path = placeInSet(place);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError('disk-full', reason('export-disk-full', { path }), detail);
    case 'EACCES':
    case 'EPERM':
      return new AppError('no-access', reason('export-no-access', { path }), detail);
    case 'EROFS':
      return new AppError('no-access', reason('export-read-only', { path }), detail);
    case 'ELOOP':
      return new AppError('invalid-export', reason('export-link-loop', { path }), detail);
    case 'ENOTDIR':
    case 'EEXIST':
      return new AppError('invalid-export', reason('export-file-not-folder', { path }), detail);
    case 'ENAMETOOLONG':
      return new AppError('invalid-export', reason('export-name-too-long', { path }), detail);
    case 'EMFILE':
    case 'ENFILE':
      return new AppError('io', reason('export-too-many-open', { path }), detail);
    case 'ENOENT':
      return new AppError('not-found', reason('export-vanished', { path: place }), detail);
    default:
      return new AppError('io', reason('export-not-written', { path, code }), detail);
  }
}
