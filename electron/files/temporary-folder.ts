// Folders in the system's temporary one for what is kept only as long as a process works on it. What killed ones left is
// removed when the next is made; nothing else is.
import { existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPORARY_PREFIX } from '../../shared/model/temporary-location.ts';
import { tellTemporary } from './temporary-places.ts';
import { acquireLock, isLocked, type FileLock, type NoLock } from './file-lock.ts';

export interface TemporaryFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  readonly remove: () => Promise<void>;
  /** The same for who can't wait; what can't be removed then is for the next sweep. */
  readonly removeNow: () => void;
}

const LOCK = '.lock';

/** A folder without a lock is one that is just being made, or just being removed, for so long. */
const UNLOCKED_MS = 3_600_000;

const REMOVE = { recursive: true, force: true, maxRetries: 5 } as const;

/** Somebody who sweeps may have the lock of a folder before who makes it. */
const MOST_TRIES = 5;

/** Makes one that only this user may enter. `kind`: a word for its name. Throws system errors. */
export async function makeTemporaryFolder(kind: string): Promise<TemporaryFolder> {
  await sweep(tmpdir());
  return makeTemporaryFolderNow(kind);
}

/** The same for who can't wait; what killed ones left is for the next who can. */
export function makeTemporaryFolderNow(kind: string): TemporaryFolder {
  for (let tries = 1; ; tries++) {
    const path = mkdtempSync(join(tmpdir(), `${TEMPORARY_PREFIX}${kind}-`));
    const lock = lockIn(path);
    if (lock === 'held' && tries < MOST_TRIES) continue;
    tellTemporary(path, true);
    const release = (): void => {
      if (typeof lock !== 'string') lock.release();
    };
    return {
      path,
      remove: async () => {
        release();
        await rm(path, REMOVE);
        tellTemporary(path, false);
      },
      removeNow: () => {
        release();
        try {
          rmSync(path, REMOVE);
          tellTemporary(path, false);
        } catch {
          // See above.
        }
      },
    };
  }
}

/** Without a lock the folder is used, too: then nobody removes it but who made it. */
function lockIn(path: string): FileLock | NoLock {
  try {
    return acquireLock(join(path, LOCK));
  } catch {
    return existsSync(path) ? 'impossible' : 'held';
  }
}

/** What can't be removed now is for the next one. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const path = join(parent, name);
    if (isOurs(path)) await sweepOne(path).catch(() => undefined);
  }
}

async function sweepOne(path: string): Promise<void> {
  const lock = join(path, LOCK);
  if (!existsSync(lock)) {
    if (Date.now() - lstatSync(path).mtimeMs > UNLOCKED_MS) await rm(path, REMOVE);
    return;
  }
  // Who looks waits for nobody; who takes the lock does.
  if (isLocked(lock)) return;
  const got = acquireLock(lock);
  if (typeof got === 'string') return;
  try {
    await rm(path, REMOVE);
  } finally {
    got.release();
  }
}

/** Whether it is a folder of this user that nobody else may enter, as these are made. */
function isOurs(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return false;
  // Windows has no such numbers, and a temporary folder for each user.
  return !process.getuid || (found.uid === process.getuid() && (found.mode & 0o077) === 0);
}
