// One thread that is asked for one thing at a time: its answer, or why there is none. It knows no order and no answer.
import type { Worker } from 'node:worker_threads';

export class AskedWorker<Order, Answer> {
  readonly #worker: Worker;
  #settle: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void } | null = null;
  #broken: { readonly reason: unknown } | null = null;

  /** `ended`: what to say where the thread ends by itself. */
  constructor(worker: Worker, ended: string) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      this.#settle?.resolve(answer);
      this.#settle = null;
    });
    for (const event of ['messageerror', 'error'] as const) {
      worker.on(event, (error: unknown) => {
        this.break(error);
      });
    }
    worker.on('exit', () => {
      this.break(new Error(ended));
    });
  }

  /** Gives an order and waits for its answer; only one is under way at a time. `lent`: memory that goes along. */
  async ask(order: Order, lent: readonly ArrayBuffer[] = []): Promise<Answer> {
    if (this.#broken !== null) throw this.#broken.reason;
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#worker.postMessage(order, lent);
    });
  }

  /** Gives an order that has no answer. */
  tell(order: Order): void {
    this.#worker.postMessage(order);
  }

  /** Whether the process stays alive for it. Default: it does. */
  keepAlive(alive: boolean): void {
    if (alive) this.#worker.ref();
    else this.#worker.unref();
  }

  /** What is asked, now or later, fails with the first reason that was given. */
  break(reason: unknown): void {
    this.#broken ??= { reason };
    this.#settle?.reject(this.#broken.reason);
    this.#settle = null;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
