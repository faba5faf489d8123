// The threads that help the views of a project with queries on many rows. They see a frozen file, so that the engine can
// go on writing; they are started when they are needed, and end when they have not been for a while.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { moduleName } from '../threads/module-name.ts';
import type { Database } from '../store/file/database.ts';
import { freeze, type FrozenSnapshot } from '../store/file/frozen-snapshot.ts';
import type { ScanAnswer, ScanCrew, ScanOrder, ScanThreads, ScanWeight } from './sort/scan-crew.ts';
import type { ViewThreadAnswer, ViewThreadOrder } from './view-worker.ts';
import { threadMemory } from '../threads/thread-memory.ts';

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
  #threads: ViewThread[] = [];
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
    if (weight === 'light' && rows < STARTED_ROWS && this.#threads.length === 0) return null;
    const snapshot = freeze(this.#db);
    if (!snapshot) return null;
    this.#isLent = true;
    this.#stay();
    this.#threads = this.#threads.filter((thread) => !thread.hasEnded);
    const size = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
    while (this.#threads.length < size) this.#threads.push(new ViewThread());
    return this.#crew(this.#threads, snapshot);
  };

  /** Ends all threads. */
  close(): void {
    this.#stay();
    for (const thread of this.#threads.splice(0)) thread.close();
  }

  #crew(threads: readonly ViewThread[], { path, release }: FrozenSnapshot): ScanCrew {
    return {
      size: threads.length,
      follow: async (order, onAnswer) => {
        await Promise.all(threads.map((thread) => thread.follow({ path, order }, onAnswer)));
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

/** One thread; what it can't do it leaves to whoever asked. */
class ViewThread {
  hasEnded = false;
  readonly #worker: Worker;
  #onAnswer: ((answer: ScanAnswer) => void) | null = null;
  #done: (() => void) | null = null;

  constructor() {
    this.#worker = new Worker(new URL(moduleName('./view-thread.js', import.meta.url), import.meta.url), {
      resourceLimits: threadMemory('rows'),
    });
    this.#worker.on('message', (answer: ViewThreadAnswer) => {
      if (answer.kind === 'end') this.#finish();
      else this.#onAnswer?.(answer);
    });
    for (const event of ['error', 'messageerror', 'exit']) {
      this.#worker.on(event, () => {
        this.hasEnded = true;
        this.#finish();
      });
    }
    this.#worker.unref();
  }

  /** Resolves when the thread has ended with the order, however. */
  follow(order: { path: string; order: ScanOrder }, onAnswer: (answer: ScanAnswer) => void): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    return new Promise((done) => {
      this.#onAnswer = onAnswer;
      this.#done = done;
      // Who waits for the answer keeps the process; an idle thread does not.
      this.#worker.ref();
      this.#worker.postMessage(order satisfies ViewThreadOrder);
    });
  }

  close(): void {
    this.hasEnded = true;
    void this.#worker.terminate();
  }

  #finish(): void {
    this.#worker.unref();
    this.#done?.();
    this.#done = null;
    this.#onAnswer = null;
  }
}
