// The file that a table is written to: it grows beside its final name and takes that only when it is complete.
import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { acquireLock, isLocked, type FileLock, type NoLock } from './file-lock.ts';
import { nullIfMissing } from './file-error.ts';
import { syncFolder } from './sync-folder.ts';

/** How temporary names end, behind what no other has; versions before had the number of the process in it, too. */
const END = /^(?:\d+-)?[0-9a-f]{12}\.part$/;

/** What stands for the lock of who writes one. */
const LOCK = '.lock';

export interface TableFile {
  /** Where it grows. */
  readonly temporary: string;
  readonly handle: FileHandle;
  /** Makes it durable and gives it its name. Throws where a file has that name by now and may not be replaced. */
  readonly commit: () => Promise<void>;
  /** Removes what was written. */
  readonly discard: () => Promise<void>;
}

/**
 * Removes what killed processes left of a file of this name. Throws invalid-export where the file exists and may not be
 * replaced, and no-access, not-found, disk-full.
 */
export async function createTableFile(path: string, overwrite: boolean): Promise<TableFile> {
  const before = await stat(path).catch(nullIfMissing);
  if (before) refuseNoFile(path, before);
  if (before && !overwrite) throw exists(path);
  await sweep(path);
  const temporary = join(dirname(path), `${startOf(path)}${randomBytes(6).toString('hex')}.part`);
  const { handle, lock } = await openLocked(temporary).catch((error: unknown) => {
    throw tableFileError(error, path);
  });
  const close = (): Promise<void> => handle.close().catch(() => undefined);
  const letGo = (): void => {
    if (typeof lock !== 'string') lock.release();
  };
  return {
    temporary,
    handle,
    commit: async () => {
      await handle.sync();
      await close();
      if (overwrite) await rename(temporary, path);
      else await moveTo(temporary, path);
      letGo();
      await syncFolder(dirname(path));
    },
    discard: async () => {
      await close();
      await rm(temporary, { force: true });
      letGo();
    },
  };
}

async function openLocked(
  temporary: string,
): Promise<{ readonly handle: FileHandle; readonly lock: FileLock | NoLock }> {
  const lock = acquireLock(temporary + LOCK);
  try {
    return { handle: await open(temporary, 'wx'), lock };
  } catch (error) {
    if (typeof lock !== 'string') lock.release();
    throw error;
  }
}

/** Throws "invalid-export" where a file could not take the place of what is there: a folder, a pipe, a device, a link to one. */
export function refuseNoFile(path: string, found: Stats): void {
  if (found.isDirectory()) throw new AppError('invalid-export', reason('file-is-folder', { path }));
  if (!found.isFile()) throw new AppError('invalid-export', reason('file-is-device', { path }));
}

/** How temporary names for a file begin: so short that they are within 255 bytes in any script. */
function startOf(path: string): string {
  return `.${basename(path).slice(0, 60).toWellFormed()}.`;
}

/** What can't be removed now is for the next one. */
async function sweep(path: string): Promise<void> {
  const folder = dirname(path);
  const start = startOf(path);
  const parts = new Set<string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const part = name.endsWith(LOCK) ? name.slice(0, -LOCK.length) : name;
    if (part.startsWith(start) && END.test(part.slice(start.length))) parts.add(join(folder, part));
  }
  for (const part of parts) await sweepOne(part).catch(() => undefined);
}

/** Where nobody writes it. */
async function sweepOne(part: string): Promise<void> {
  if (isLocked(part + LOCK)) return;
  const lock = acquireLock(part + LOCK);
  if (typeof lock === 'string') return;
  try {
    await rm(part, { force: true });
  } finally {
    lock.release();
  }
}

/** Renames, but never over a file that came in the meantime. */
async function moveTo(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
    await rm(temporary, { force: true });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw exists(path);
    // Some file systems know no second names.
    if (await stat(path).catch(nullIfMissing)) throw exists(path);
    await rename(temporary, path);
  }
}

function exists(path: string): AppError {
  return new AppError('invalid-export', reason('file-exists', { path }), basename(path));
}

/** The error as an AppError that names the file, the cause and what to do. */
export function tableFileError(error: unknown, path: string): Error {
  if (error instanceof AppError || !(error instanceof Error)) return error as Error;
  const detail = error.message;
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError('disk-full', reason('export-disk-full', { path }), detail);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('no-access', reason('export-no-access', { path }), detail);
    case 'ENOENT':
    case 'ENOTDIR':
      return new AppError('not-found', reason('file-folder-missing', { path }), detail);
    case 'ENAMETOOLONG':
      return new AppError('invalid-export', reason('file-name-too-long', { path }), detail);
    case null:
      return error;
    default:
      return new AppError('io', reason('file-not-written', { path }), detail);
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
