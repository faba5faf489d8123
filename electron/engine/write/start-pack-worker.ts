// The export's end of one packing thread: gives it files and takes their bytes. It packs nothing itself.
import { Worker } from 'node:worker_threads';
import type { PackAnswer, PackOrder } from './pack-worker.ts';

/** Keeps the garbage of a thread small; it makes little that lasts. */
const YOUNG_GENERATION_MB = 8;

export class PackThread {
  readonly #worker: Worker;
  #settle: { resolve: (answer: PackAnswer) => void; reject: (reason: unknown) => void } | null = null;
  #broken: { readonly reason: unknown } | null = null;

  constructor() {
    const name = import.meta.url.endsWith('.ts') ? './pack-worker.ts' : './pack-worker.js';
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
    this.#worker = new Worker(new URL(name, import.meta.url), { resourceLimits });
    this.#worker.on('message', (answer: PackAnswer) => {
      this.#settle?.resolve(answer);
      this.#settle = null;
    });
    for (const event of ['messageerror', 'error'] as const) {
      this.#worker.on(event, (error: unknown) => {
        this.#break(error);
      });
    }
    this.#worker.on('exit', () => {
      this.#break(new Error('A thread that packs files has ended.'));
    });
  }

  /** Gives a file and waits for its bytes; only one is under way at a time. */
  async ask(order: PackOrder): Promise<PackAnswer> {
    if (this.#broken !== null) throw this.#broken.reason;
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#worker.postMessage(order, order.memory ? [order.memory] : []);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #break(reason: unknown): void {
    this.#broken ??= { reason };
    this.#settle?.reject(this.#broken.reason);
    this.#settle = null;
  }
}
