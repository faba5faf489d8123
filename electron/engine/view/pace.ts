// Lets long work pause, so that the engine can answer other requests, tell progress and stop. It does no work itself.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work goes on for so long before others get their turn. */
const TURN_MS = 12;

export interface PaceOptions {
  /** Aborted to stop the work; its reason is thrown at the next pause. */
  readonly signal?: AbortSignal | undefined;
  /** Told at pauses how much is done, 0…1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds after which others get their turn; 0 = after every step. */
  readonly turn?: number | undefined;
}

export class Pace {
  readonly #options: PaceOptions;
  #turn = performance.now();
  #done = 0;
  #total = 0;

  constructor(options: PaceOptions = {}) {
    this.#options = options;
  }

  /** Announces work, in rows to go through. */
  expect(units: number): void {
    this.#total += units;
  }

  /** Notes work as done; true when it is time to pause. */
  spent(units: number): boolean {
    this.#done += units;
    return performance.now() - this.#turn >= (this.#options.turn ?? TURN_MS);
  }

  /** The same work without a pause: nothing else happens until it is done. */
  unbroken(): Pace {
    const pace = new Pace(this.#options);
    pace.spent = () => false;
    return pace;
  }

  /** Gives others their turn. Throws the signal's reason. */
  async pause(): Promise<void> {
    const { signal, onProgress } = this.#options;
    signal?.throwIfAborted();
    onProgress?.(this.#total === 0 ? 0 : Math.min(this.#done / this.#total, 1));
    await nextTurn();
    signal?.throwIfAborted();
    this.#turn = performance.now();
  }
}
