// Orders that a thread follows beside whoever gave them: that does work of the same kind itself, takes answers without
// waiting for the event loop, and does at last what the thread did not answer. A thread that breaks costs time only.
import { thrown, type Thread } from './thread.ts';
import type { AnswerOf, Begin, OrderName, OrderOf } from './thread-work.ts';

/** How long a wait is at most before the caller has its turn, to notice a cancel. */
const WAIT_MS = 5;

/** `Kept`: what the caller knows an order by. */
export class Beside<B extends Begin, K extends OrderName<B>, Kept> {
  readonly #thread: Thread<B>;
  readonly #name: K;
  readonly #waiting = new Map<number, Kept>();

  constructor(thread: Thread<B>, name: K) {
    this.#thread = thread;
    this.#name = name;
  }

  /** Orders that it has not answered. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** False where nothing is to be expected of it, or not yet. */
  get works(): boolean {
    return this.#thread.hasBegun && !this.#thread.hasEnded;
  }

  send(order: OrderOf<B, K>, kept: Kept): void {
    this.#waiting.set(this.#thread.post(this.#name, order), kept);
  }

  /** Answers that have come; throws what the thread failed with. */
  *taken(): Generator<{ readonly kept: Kept; readonly answer: AnswerOf<B, K> }> {
    for (let message = this.#thread.take(); message; message = this.#thread.take()) {
      const kept = this.#waiting.get(message.id);
      // Of an earlier user of the thread, perhaps.
      if (kept === undefined) continue;
      this.#waiting.delete(message.id);
      if (message.kind === 'error') throw thrown(message.error);
      if (message.kind === 'answer') yield { kept, answer: message.answer as AnswerOf<B, K> };
    }
  }

  /** Waits some milliseconds for an answer. */
  wait(): void {
    this.#thread.wait(WAIT_MS);
  }

  /** What it did not answer and never will: it is the caller's then. */
  giveBack(): Kept[] {
    const kept = [...this.#waiting.values()];
    this.#waiting.clear();
    return kept;
  }
}
