// The project file as it is at one moment, for threads that read it while the engine goes on writing: until it is
// released nothing is taken over from the log into the file. It reads nothing itself; see
// docs/decisions/0028-frozen-snapshots.md.
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Database } from './database.ts';
import { projectError } from './sqlite-error.ts';

/** Pages that a reader keeps: it mostly goes over the rows once. */
const CACHE_KB = 2_000;

export interface FrozenSnapshot {
  /** The file, for openFrozen. */
  readonly path: string;
  /** A handle of it, for TablePages: nobody may close it. Null where it can't be opened (twice). */
  readonly file: number | null;
  /**
   * Lets the file change again. All who read have to be closed before; a second call does nothing. Owed on failure and
   * cancel, too: the log grows until then.
   */
  readonly release: () => void;
}

/**
 * Freezes all that was committed. Null where a transaction is open, or where an earlier snapshot is held and something
 * was written since: whoever asks then reads through the engine's own connection. Takes as long as the log is large.
 * Closing the database ends all snapshots: what is read later is worth nothing.
 */
export function freeze(db: Database): FrozenSnapshot | null {
  if (!db.holdFile()) return null;
  let held = true;
  return {
    path: db.path,
    file: db.file.handle(),
    release: () => {
      if (held) db.releaseFile();
      held = false;
    },
  };
}

/**
 * Opens a frozen file for reading, in any thread of the process that holds it: without locks, so that the exclusive one
 * of the engine neither refuses this nor ends with it. To be closed before the release. Functions of ours are not known
 * in its SQL.
 */
export function openFrozen(path: string): Database {
  try {
    const db = new Database(path, new DatabaseSync(frozenUri(path), { readOnly: true, defensive: true }));
    db.exec(
      `PRAGMA cache_size=-${String(CACHE_KB)}; PRAGMA temp_store=FILE;
       PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON`,
    );
    return db;
  } catch (error) {
    throw projectError(error, path);
  }
}

/** Source: sqlite.org/uri.html: "immutable" reads without locks and without the log; no host may stand in it. */
function frozenUri(path: string): string {
  const { host, pathname } = pathToFileURL(path);
  return `file:${host === '' ? '//' : `////${host}`}${pathname}?immutable=1`;
}
