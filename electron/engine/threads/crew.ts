// A few threads of one kind, started when they are needed: each lent to one user at a time, or shared by all. It knows not
// what they do.
import { availableParallelism } from 'node:os';
import type { Thread } from './thread.ts';
import type { Begin } from './thread-work.ts';

/** More would wait for the disk, or for what feeds them, and cost memory. */
const MAX_THREADS = 4;

/** Threads at most: as many as the machine has cores. */
export function crewSize(most = MAX_THREADS): number {
  return Math.min(most, availableParallelism());
}

export class Crew<B extends Begin> {
  /** Threads at most. */
  readonly size: number;
  readonly #start: () => Thread<B>;
  readonly #threads: Thread<B>[] = [];
  readonly #idle: Thread<B>[] = [];
  readonly #waiting: ((thread: Thread<B>) => void)[] = [];

  constructor(start: () => Thread<B>, size = crewSize()) {
    this.#start = start;
    this.size = size;
  }

  /** The thread with the fewest orders open, for one more; so many run at most. */
  leastBusy(most: number): Thread<B> {
    const idle = this.#threads.find(({ open }) => open === 0);
    if (idle) return idle;
    if (this.#threads.length < Math.min(this.size, most)) return this.#begin();
    return this.#threads.reduce((a, b) => (b.open < a.open ? b : a));
  }

  /** Starts threads before they are asked for: so many, as far as there may be. */
  prepare(count: number): void {
    while (this.#threads.length < Math.min(count, this.size)) this.#idle.push(this.#begin());
  }

  /** Lends a thread, in the order of asking; give it back with release(). */
  async acquire(): Promise<Thread<B>> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#threads.length < this.size) return this.#begin();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(thread: Thread<B>): void {
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }

  /** Nothing more is asked: they end by themselves. */
  dismiss(): void {
    for (const thread of this.#threads) thread.dismiss();
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.close()));
  }

  #begin(): Thread<B> {
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }
}
