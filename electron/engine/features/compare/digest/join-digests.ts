// Finds the rows in which two sets differ by their digests alone. Rows that are the same on both sides are matched each
// once, whatever their order; of the rest, rows of one address are paired in their order. It reads no row.
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Digests } from './digest-columns.ts';
import { GrowingNumbers } from '../../../rows/growing-numbers.ts';
import { slotsFor } from './hash-slots.ts';

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
  const same = new EqualRows(before);
  yield* same.load();
  const left = new GrowingNumbers();
  for (let i = 0; i < after.count; i++) {
    if (!same.take(after, i)) left.push(i);
    if (i % STEP === STEP - 1) yield STEP;
  }
  yield after.count % STEP;
  const rest = same.rest();
  const unchanged = after.count - left.length;
  const keys = new KeyedRows(before, inOrder[0](rest));
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

/** Rows by all 128 bits; equal ones in a chain, so that many copies of one row cost no more than others. */
class EqualRows {
  readonly #rows: Digests;
  readonly #mask: number;
  /** The first row of a chain, from 1; 0 = none, negative = its rows are all taken and this was the first. */
  readonly #slots: Int32Array;
  readonly #next: Int32Array;
  readonly #taken: Uint8Array;

  constructor(rows: Digests) {
    this.#rows = rows;
    this.#slots = slotsFor(rows.count);
    this.#mask = this.#slots.length - 1;
    this.#next = new Int32Array(rows.count);
    this.#taken = new Uint8Array(rows.count);
  }

  *load(): Steps<void> {
    const { count } = this.#rows;
    // From the end, so that chains begin with their first row.
    for (let i = count - 1; i >= 0; i--) {
      const slot = this.#find(this.#rows, i);
      this.#next[i] = this.#slots[slot] ?? 0;
      this.#slots[slot] = i + 1;
      if (i % STEP === 0) yield Math.min(STEP, count - i);
    }
  }

  /** Takes a row that is the same as this one; false where there is none left. */
  take(others: Digests, i: number): boolean {
    const slot = this.#find(others, i);
    const first = this.#slots[slot] ?? 0;
    if (first <= 0) return false;
    this.#taken[first - 1] = 1;
    // An emptied slot still stands in the way of others, so it keeps the row that tells whose it is.
    this.#slots[slot] = (this.#next[first - 1] ?? 0) || -first;
    return true;
  }

  /** The rows that nobody took, ascending. */
  rest(): Uint32Array {
    const rest = new GrowingNumbers();
    for (let i = 0; i < this.#taken.length; i++) if (this.#taken[i] === 0) rest.push(i);
    return rest.view();
  }

  /** The slot of the rows that are the same as this one, or the free one where they would be. */
  #find({ keyLow, keyHigh, contentLow, contentHigh }: Digests, i: number): number {
    const rows = this.#rows;
    const low = contentLow[i] ?? 0;
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) return slot;
      const other = Math.abs(entry) - 1;
      if (
        rows.contentLow[other] === low &&
        rows.contentHigh[other] === contentHigh[i] &&
        rows.keyLow[other] === keyLow[i] &&
        rows.keyHigh[other] === keyHigh[i]
      ) {
        return slot;
      }
    }
  }
}

/** Some rows by the 64 bits of their address; those of one address in their order. */
class KeyedRows {
  readonly #rows: Digests;
  readonly #some: Uint32Array;
  readonly #mask: number;
  /** The place of the first row of an address among `some`, from 1; 0 = none, negative as in EqualRows. */
  readonly #slots: Int32Array;
  readonly #next: Int32Array;
  readonly #taken: Uint8Array;

  constructor(rows: Digests, some: Uint32Array) {
    this.#rows = rows;
    this.#some = some;
    this.#slots = slotsFor(some.length);
    this.#mask = this.#slots.length - 1;
    this.#next = new Int32Array(some.length);
    this.#taken = new Uint8Array(some.length);
    for (let n = some.length - 1; n >= 0; n--) {
      const slot = this.#find(rows, some[n] ?? 0);
      this.#next[n] = this.#slots[slot] ?? 0;
      this.#slots[slot] = n + 1;
    }
  }

  /** Takes the first row left that has the address of this one; -1 where there is none. */
  take(others: Digests, i: number): number {
    const slot = this.#find(others, i);
    const first = this.#slots[slot] ?? 0;
    if (first <= 0) return -1;
    this.#taken[first - 1] = 1;
    this.#slots[slot] = (this.#next[first - 1] ?? 0) || -first;
    return this.#some[first - 1] ?? 0;
  }

  rest(): Uint32Array {
    return this.#some.filter((_, n) => this.#taken[n] === 0);
  }

  #find({ keyLow, keyHigh }: Digests, i: number): number {
    const rows = this.#rows;
    const low = keyLow[i] ?? 0;
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) return slot;
      const other = this.#some[Math.abs(entry) - 1] ?? 0;
      if (rows.keyLow[other] === low && rows.keyHigh[other] === keyHigh[i]) return slot;
    }
  }
}
