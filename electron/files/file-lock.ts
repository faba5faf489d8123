// A lock that the system itself gives back when its holder ends, however that ends: SQLite's on an empty file. It holds
// across processes, containers with a shared folder and, where the file system has locks, machines. It knows nothing of what
// it guards.
import { closeSync, constants, fchmodSync, fstatSync, openSync, rmSync, statSync, type Stats } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { forgetHolder, noteHolder } from './lock-holder.ts';

export interface FileLock {
  /** Removes the file, so that nothing is left of the lock, and lets the next one have it. */
  readonly release: () => void;
}

/** "held": somebody has it, maybe this process. "impossible": the file system knows no locks, so that nobody can have it. */
export type NoLock = 'held' | 'impossible';

/** Long enough for who only looks whether it is held. */
const WAIT_MS = 200;

/** SQLite's result codes, without what extends them. Source: https://www.sqlite.org/rescode.html */
const BUSY: ReadonlySet<number> = new Set([5, 6]);

/** The whole codes of failures to lock: SQLITE_PROTOCOL, NOLFS, IOERR_UNLOCK, IOERR_RDLOCK, IOERR_CHECKRESERVEDLOCK, IOERR_LOCK. */
const NO_LOCKS: ReadonlySet<number> = new Set([15, 22, 2058, 2314, 3594, 3850]);

/**
 * The locks of this process, by device and inode, with what has them: a connection that nobody knows any more would be
 * closed. To open and close a file once more would give them back, too: that is how POSIX has it.
 */
const ours = new Map<string, DatabaseSync>();

/**
 * Takes the lock that a file stands for, or tells why not. It waits for nobody. Throws system errors where the file can't be
 * made.
 */
export function acquireLock(path: string): FileLock | NoLock {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const got = tryOnce(path);
    if (got !== 'replaced') return got;
  }
  return 'held';
}

/** Each needs a holder that went just then. */
const MOST_TRIES = 20;

/** Whether this process has the lock. */
export function isLockedHere(path: string): boolean {
  const found = stateOf(path);
  return found !== null && ours.has(keyOf(found));
}

/** Whether somebody has the lock now. It creates no file. */
export function isLocked(path: string): boolean {
  const found = stateOf(path);
  if (!found) return false;
  if (ours.has(keyOf(found))) return true;
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    try {
      db.prepare('SELECT count(*) FROM sqlite_schema').get();
      return false;
    } finally {
      db.close();
    }
  } catch (error) {
    return BUSY.has(codeOf(error) & 0xff);
  }
}

/** "replaced": the holder of before removed the file meanwhile. */
function tryOnce(path: string): FileLock | NoLock | 'replaced' {
  const before = stateOf(path);
  if (before && ours.has(keyOf(before))) return 'held';
  const file = openFile(path, before === null);
  if (file === null) return 'replaced';
  let db: DatabaseSync | null = null;
  try {
    const key = keyOf(fstatSync(file));
    db = new DatabaseSync(path, { timeout: WAIT_MS });
    const found = lockedBy(db);
    // A file that was removed never gets its name back: this is the one that SQLite opened.
    if (keyOf(stateOf(path)) !== key) return end(db, file, 'replaced');
    if (found instanceof Error) throw found;
    return found === null ? had(path, key, db, file) : end(db, file, found);
  } catch (error) {
    end(db, file, 'replaced');
    throw error;
  }
}

/** Has SQLite lock the file: null where it did, else why not. */
function lockedBy(db: DatabaseSync): NoLock | Error | null {
  try {
    // Nothing is written, so no journal has to lie beside it.
    db.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (BUSY.has(code & 0xff)) return 'held';
    return NO_LOCKS.has(code) ? 'impossible' : (error as Error);
  }
}

function had(path: string, key: string, db: DatabaseSync, file: number): FileLock {
  ours.set(key, db);
  noteHolder(path);
  return {
    release: () => {
      if (!ours.delete(key)) return;
      forgetHolder(path);
      remove(path);
      end(db, file, null);
      // Windows removes no file that is open.
      if (process.platform === 'win32') remove(path);
    },
  };
}

/**
 * Null where it is gone again. Everybody may lock it, as whoever finds it left over has to; it is empty. One that is there
 * is not created again: in folders such as /tmp Linux lets nobody do that with what is another user's.
 */
function openFile(path: string, isNew: boolean): number | null {
  // A link could lead anywhere.
  const { O_RDWR, O_CREAT, O_NOFOLLOW } = constants;
  try {
    const file = openSync(path, O_RDWR | O_NOFOLLOW | (isNew ? O_CREAT : 0), 0o666);
    if (isNew) fchmodSync(file, 0o666);
    return file;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!isNew && code === 'ENOENT') return null;
    throw error;
  }
}

function end<T>(db: DatabaseSync | null, file: number, outcome: T): T {
  try {
    db?.close();
    closeSync(file);
  } catch {
    // It ends with the process.
  }
  return outcome;
}

/** Whoever gets the lock next removes what can't be removed now. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // As said.
  }
}

function stateOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Of a file by whatever name; empty where there is none. */
function keyOf(found: Stats | null): string {
  return found ? `${String(found.dev)}:${String(found.ino)}` : '';
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}
