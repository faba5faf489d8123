// The threads that help the views of a project with queries on many rows. They see a frozen file, so that the engine can
// go on writing; they are started when they are needed, and end when they have not been for a while.
import type { Database } from '../store/file/database.ts';
import { freeze, type FrozenSnapshot } from '../store/file/frozen-snapshot.ts';
import { Crew, crewSize } from '../threads/crew.ts';
import { Thread } from '../threads/thread.ts';
import type { ScanCrew, ScanThreads, ScanWeight } from './sort/scan-crew.ts';
import type { viewWork } from './view-work.ts';

/** Below this one thread is about as fast. */
const MIN_ROWS = 300_000;

/** Light scans of fewer rows end before another thread has started; those that run already help. */
const STARTED_ROWS = 2_000_000;

/** Beside the engine's own; more would wait for the disk. */
const MAX_THREADS = 3;

const KEPT_MS = 60_000;

export class ViewThreads implements ScanThreads {
  readonly #db: Database;
  readonly #minRows: number;
  readonly #crew = new Crew(() => new Thread<typeof viewWork>('view', null), crewSize(MAX_THREADS, 1));
  #isLent = false;
  #end: NodeJS.Timeout | null = null;

  /** `minRows`: for fewer there are none. */
  constructor(db: Database, minRows = MIN_ROWS) {
    this.#db = db;
    this.#minRows = minRows;
  }

  /** Lends the threads to one query at a time; null for few rows, and where the file can't be frozen. */
  readonly open = (rows: number, weight: ScanWeight): ScanCrew | null => {
    if (rows < this.#minRows || this.#isLent) return null;
    if (weight === 'light' && rows < STARTED_ROWS && this.#crew.threads.length === 0) return null;
    const snapshot = freeze(this.#db);
    if (!snapshot) return null;
    this.#isLent = true;
    this.#stay();
    return this.#lent(this.#crew.all(), snapshot);
  };

  /** Ends all threads. */
  close(): void {
    this.#stay();
    void this.#crew.close();
  }

  #lent(threads: readonly Thread<typeof viewWork>[], { path, release }: FrozenSnapshot): ScanCrew {
    return {
      follow: async (order, onPart) => {
        // What a thread can't do it leaves to whoever asked.
        await Promise.allSettled(threads.map((thread) => thread.ask('follow', { path, order }, { onPart })));
      },
      release: () => {
        release();
        this.#isLent = false;
        this.#end = setTimeout(() => {
          this.close();
        }, KEPT_MS).unref();
      },
    };
  }

  #stay(): void {
    if (this.#end) clearTimeout(this.#end);
    this.#end = null;
  }
}
