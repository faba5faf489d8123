// One thread that is asked: its answers, or why there are none. It knows no order and no answer.
import type { Worker } from 'node:worker_threads';

export class AskedWorker<Order, Answer> {
  readonly #worker: Worker;
  /** Who waits for an answer, in the order of asking. */
  readonly #asked: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }[] = [];
  #broken: { readonly reason: unknown } | null = null;

  /** `ended`: what to say where the thread ends by itself. */
  constructor(worker: Worker, ended: string) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      this.#asked.shift()?.resolve(answer);
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

  /** Gives an order and waits for its answer; answers come in the order of asking. `lent`: memory that goes along. */
  async ask(order: Order, lent: readonly ArrayBuffer[] = []): Promise<Answer> {
    if (this.#broken !== null) throw this.#broken.reason;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(order, lent);
      this.#asked.push({ resolve, reject });
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
    for (const { reject } of this.#asked.splice(0)) reject(this.#broken.reason);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
