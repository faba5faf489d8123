// A few threads of one kind, each lent to one user at a time, started when they are needed. It knows not what they do.
import { availableParallelism } from 'node:os';

/** More would wait for the disk, or for what feeds them, and cost memory. */
const MAX_THREADS = 4;

/** Threads of a pool at most. */
const MOST_THREADS = Math.min(MAX_THREADS, availableParallelism());

interface PooledThread {
  readonly close: () => Promise<void>;
  /** Where it can end by itself. */
  readonly dismiss?: () => void;
}

export class ThreadPool<T extends PooledThread> {
  readonly #start: () => T;
  readonly #threads: T[] = [];
  readonly #idle: T[] = [];
  readonly #waiting: ((thread: T) => void)[] = [];

  constructor(start: () => T) {
    this.#start = start;
  }

  /** Starts threads before they are asked for: so many, as far as there may be. */
  prepare(count: number): void {
    while (this.#threads.length < Math.min(count, MOST_THREADS)) this.#idle.push(this.#begin());
  }

  /** Lends a thread, in the order of asking; give it back with release(). */
  async acquire(): Promise<T> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#threads.length < MOST_THREADS) return this.#begin();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(thread: T): void {
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }

  /** Nothing more is asked: threads that can end by themselves. */
  dismiss(): void {
    for (const thread of this.#threads) thread.dismiss?.();
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #begin(): T {
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
