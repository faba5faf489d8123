// Chooses when what is in the write-ahead log is taken over into the project file: after a large change that is later,
// when its answer is out, by a thread where it is much, and never while somebody reads the file as it is. What was
// committed is safe in the log; nothing here decides about that. See docs/decisions/0030-large-commits-are-prepared.md.
import { statSync, truncateSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../../../shared/contract/errors.ts';
import { Thread } from '../../threads/thread.ts';
import type { logWork } from './log-work.ts';

/** Where no thread can do it, a longer log is taken over with the change itself: its user waits for that anyway. */
const BYTES_AT_MOST = 256 << 20;

/** A longer log is taken over by a thread: this much takes some dozens of milliseconds. */
const BYTES_AT_ONCE = 48 << 20;

/** So long the log's file may stay: to write into what is there is faster. */
const BYTES_KEPT = 32 << 20;

/** To cut so much off a file takes some dozens of milliseconds at worst. */
const CUT_BYTES = 64 << 20;

const LATER_MS = 1_000;

/** A thread that hangs must not keep a project from being closed for ever. */
const LONGEST_MS = 60_000;

/** Pages in the log at which a commit takes it over. Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint. */
const STANDARD_PAGES = 1_000;

/** What is wrong with the project itself, or its use. */
const KNOWN: ReadonlySet<string> = new Set(['project-locked', 'damaged-project', 'not-a-project']);

/** Runs SQL, and gives the first row where there is one. */
type RunSql = (sql: string) => readonly unknown[] | undefined;

export class WriteLog {
  readonly #path: string;
  readonly #run: RunSql;
  #timer: NodeJS.Timeout | null = null;
  /** How many rely on the file staying as it is. */
  #holds = 0;
  /** Whether the index of the log lies in a file, which a second connection of this process can read. */
  #shared = false;
  #thread: Thread<typeof logWork> | null = null;
  #settling: Promise<void> | null = null;
  #closed = false;

  constructor(path: string, run: RunSql) {
    this.#path = path;
    this.#run = run;
  }

  /**
   * Locks the file for this process alone; one with a log gets that ready. `shared`: the index of the log may be a file,
   * as on local disks.
   */
  lock(shared: boolean): void {
    this.#shared = shared;
    // The index is where the mode at the first look has it: one that is exclusive from the start keeps it to itself.
    this.#run(`PRAGMA locking_mode=${shared ? 'NORMAL' : 'EXCLUSIVE'}`);
    try {
      this.#run('SELECT 1 FROM main.sqlite_master LIMIT 1');
    } catch (error) {
      if (!shared || !(error instanceof AppError) || KNOWN.has(error.code)) throw error;
      // No room for such a file, for instance: the project is opened without one.
      this.lock(false);
      return;
    }
    this.#lockAlone();
  }

  /** Locks the file, and begins a log where it has none. */
  enter(shared = this.#shared): void {
    this.#run(`PRAGMA locking_mode=${shared ? 'NORMAL' : 'EXCLUSIVE'}`);
    this.#run('PRAGMA journal_mode=WAL');
    this.#run(`PRAGMA journal_size_limit=${String(BYTES_KEPT)}`);
    this.lock(shared);
  }

  /** Takes the whole log over and goes on without one. */
  leave(): void {
    this.#stop();
    this.#lockAlone();
    this.#run('PRAGMA journal_mode=DELETE');
  }

  /** To be called before the commit of a change of any size. */
  postpone(): void {
    this.#forgetTimer();
    if (this.#holds > 0) return;
    if (!this.#shared && this.#bytes() > BYTES_AT_MOST) {
      this.#run(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}`);
      return;
    }
    this.#run('PRAGMA wal_autocheckpoint=0');
    this.#takeOverLater();
  }

  /** Takes over now what would be taken over later, beside other work, and waits for it. */
  async settle(): Promise<void> {
    if (this.#isLong) this.#takeOver();
    await this.#settling;
  }

  /**
   * Takes over all that was committed, and from then on nothing until `release` was called as often as this gave true:
   * meanwhile the file stays as it is, byte for byte, and the log grows with what is written. False where that can't be:
   * a transaction is open, the log is so long that a thread has to take it over (see settle), or something was written
   * since an earlier hold that goes on.
   */
  hold(): boolean {
    if (this.#isLong) this.#takeOver();
    if (this.#settling) return false;
    if (this.#holds === 0 ? !this.#takeOverAll() : this.#bytes() > 0) return false;
    this.#holds++;
    this.#forgetTimer();
    return true;
  }

  /** Whether `hold` would refuse until a thread has taken the log over: see settle. */
  get isUnsettled(): boolean {
    return this.#settling !== null || this.#isLong;
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
    this.#closed = true;
    this.#stop();
  }

  #stop(): void {
    this.#forgetTimer();
    this.#thread?.closeNow(LONGEST_MS);
    this.#thread = null;
  }

  #forgetTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Whether a thread should take the log over, and can. */
  get #isLong(): boolean {
    return this.#shared && this.#holds === 0 && this.#bytes() > BYTES_AT_ONCE;
  }

  #bytes(): number {
    return statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  #takeOverLater(): void {
    this.#forgetTimer();
    this.#timer = setTimeout(() => {
      this.#takeOver();
    }, LATER_MS).unref();
  }

  #takeOver(): void {
    this.#forgetTimer();
    if (this.#settling) {
      this.#takeOverLater();
      return;
    }
    try {
      if (this.#isLong) {
        this.#settling = this.#takeOverBeside().finally(() => {
          this.#settling = null;
        });
        return;
      }
      this.#run(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}`);
      this.#run('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Inside a transaction, or on a full disk: the next commit sees to it.
    }
  }

  async #takeOverBeside(): Promise<void> {
    if (!this.#letOthersRead()) {
      this.#takeOverLater();
      return;
    }
    const thread = new Thread<typeof logWork>('log', this.#path);
    this.#thread = thread;
    // A full disk, for instance: the log stays as it is, and the next commit sees to it.
    await thread.ask('takeOver', undefined).catch(() => undefined);
    await thread.close();
    if (this.#thread !== thread) return;
    this.#thread = null;
    if (!this.#lockAgain()) {
      this.#takeOverLater();
      return;
    }
    await this.#shorten();
  }

  /** Gives up the exclusive lock, and keeps the one that all other Mapwrights respect. False inside a transaction. */
  #letOthersRead(): boolean {
    try {
      // Refused inside a transaction.
      this.#run('BEGIN');
      this.#run('COMMIT');
      this.#run('PRAGMA locking_mode=NORMAL');
      this.#run('SELECT 1 FROM main.sqlite_master LIMIT 1');
      return true;
    } catch {
      return false;
    }
  }

  /** False inside a transaction, or where another program is reading the file just now: then it's tried again later. */
  #lockAgain(): boolean {
    try {
      this.#lockAlone();
      return true;
    } catch {
      return false;
    }
  }

  #lockAlone(): void {
    this.#run('PRAGMA locking_mode=EXCLUSIVE');
    try {
      this.#run('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#run('PRAGMA locking_mode=NORMAL');
      throw error;
    }
    this.#run('COMMIT');
  }

  /** Begins the log anew, where all of it was taken over, and cuts its file bit by bit: at once that takes half a second. */
  async #shorten(): Promise<void> {
    try {
      this.#run('PRAGMA journal_size_limit=-1');
      this.#run(`PRAGMA user_version=${String(Number(this.#run('PRAGMA user_version')?.[0] ?? 0))}`);
      for (let bytes = this.#bytes(); bytes > BYTES_KEPT && this.#isMostlyEmpty(); bytes = this.#bytes()) {
        truncateSync(`${this.#path}-wal`, Math.max(BYTES_KEPT, bytes - CUT_BYTES));
        await nextTurn();
      }
    } catch {
      // Inside a transaction: the log is cut when it begins anew.
    }
    if (this.#closed) return;
    this.#run(`PRAGMA journal_size_limit=${String(BYTES_KEPT)}`);
    if (this.#holds === 0) this.#run(`PRAGMA wal_autocheckpoint=${String(STANDARD_PAGES)}`);
  }

  /** Whether what is in use of the log is certainly less than what is kept of it. Throws inside a transaction. */
  #isMostlyEmpty(): boolean {
    if (this.#closed || this.#holds > 0) return false;
    const frames = Number(this.#run('PRAGMA wal_checkpoint(PASSIVE)')?.[1] ?? -1);
    return frames >= 0 && frames <= STANDARD_PAGES;
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
