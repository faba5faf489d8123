// A set of many numbers, not below 0: sorted, it is made in a fraction of the time of a Set. It never changes.

/** What can be asked of a set of numbers; a Set is one. */
export interface NumberSet extends Iterable<number> {
  /** How many numbers there are, at most. */
  readonly size: number;
  has(n: number): boolean;
}

/** Gives its numbers in ascending order; those that occur more than once as often. Memory: 16 bytes each at most. */
export class SortedNumbers implements NumberSet {
  /** Nobody may change it. */
  readonly sorted: Float64Array;
  /** Made with the first question: who only wants them sorted has no use for it. */
  #buckets: Buckets | null = null;

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
    const { starts, width } = (this.#buckets ??= bucketsOf(sorted));
    const bucket = Math.floor(n / width);
    let from = starts[bucket] ?? 0;
    let to = starts[bucket + 1] ?? 0;
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

/** Where the numbers of each stretch of the same width begin: hashes are spread evenly, so that few lie in one. */
interface Buckets {
  readonly starts: Uint32Array;
  readonly width: number;
}

function bucketsOf(sorted: Float64Array): Buckets {
  const width = ((sorted.at(-1) ?? 0) + 1) / Math.max(1, sorted.length);
  const starts = new Uint32Array(sorted.length + 2);
  let bucket = 0;
  sorted.forEach((n, i) => {
    for (const own = Math.floor(n / width); bucket < own;) starts[++bucket] = i;
  });
  starts.fill(sorted.length, bucket + 1);
  return { starts, width };
}
