// Chooses when what is in the write-ahead log is taken over into the project file: after a change that is later, when its
// answer is out, and never while somebody reads the file as it is. What was committed is safe in the log; nothing here
// decides about that. See docs/decisions/0030-large-commits-are-prepared.md.
import { statSync } from 'node:fs';

/** A longer log is taken over with the change itself: its user waits for that anyway. */
const BYTES_AT_MOST = 256 << 20;

/** So long the log's file may stay: to write into what is there is faster. */
const BYTES_KEPT = 32 << 20;

const LATER_MS = 1_000;

/** Pages in the log at which a commit takes it over. Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint. */
const STANDARD_PAGES = 1_000;

/** Runs SQL, and gives the first row where there is one. */
type RunSql = (sql: string) => readonly unknown[] | undefined;

export class WriteLog {
  readonly #path: string;
  readonly #run: RunSql;
  #timer: NodeJS.Timeout | null = null;
  /** How many rely on the file staying as it is. */
  #holds = 0;

  constructor(path: string, run: RunSql) {
    this.#path = path;
    this.#run = run;
  }

  /** Locks the file for this process alone; one with a log gets that ready. */
  lock(): void {
    this.#run('PRAGMA locking_mode=EXCLUSIVE');
    this.#run('SELECT 1 FROM main.sqlite_master LIMIT 1');
    try {
      this.#run('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#run('PRAGMA locking_mode=NORMAL');
      throw error;
    }
    this.#run('COMMIT');
  }

  /** Locks the file, and begins a log where it has none. */
  enter(): void {
    this.#run('PRAGMA locking_mode=EXCLUSIVE');
    this.#run('PRAGMA journal_mode=WAL');
    this.#run(`PRAGMA journal_size_limit=${String(BYTES_KEPT)}`);
    this.lock();
  }

  /** Takes the whole log over and goes on without one. */
  leave(): void {
    this.close();
    this.#run('PRAGMA journal_mode=DELETE');
  }

  /** To be called before the commit of a change of any size. */
  postpone(): void {
    this.close();
    if (this.#holds > 0) return;
    const atOnce = this.#bytes() > BYTES_AT_MOST;
    this.#run(`PRAGMA wal_autocheckpoint=${String(atOnce ? STANDARD_PAGES : 0)}`);
    if (!atOnce) this.#takeOverLater();
  }

  /**
   * Takes over all that was committed, and from then on nothing until `release` was called as often as this gave true:
   * meanwhile the file stays as it is, byte for byte, and the log grows with what is written. False where that can't be:
   * a transaction is open, or something was written since an earlier hold that goes on.
   */
  hold(): boolean {
    if (this.#holds === 0 ? !this.#takeOverAll() : this.#bytes() > 0) return false;
    this.#holds++;
    this.close();
    return true;
  }

  /** Whether somebody relies on the file staying as it is. */
  get held(): boolean {
    return this.#holds > 0;
  }

  /** Ends one hold. After the last one the log is taken over when there is time. */
  release(): void {
    this.#holds--;
    if (this.#holds === 0) this.#takeOverLater();
  }

  /** Nothing is done later any more; closing the file takes the log over. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #bytes(): number {
    return statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  #takeOverLater(): void {
    this.close();
    this.#timer = setTimeout(() => {
      this.#takeOver();
    }, LATER_MS).unref();
  }

  #takeOver(): void {
    this.close();
    try {
      this.#run(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}`);
      this.#run('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Inside a transaction, or on a full disk: the next commit sees to it.
    }
  }

  /** False where something of the log had to stay in it. */
  #takeOverAll(): boolean {
    try {
      this.#run('PRAGMA wal_autocheckpoint=0');
      const [busy] = this.#run('PRAGMA wal_checkpoint(TRUNCATE)') ?? [1];
      if (busy === 0 && this.#bytes() === 0) return true;
    } catch {
      // As in #takeOver.
    }
    this.#takeOverLater();
    return false;
  }
}
