// Watches how long a thread is busy without a pause: whoever asks it for something waits so long at most.

export class TurnWatch {
  #last = performance.now();
  #longest = 0;
  #next: NodeJS.Immediate;

  constructor() {
    this.#next = setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
    this.#next = setImmediate(this.#turn);
  };

  /** Ends watching and gives the longest time without a turn, in ms. */
  stop(): number {
    clearImmediate(this.#next);
    return this.#longest;
  }
}
