// Keeps the latest of many valid lastmod values. A bare day counts as its first moment in UTC.

const TWO_DAYS = 2 * 86_400_000;

/** Fed with values in row order; of equal instants the first is kept, so that the result is reproducible. */
export class LatestLastmod {
  #text: string | null = null;
  #time = -Infinity;
  /** Texts that sort before this are surely earlier, whatever their time zone; null until one was earlier. */
  #floor: string | null = null;

  get text(): string | null {
    return this.#text;
  }

  add(lastmod: string): void {
    if (lastmod === this.#text || (this.#floor !== null && lastmod < this.#floor)) return;
    const time = Date.parse(lastmod);
    if (!(time > this.#time)) {
      // More of them may follow, and to compare texts takes less time.
      this.#floor ??= floorOf(this.#time);
      return;
    }
    this.#text = lastmod;
    this.#time = time;
    this.#floor = null;
  }

  reset(): void {
    this.#text = null;
    this.#time = -Infinity;
    this.#floor = null;
  }
}

function floorOf(time: number): string {
  if (time === -Infinity) return '';
  const floor = new Date(time - TWO_DAYS);
  return floor.getUTCFullYear() > 0 ? floor.toISOString().slice(0, 10) : '';
}
