// Turns what node:sqlite and the file system throw into the contract's errors. It decides nothing else.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { holderOf, sinceText } from '../../../files/lock-holder.ts';

interface SystemError extends Error {
  readonly code?: unknown;
  readonly errcode?: unknown;
}

/** Primary result codes of SQLite. Source: sqlite.org/rescode.html. */
const SQLITE = {
  perm: 3,
  busy: 5,
  locked: 6,
  noMemory: 7,
  readonly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  tooBig: 18,
  notADatabase: 26,
} as const;

/** SQLITE_IOERR_SHMSIZE: the file beside the log can't grow, as its volume is out of space. Source: as above. */
const NO_ROOM_BESIDE_LOG = 4874;

/** The AppError for any error that an operation on the project file threw; AppErrors pass unchanged. */
export function projectError(error: unknown, path: string): AppError {
  if (error instanceof AppError) return error;
  const { code, errcode, message } = error as SystemError;
  if (typeof errcode === 'number') return sqliteError(errcode, message, path);
  switch (code) {
    case 'ENOENT':
      return new AppError('not-found', reason('project-missing', { path }), message);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('no-access', reason('project-no-access', { path }), message);
    case 'ENAMETOOLONG':
      return new AppError('io', reason('project-name-too-long', { path }), message);
    // A number in the file that no project has.
    case 'ERR_OUT_OF_RANGE':
      return new AppError('damaged-project', reason('project-damaged', { path }), message);
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path, message);
    default:
      return new AppError('io', reason('project-io', { path, cause: message }), message);
  }
}

function sqliteError(errcode: number, message: string, path: string): AppError {
  const detail = `SQLite error ${String(errcode)}: ${message}`;
  if (errcode === NO_ROOM_BESIDE_LOG) return diskFull(path, detail);
  switch (errcode & 0xff) {
    case SQLITE.busy:
    case SQLITE.locked:
      return new AppError('project-locked', lockedReason(path), detail);
    case SQLITE.perm:
    case SQLITE.readonly:
      return new AppError('no-access', reason('project-no-access', { path }), detail);
    case SQLITE.cantOpen:
      return new AppError('no-access', reason('project-cant-open', { path }), detail);
    case SQLITE.full:
      return diskFull(path, detail);
    case SQLITE.corrupt:
    case SQLITE.notADatabase:
      return new AppError('damaged-project', reason('project-damaged', { path }), detail);
    case SQLITE.noMemory:
      return new AppError('io', reason('project-no-memory', { path }), detail);
    case SQLITE.tooBig:
      return new AppError('too-large', reason('project-value-too-long', { path }), detail);
    case SQLITE.io:
      return new AppError('io', reason('project-disk-failed', { path, cause: message }), detail);
    default:
      return new AppError('internal', reason('project-unusable', { path, cause: message }), detail);
  }
}

function diskFull(path: string, detail: string): AppError {
  return new AppError('disk-full', reason('project-disk-full', { path }), detail);
}

/** With who has it open, where that is known. */
function lockedReason(path: string): ErrorReason {
  const holder = holderOf(path);
  if (!holder) return reason('project-locked', { path });
  const { host, pid } = holder;
  return reason('project-locked-by', { path, host, pid: String(pid), since: sinceText(holder) });
}
