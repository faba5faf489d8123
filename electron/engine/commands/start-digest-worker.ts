// The comparison's end of one digesting thread: gives it orders and takes its answers. It knows no file.
import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../shared/contract/errors.ts';
import type { DigestAnswer, DigestOrder } from './digest-worker.ts';
import type { DigestThreadData } from './digest-thread.ts';

/** Keeps the garbage of a thread small; it makes little that lasts. */
const YOUNG_GENERATION_MB = 16;

export class DigestThread {
  readonly #worker: Worker;
  readonly #signal: AbortSignal;
  #settle: { resolve: (answer: DigestAnswer) => void; reject: (reason: unknown) => void } | null = null;
  #broken: { readonly reason: unknown } | null = null;

  constructor(signal: AbortSignal) {
    const name = import.meta.url.endsWith('.ts') ? './digest-thread.ts' : './digest-thread.js';
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
    const data: DigestThreadData = { compileCache: getCompileCacheDir() !== undefined };
    this.#worker = new Worker(new URL(name, import.meta.url), { resourceLimits, workerData: data });
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort);
    this.#worker.on('message', (answer: DigestAnswer) => {
      this.#take(answer);
    });
    this.#worker.on('messageerror', (error) => {
      this.#break(error);
    });
    this.#worker.on('error', (error) => {
      this.#break(error);
    });
    this.#worker.on('exit', () => {
      this.#break(new Error('A thread that reads files has ended.'));
    });
  }

  /** Gives an order and waits for its answer; only one is under way at a time. */
  async ask(order: DigestOrder): Promise<DigestAnswer> {
    if (this.#broken !== null) throw this.#broken.reason;
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    await this.#worker.terminate();
  }

  #take(answer: DigestAnswer): void {
    const settle = this.#settle;
    this.#settle = null;
    if (answer.kind !== 'failed') settle?.resolve(answer);
    else settle?.reject('app' in answer.error ? AppError.from(answer.error.app) : answer.error.other);
  }

  readonly #onAbort = (): void => {
    this.#break(this.#signal.reason);
  };

  #break(reason: unknown): void {
    this.#broken ??= { reason };
    this.#settle?.reject(this.#broken.reason);
    this.#settle = null;
  }
}
