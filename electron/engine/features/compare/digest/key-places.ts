// Numbers addresses by their hashes, each once. It knows no rows.
import type { Keys } from './digest-columns.ts';

/** Memory: at most 20 bytes for each that may be added. */
export class KeyPlaces {
  /** How many there are: their numbers are below. */
  count = 0;
  readonly #low: Uint32Array;
  readonly #high: Uint32Array;
  /** Numbers from 1; 0 = none. */
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(most: number) {
    this.#low = new Uint32Array(most);
    this.#high = new Uint32Array(most);
    this.#slots = slotsFor(most);
    this.#mask = this.#slots.length - 1;
  }

  add({ keyLow, keyHigh }: Keys, row: number): void {
    const [low, high] = [keyLow[row] ?? 0, keyHigh[row] ?? 0];
    const slot = this.#slot(low, high);
    if (this.#slots[slot] !== 0) return;
    this.#low[this.count] = low;
    this.#high[this.count] = high;
    this.#slots[slot] = ++this.count;
  }

  /** The number of a row's address; -1 where it was not added. */
  of({ keyLow, keyHigh }: Keys, row: number): number {
    return (this.#slots[this.#slot(keyLow[row] ?? 0, keyHigh[row] ?? 0)] ?? 0) - 1;
  }

  #slot(low: number, high: number): number {
    for (let slot = (low ^ high) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0 || (this.#low[at] === low && this.#high[at] === high)) return slot;
    }
  }
}

/** Finds the values of a place, in their order; `places` has that of each. */
export function byPlace(
  places: Uint32Array,
  values: Uint32Array,
  count: number,
): (place: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const place of places) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < count; place++) {
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  }
  const next = starts.slice();
  const sorted = new Uint32Array(values.length);
  places.forEach((place, n) => {
    sorted[next[place] ?? 0] = values[n] ?? 0;
    next[place] = (next[place] ?? 0) + 1;
  });
  return (place) => sorted.subarray(starts[place], starts[place + 1]);
}

/** The slots of a hash table, all 0: a power of two of them that leaves at least a third free. */
export function slotsFor(count: number): Int32Array {
  return new Int32Array(1 << Math.ceil(Math.log2(Math.max(16, count * 1.5))));
}
