// Failures to read a file, in words for who named it. It hides none.
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

/** What went wrong with a path, as a message that names the path and the cause. */
export function readError(error: unknown, path: string): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const detail = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new AppError('not-found', reason('source-missing', { path }), detail);
    case 'EACCES':
    case 'EPERM':
      return new AppError('no-access', reason('source-no-access', { path }), detail);
    case 'EISDIR':
      return new AppError('unreadable-source', reason('source-is-folder', { path }), detail);
    case 'ELOOP':
      return new AppError('io', reason('source-loop', { path }), detail);
    default:
      return new AppError('io', reason('source-failed', { path, cause: detail }), detail);
  }
}
