// Chooses when what is in the write-ahead log is taken over into the project file: after a large change that is later,
// when its answer is out. What was committed is safe in the log; nothing here decides about that.
import { statSync } from 'node:fs';

/** A longer log is taken over with the change itself: to do that later would stop the window for too long. */
const BYTES_AT_MOST = 256 << 20;

const LATER_MS = 1_000;

/** Pages in the log at which a commit takes it over. Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint. */
const STANDARD_PAGES = 1_000;

export class WriteLog {
  readonly #path: string;
  readonly #exec: (sql: string) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(path: string, exec: (sql: string) => void) {
    this.#path = path;
    this.#exec = exec;
  }

  /** To be called before the commit of a change of any size. */
  postpone(): void {
    const bytes = statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    this.close();
    if (bytes > BYTES_AT_MOST) {
      this.#exec(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}`);
      return;
    }
    this.#exec('PRAGMA wal_autocheckpoint=0');
    this.#timer = setTimeout(() => {
      this.#takeOver();
    }, LATER_MS).unref();
  }

  /** Nothing is done later any more; closing the file takes the log over. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #takeOver(): void {
    try {
      this.#exec(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}; PRAGMA wal_checkpoint(PASSIVE)`);
    } catch {
      // Inside a transaction, or on a full disk: the next commit sees to it.
    }
  }
}
