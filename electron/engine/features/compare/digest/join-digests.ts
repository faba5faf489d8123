// Finds the rows in which two sets differ by their digests alone. Rows that are the same on both sides are matched each
// once, whatever their order; of the rest, rows of one address are paired in their order. It reads no row.
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Digests } from './digest-columns.ts';
import { GrowingNumbers } from '../../../rows/growing-numbers.ts';
import { slotsFor } from './key-places.ts';

/** Positions of rows on each side. */
export interface Joined {
  /** Pairs of rows with one address and other values, in the order in which the second side's rows are paired. */
  readonly pairs: readonly [Uint32Array, Uint32Array];
  /** Rows of the first side alone, ascending. */
  readonly removed: Uint32Array;
  /** Rows of the second side alone, ascending. */
  readonly added: Uint32Array;
  readonly unchanged: number;
}

/** In which order rows of each side that differ are paired by their addresses; given them ascending. */
export type PairingOrders = readonly [Reorder, Reorder];
type Reorder = (rows: Uint32Array) => Uint32Array;
const asTheyStand: Reorder = (rows) => rows;

/** Rows between two pauses. */
const STEP = 50_000;

/**
 * Compares as multisets: a row that one side has twice and the other once is unchanged once and differs once. Memory:
 * at most 16 bytes a row of the first side and 5 of the second, besides the digests. Yields rows looked at: each
 * side once or twice.
 */
export function* joinDigests(
  before: Digests,
  after: Digests,
  inOrder: PairingOrders = [asTheyStand, asTheyStand],
): Steps<Joined> {
  const same = new OpenRows(before, BY_ALL);
  yield* same.load();
  const left = new GrowingNumbers();
  for (let i = 0; i < after.count; i++) {
    if (same.take(after, i) < 0) left.push(i);
    if (i % STEP === STEP - 1) yield STEP;
  }
  yield after.count % STEP;
  const rest = same.rest();
  const unchanged = after.count - left.length;
  const keys = new OpenRows(before, BY_KEY, inOrder[0](rest));
  for (const _ of keys.load()) yield 0;
  const pairs = [new GrowingNumbers(), new GrowingNumbers()] as const;
  const added = new GrowingNumbers();
  for (const [n, i] of inOrder[1](left.view()).entries()) {
    const match = keys.take(after, i);
    if (match < 0) added.push(i);
    else {
      pairs[0].push(match);
      pairs[1].push(i);
    }
    if (n % STEP === STEP - 1) yield 0;
  }
  const alone = { removed: keys.rest().sort(), added: added.view().sort() };
  return { pairs: [pairs[0].view(), pairs[1].view()], ...alone, unchanged };
}

/** What rows are matched by. */
interface Match {
  readonly low: (rows: Digests, i: number) => number;
  readonly isSame: (a: Digests, i: number, b: Digests, k: number) => boolean;
}

/** The 64 bits of their address. */
const BY_KEY: Match = {
  low: ({ keyLow }, i) => keyLow[i] ?? 0,
  isSame: (a, i, b, k) => a.keyLow[i] === b.keyLow[k] && a.keyHigh[i] === b.keyHigh[k],
};

/** All 128 bits. */
const BY_ALL: Match = {
  low: ({ contentLow }, i) => contentLow[i] ?? 0,
  isSame: (a, i, b, k) =>
    a.contentLow[i] === b.contentLow[k] && a.contentHigh[i] === b.contentHigh[k] && BY_KEY.isSame(a, i, b, k),
};

/** Some rows by what they are matched by; equal ones in a chain, so that many copies of one row cost no more than others. */
class OpenRows {
  readonly #rows: Digests;
  /** null = all of them. */
  readonly #some: Uint32Array | null;
  readonly #match: Match;
  readonly #mask: number;
  /** The place of the first row of a chain, from 1; 0 = none, negative = its rows are all taken and this was the first. */
  readonly #slots: Int32Array;
  readonly #next: Int32Array;
  readonly #taken: Uint8Array;

  constructor(rows: Digests, match: Match, some: Uint32Array | null = null) {
    this.#rows = rows;
    this.#some = some;
    this.#match = match;
    const count = some?.length ?? rows.count;
    this.#slots = slotsFor(count);
    this.#mask = this.#slots.length - 1;
    this.#next = new Int32Array(count);
    this.#taken = new Uint8Array(count);
  }

  *load(): Steps<void> {
    const count = this.#next.length;
    // From the end, so that chains begin with their first row.
    for (let n = count - 1; n >= 0; n--) {
      const slot = this.#find(this.#rows, this.#rowAt(n));
      this.#next[n] = this.#slots[slot] ?? 0;
      this.#slots[slot] = n + 1;
      if (n % STEP === 0) yield Math.min(STEP, count - n);
    }
  }

  /** Takes the first row left that matches this one; -1 where there is none. */
  take(others: Digests, i: number): number {
    const slot = this.#find(others, i);
    const first = this.#slots[slot] ?? 0;
    if (first <= 0) return -1;
    this.#taken[first - 1] = 1;
    // An emptied slot still stands in the way of others, so it keeps the row that tells whose it is.
    this.#slots[slot] = (this.#next[first - 1] ?? 0) || -first;
    return this.#rowAt(first - 1);
  }

  /** The rows that nobody took, in their order. */
  rest(): Uint32Array {
    const rest = new GrowingNumbers();
    for (let n = 0; n < this.#taken.length; n++) if (this.#taken[n] === 0) rest.push(this.#rowAt(n));
    return rest.view();
  }

  #rowAt(n: number): number {
    return this.#some ? (this.#some[n] ?? 0) : n;
  }

  /** The slot of the rows that match this one, or the free one where they would be. */
  #find(others: Digests, i: number): number {
    for (let slot = this.#match.low(others, i) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0 || this.#match.isSame(this.#rows, this.#rowAt(Math.abs(entry) - 1), others, i))
        return slot;
    }
  }
}
