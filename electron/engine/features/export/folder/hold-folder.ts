// The one export at a time that a folder takes, in whatever process, container or machine. It writes nothing but the lock,
// which is gone again afterwards.
import { join } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { append } from '../../../../../shared/model/large-lists.ts';
import { acquireLock, type FileLock, type NoLock } from '../../../../files/file-lock.ts';
import { holderOf, sinceText } from '../../../../files/lock-holder.ts';
import { fileError, folderError } from '../../../../files/file-error.ts';
import { makeFolders, removeFolders } from '../../../../files/make-folders.ts';
import { refuseFolder } from './refuse-folder.ts';

/** What stands for the lock while it is held. */
export function lockOf(out: string): string {
  return join(out, '.mapwright-lock');
}

/**
 * Does work with the folder, created where it is missing, for one export alone; a folder that was created and is empty
 * then is removed. Throws "busy" where another one has it, and what refuseFolder does. Where the file system knows no locks
 * it is had without one.
 */
export async function inHeldFolder<T>(out: string, work: () => Promise<T>): Promise<T> {
  const created: string[] = [];
  let lock: FileLock | NoLock | null = null;
  try {
    lock = await lockIn(out, created);
    if (lock === 'held') throw inUse(out);
    return await work();
  } finally {
    if (lock && typeof lock !== 'string') lock.release();
    await leave(created);
  }
}

/** The set, or why there is none, is what is told. */
async function leave(created: readonly string[]): Promise<void> {
  await removeFolders(created).catch(() => undefined);
}

/** An export that failed just then may remove a folder that it had created. */
const MOST_TRIES = 5;

async function lockIn(out: string, created: string[]): Promise<FileLock | NoLock> {
  for (let tries = 1; ; tries++) {
    try {
      await refuseFolder(out);
      const made = await makeFolders(out).catch((error: unknown) => {
        throw folderError(error, out);
      });
      append(created, made);
      return acquireLock(lockOf(out));
    } catch (error) {
      const told = fileError(error, out);
      const isGone = told instanceof AppError && told.code === 'not-found';
      if (!isGone || tries === MOST_TRIES) throw told;
    }
  }
}

/** That another export has the folder, with what is known of it. */
export function inUse(out: string): AppError {
  const holder = holderOf(lockOf(out));
  if (!holder) return new AppError('busy', reason('export-in-use', { path: out }));
  const { host, pid } = holder;
  return new AppError(
    'busy',
    reason('export-in-use-by', { path: out, host, pid: String(pid), since: sinceText(holder) }),
  );
}
