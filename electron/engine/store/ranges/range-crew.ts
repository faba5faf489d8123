// Lends work on all rows a second thread, with the project file as it was when the work began. It looks at no row.
import { availableParallelism } from 'node:os';
import type { Database } from '../file/database.ts';
import { freeze, type FrozenSnapshot } from '../file/frozen-snapshot.ts';
import { Thread } from '../../threads/thread.ts';
import type { rangeWork } from './range-work.ts';

/** Below this, one thread is about as fast: another one has to be started and to warm up. */
const WORTH_A_THREAD = 60_000;

/** How long a thread may take to close the file before it is ended by force. */
const CLOSING_MS = 2_000;

export type RangeWork = ReturnType<typeof rangeWork<unknown, unknown>>;

/** A thread of any work on ranges. */
export type RangeThread = Thread<RangeWork>;

export class RangeCrew {
  readonly #frozen: FrozenSnapshot | null = null;
  #thread: RangeThread | null = null;

  /**
   * To be made before a transaction begins, and closed in any case. `threadFrom`: from so many rows on a second thread
   * helps; default: what is worth one.
   */
  constructor(db: Database, kind: 'check' | 'digest-rows', threadFrom = WORTH_A_THREAD) {
    if (db.number('SELECT max(id) FROM url') < threadFrom || availableParallelism() < 2) return;
    // Rows of an import that is not done yet are in no file.
    if (db.firstHiddenId !== Number.MAX_SAFE_INTEGER) return;
    this.#frozen = freeze(db);
    if (this.#frozen) this.#thread = new Thread<RangeWork>(kind, { path: this.#frozen.path });
  }

  /** null: there is none. */
  get thread(): RangeThread | null {
    return this.#thread;
  }

  /** Ends the thread and lets the file go. May be called again. */
  close(): void {
    this.#thread?.closeNow(CLOSING_MS);
    this.#thread = null;
    this.#frozen?.release();
  }
}
