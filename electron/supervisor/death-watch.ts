// Tells a single crash from a loop of crashes. It counts, nothing else.

const DEATHS = 3;
const WITHIN_MS = 30_000;

export class DeathWatch {
  readonly #now: () => number;
  #times: number[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a death; true when it is the third in 30 seconds, so that a restart would not help. */
  died(): boolean {
    const now = this.#now();
    this.#times = [...this.#times.filter((time) => now - time < WITHIN_MS), now];
    return this.#times.length >= DEATHS;
  }

  forget(): void {
    this.#times = [];
  }
}
