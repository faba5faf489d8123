// The engine's end of the thread that takes a large log over: starts it, and waits for it. It reads no log itself.
import { Worker } from 'node:worker_threads';
import { moduleName } from '../../threads/module-name.ts';

/** The states of the thread, kept where both threads see them. */
export const WAITS = 0;
export const TAKES_OVER = 1;
export const CLOSED = 2;

export interface TakeOverData {
  readonly path: string;
  /** One number: WAITS, TAKES_OVER or CLOSED. */
  readonly state: Int32Array;
}

/** A thread that hangs must not keep a project from being closed for ever. */
const LONGEST_MS = 60_000;

export class LogThread {
  readonly #state = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  /** Kept when the thread has ended, however it did. */
  readonly ended: Promise<void>;

  /** Begins at once. The connection of the engine must let others read. */
  constructor(path: string) {
    const workerData: TakeOverData = { path, state: this.#state };
    const worker = new Worker(
      new URL(moduleName('./take-over-worker.js', import.meta.url), import.meta.url),
      { workerData },
    );
    this.#worker = worker;
    this.ended = new Promise((resolve) => {
      worker.on('exit', () => {
        resolve();
      });
      // A full disk, for instance: the log stays as it is, and the next commit sees to it.
      worker.on('error', () => undefined);
    });
    worker.unref();
  }

  /** Keeps the process until the thread has ended, for who waits for that. */
  keepProcess(): void {
    this.#worker.ref();
  }

  /** Waits, without a pause for others, until the thread has closed its connection. One that has not begun never does. */
  join(): void {
    if (Atomics.compareExchange(this.#state, 0, WAITS, CLOSED) === TAKES_OVER) {
      Atomics.wait(this.#state, 0, TAKES_OVER, LONGEST_MS);
    }
  }
}
