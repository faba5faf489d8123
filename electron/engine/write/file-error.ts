// Failures of the file system in the words of an export. It never hides one.
import { AppError } from '../../../shared/contract/errors.ts';

/** For .catch(): null where there is no such file or folder; every other failure is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** As fileError, for a new folder: "there is no such folder" then means that the system allows none there, as in /proc. */
export function folderError(error: unknown, path: string): Error {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return fileError(error, path);
  return new AppError(
    'no-access',
    `The folder ${path} can't be created there: the system does not permit it. Choose another folder.`,
    error.message,
  );
}

/** The error as an AppError that names the path, the cause, and what to do. An AppError stays as it is. */
export function fileError(error: unknown, path: string): Error {
  if (error instanceof AppError || !(error instanceof Error)) return error as Error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return error;
  const detail = error.message;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError(
        'disk-full',
        `The disk is full, so ${path} could not be written. Make room or choose another folder.`,
        detail,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError(
        'no-access',
        `Mapwright may not write ${path}. Change its rights or choose another folder.`,
        detail,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new AppError(
        'invalid-export',
        `${path} can't be a folder, because a file has that name. Choose another folder.`,
        detail,
      );
    case 'ENAMETOOLONG':
      return new AppError(
        'invalid-export',
        `The path ${path} is too long for this system. Choose another folder.`,
        detail,
      );
    case 'ENOENT':
      return new AppError(
        'not-found',
        `${path} is gone: something removed it during the export. Export again.`,
        detail,
      );
    default:
      return new AppError(
        'io',
        `${path} could not be written (${code}). Try again or choose another folder.`,
        detail,
      );
  }
}
