// Sorts runs of texts: small sorts at once, others with a thread of their own, so that reading goes on meanwhile.
import { Worker } from 'node:worker_threads';
import { sortRun, type PackedTexts, type SortedRun } from './sort-run.ts';
import type { SortOrder } from './sort-worker.ts';

/** Below this, one thread is about as fast: another one has to be started and to warm up. */
const MIN_ROWS = 300_000;

/** Below this, both threads sort: reading alone takes less time than sorting. A run takes some 30 ms. */
const SHARED_ROWS = 4_000_000;

/** Runs that the other thread always has waiting, so that it never stands still. */
const KEPT_BUSY = 2;

/** Runs under way at most: bounds the memory. */
const MOST_AHEAD = 4;

interface Order {
  readonly done: (run: SortedRun) => void;
  readonly failed: (reason: unknown) => void;
}

export class RunSorter {
  readonly #worker: Worker | null;
  readonly #shares: boolean;
  readonly #orders: Order[] = [];
  readonly #runs: Promise<SortedRun>[] = [];
  #taken = 0;

  /** `aside`: whether a second thread may be used, while which others get their turn. Close it, whatever happens. */
  constructor(rows: number, aside: boolean) {
    this.#worker = aside && rows >= MIN_ROWS ? this.#start() : null;
    this.#shares = rows < SHARED_ROWS;
  }

  /** Takes the texts, whose memory is the sorter's from here on. */
  add(texts: PackedTexts): void {
    const isBusy = this.#shares && this.#orders.length >= KEPT_BUSY;
    const run = this.#worker && !isBusy ? this.#order(this.#worker, texts) : Promise.resolve(sortRun(texts));
    // Whoever waits for the runs hears of it.
    run.catch(() => undefined);
    this.#runs.push(run);
  }

  /** True while so many runs are under way that reading has to wait for `next`. */
  get isFull(): boolean {
    return this.#runs.length - this.#taken > MOST_AHEAD;
  }

  /** The next run in the order of adding, or null where all were taken. */
  async next(): Promise<SortedRun | null> {
    const run = this.#runs[this.#taken];
    if (!run) return null;
    this.#taken++;
    return run;
  }

  close(): void {
    void this.#worker?.terminate();
  }

  #order(worker: Worker, { count, ids, starts, bytes }: PackedTexts): Promise<SortedRun> {
    return new Promise((done, failed) => {
      this.#orders.push({ done, failed });
      const order: SortOrder = { count, ids, starts, bytes };
      worker.postMessage(
        order,
        [ids, starts, bytes].map(({ buffer }) => buffer as ArrayBuffer),
      );
    });
  }

  #start(): Worker {
    const name = import.meta.url.endsWith('.ts') ? './sort-worker.ts' : './sort-worker.js';
    const worker = new Worker(new URL(name, import.meta.url));
    worker.on('message', (run: SortedRun) => this.#orders.shift()?.done(run));
    worker.on('error', (error) => {
      for (const { failed } of this.#orders.splice(0)) failed(error);
    });
    worker.on('exit', () => {
      for (const { failed } of this.#orders.splice(0)) failed(new Error('The thread that sorts has ended.'));
    });
    return worker;
  }
}
