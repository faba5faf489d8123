// A set of many numbers, not below 0: sorted, it is made in a fraction of the time of a Set. It never changes.

/** What can be asked of a set of numbers; a Set is one. */
export interface NumberSet extends Iterable<number> {
  /** How many numbers there are, at most. */
  readonly size: number;
  has(n: number): boolean;
}

/** Gives its numbers in ascending order; those that occur more than once as often. Memory: 8 bytes each. */
export class SortedNumbers implements NumberSet {
  /** Nobody may change it. */
  readonly sorted: Float64Array;

  constructor(...lists: readonly ArrayLike<number>[]) {
    this.sorted = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const list of lists) {
      this.sorted.set(list, at);
      at += list.length;
    }
    // Half the time: numbers of 64 bits, none below 0, stand in the same order by their bits (IEEE 754).
    new BigUint64Array(this.sorted.buffer).sort();
  }

  get size(): number {
    return this.sorted.length;
  }

  has(n: number): boolean {
    const sorted = this.sorted;
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] ?? 0) < n) from = middle + 1;
      else to = middle;
    }
    return sorted[from] === n;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.sorted.values();
  }
}
