// The threads that read files for an import, and which of them reads what. They are started when they are needed;
// whoever made this ends them. It knows nothing of the order in which files are asked for.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { moduleName } from '../../../threads/module-name.ts';
import type { ReadOrder, ReadPart } from './read-worker.ts';
import { READING_MS } from '../../../threads/asked-worker.ts';
import { inTime } from '../../../threads/in-time.ts';
import { threadMemory } from '../../../threads/thread-memory.ts';

/** More readers than this are always faster than one writer. */
const MAX_THREADS = 8;

/** One reader for each core. How many of them are started depends on whether the writer has to wait. */
export function defaultThreads(): number {
  return Math.min(MAX_THREADS, Math.max(1, availableParallelism()));
}

interface Thread {
  readonly worker: Worker;
  /** The numbers of the files that it reads. */
  readonly files: Set<number>;
}

export class ReadThreads {
  /** Threads at most. */
  readonly size: number;
  /** Threads that are wanted now. */
  wanted = 1;
  readonly #onPart: (part: ReadPart) => void;
  readonly #onFail: (reason: unknown) => void;
  readonly #threads: Thread[] = [];
  readonly #threadOf = new Map<number, Thread>();

  /** `onFail` hears of a thread that ends by itself: nothing it read can be relied on then. */
  constructor(size: number, onPart: (part: ReadPart) => void, onFail: (reason: unknown) => void) {
    this.size = size;
    this.#onPart = onPart;
    this.#onFail = onFail;
  }

  /** Gives the order to read a file to the thread that has the fewest, or what follows to the one that has it. */
  post(order: Exclude<ReadOrder, { readonly kind: 'end' }>): void {
    const thread = order.kind === 'read' ? this.#leastBusy() : this.#threadOf.get(order.id);
    if (!thread) return;
    if (order.kind === 'read') {
      thread.files.add(order.id);
      this.#threadOf.set(order.id, thread);
    } else if (order.kind === 'drop') {
      this.#forget(order.id);
    }
    thread.worker.postMessage(order);
  }

  /** Ends all threads: they stop where they are in their files; those that hang are ended from outside. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => end(worker)));
  }

  #leastBusy(): Thread {
    const idle = this.#threads.find(({ files }) => files.size === 0);
    if (idle) return idle;
    if (this.#threads.length < Math.min(this.size, this.wanted)) return this.#start();
    return this.#threads.reduce((a, b) => (b.files.size < a.files.size ? b : a));
  }

  #start(): Thread {
    const resourceLimits = threadMemory('rows');
    const worker = new Worker(new URL(moduleName('./read-worker.js', import.meta.url), import.meta.url), {
      resourceLimits,
    });
    worker.on('message', (part: ReadPart) => {
      if (part.end) this.#forget(part.id);
      this.#onPart(part);
    });
    worker.on('messageerror', this.#onFail);
    worker.on('error', this.#onFail);
    worker.on('exit', () => {
      this.#onFail(new Error('A thread that reads the files has ended.'));
    });
    const thread: Thread = { worker, files: new Set() };
    this.#threads.push(thread);
    return thread;
  }

  #forget(id: number): void {
    this.#threadOf.get(id)?.files.delete(id);
    this.#threadOf.delete(id);
  }
}

async function end(worker: Worker): Promise<void> {
  const order: ReadOrder = { kind: 'end' };
  worker.postMessage(order);
  if (!(await inTime(once(worker, 'exit'), READING_MS))) await worker.terminate();
}
