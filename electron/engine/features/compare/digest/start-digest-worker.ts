// The comparison's end of one digesting thread: gives it orders and takes its answers. It knows no file.
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { moduleName } from '../../../threads/module-name.ts';
import { AskedWorker, READING_MS } from '../../../threads/asked-worker.ts';
import type { DigestAnswer, DigestOrder } from './digest-worker.ts';
import { threadMemory } from '../../../threads/thread-memory.ts';

export class DigestThread {
  readonly #thread: AskedWorker<DigestOrder, DigestAnswer>;
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    const resourceLimits = threadMemory('rows');
    const worker = new Worker(new URL(moduleName('./digest-worker.js', import.meta.url), import.meta.url), {
      resourceLimits,
    });
    this.#thread = new AskedWorker(worker, 'A thread that reads files has ended.');
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Gives an order and waits for its answer; only one is under way at a time. */
  async ask(order: DigestOrder): Promise<DigestAnswer> {
    const answer = await this.#thread.ask(order);
    if (answer.kind !== 'failed') return answer;
    throw 'app' in answer.error ? AppError.from(answer.error.app) : answer.error.other;
  }

  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    await this.#thread.close(READING_MS);
  }

  readonly #onAbort = (): void => {
    this.#thread.break(this.#signal.reason);
  };
}
