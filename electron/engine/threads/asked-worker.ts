// One thread that is asked: its answers, or why there are none. It knows no order and no answer.
import type { Worker } from 'node:worker_threads';
import { inTime } from './in-time.ts';

/**
 * For how long a thread that packs may go on with what it was asked before it is ended, in milliseconds. Node ends the whole
 * process where a thread is ended just while it begins to pack or to unpack: "close before init" in node_zlib.cc.
 */
export const PACKING_MS = 2_000;

/** The same of a thread that reads. It begins to unpack with each file: where it takes longer, it does something else. */
export const READING_MS = 100;

export class AskedWorker<Order, Answer> {
  readonly #worker: Worker;
  /** Who waits for an answer, in the order of asking. */
  readonly #asked: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }[] = [];
  #broken: { readonly reason: unknown } | null = null;
  /** Orders that have no answer yet, also where nobody waits for it any more. */
  #open = 0;
  readonly #idle = new Set<() => void>();

  /** `ended`: what to say where the thread ends by itself. */
  constructor(worker: Worker, ended: string) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      this.#asked.shift()?.resolve(answer);
      this.#open--;
      if (this.#open === 0) this.#tellIdle();
    });
    for (const event of ['messageerror', 'error'] as const) {
      worker.on(event, (error: unknown) => {
        this.break(error);
      });
    }
    worker.on('exit', () => {
      this.break(new Error(ended));
      this.#tellIdle();
    });
  }

  /** Gives an order and waits for its answer; answers come in the order of asking. */
  async ask(order: Order): Promise<Answer> {
    if (this.#broken !== null) throw this.#broken.reason;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(order);
      this.#open++;
      this.#asked.push({ resolve, reject });
    });
  }

  /** Gives an order that has no answer. */
  tell(order: Order): void {
    this.#worker.postMessage(order);
  }

  /** What is asked, now or later, fails with the first reason that was given. */
  break(reason: unknown): void {
    this.#broken ??= { reason };
    for (const { reject } of this.#asked.splice(0)) reject(this.#broken.reason);
  }

  /** Ends it: at once, or where it was asked something, after it has answered, or so many milliseconds. */
  async close(patience = 0): Promise<void> {
    if (patience > 0 && this.#open > 0) await this.#answered(patience);
    await this.#worker.terminate();
  }

  async #answered(patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#idle.add(() => {
      resolve(null);
    });
    await inTime(promise, patience);
  }

  #tellIdle(): void {
    for (const tell of this.#idle) tell();
    this.#idle.clear();
  }
}
