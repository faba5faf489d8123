// Finds the rows in which two sets differ by their digests alone. Rows that are the same on both sides are matched each
// once, whatever their order; of the rest, rows of one address are paired in their order. It reads no row.
import type { Steps } from '../../../shared/model/steps.ts';
import type { Digests } from './digest-columns.ts';

/** Positions of rows on each side. */
export interface Joined {
  /** Pairs of rows with one address and other values, in the order of the second side. */
  readonly pairs: readonly [Uint32Array, Uint32Array];
  /** Rows of the first side alone, ascending. */
  readonly removed: Uint32Array;
  /** Rows of the second side alone, ascending. */
  readonly added: Uint32Array;
  readonly unchanged: number;
}

/** Rows between two pauses. */
const STEP = 50_000;

/**
 * Compares as multisets: a row that one side has twice and the other once is unchanged once and differs once. Memory:
 * at most 16 bytes a row of the first side and 5 of the second, besides the digests. Yields rows looked at: each
 * side once or twice.
 */
export function* joinDigests(before: Digests, after: Digests): Steps<Joined> {
  const same = new EqualRows(before);
  yield* same.load();
  const left = new Growing();
  for (let i = 0; i < after.count; i++) {
    if (!same.take(after, i)) left.push(i);
    if (i % STEP === STEP - 1) yield STEP;
  }
  yield after.count % STEP;
  const rest = same.rest();
  const unchanged = after.count - left.length;
  const keys = new KeyedRows(before, rest);
  const pairs = [new Growing(), new Growing()] as const;
  const added = new Growing();
  for (const [n, i] of left.view().entries()) {
    const match = keys.take(after, i);
    if (match < 0) added.push(i);
    else {
      pairs[0].push(match);
      pairs[1].push(i);
    }
    if (n % STEP === STEP - 1) yield 0;
  }
  return { pairs: [pairs[0].view(), pairs[1].view()], removed: keys.rest(), added: added.view(), unchanged };
}

/**
 * How many rows have an address that came before. Two rounds: the first marks a bit for each address, and the bits that
 * are met again; only rows of those, an eighth at most where none is a double, are looked up in a table. Memory while it
 * counts: at most 8 bytes a row, and 16 more for each row of a bit that is met again.
 */
export function* countDuplicates({ count, keyLow, keyHigh }: Digests): Steps<number> {
  const mask = 2 ** Math.min(MOST_BITS, Math.ceil(Math.log2(Math.max(2, count * BITS_A_ROW)))) - 1;
  const once = new Uint32Array((mask >>> 5) + 1);
  const again = new Uint32Array((mask >>> 5) + 1);
  for (let i = 0; i < count; i++) {
    const bit = (keyLow[i] ?? 0) & mask;
    const word = bit >>> 5;
    const flag = 1 << (bit & 31);
    const known = once[word] ?? 0;
    if ((known & flag) === 0) once[word] = known | flag;
    else again[word] = (again[word] ?? 0) | flag;
    if (i % STEP === STEP - 1) yield STEP;
  }
  const some = new Growing();
  for (let i = 0; i < count; i++) {
    const bit = (keyLow[i] ?? 0) & mask;
    if ((((again[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1) some.push(i);
    if (i % STEP === STEP - 1) yield 0;
  }
  return yield* countDoubles(some.view(), keyLow, keyHigh);
}

/** As countDuplicates, for some rows. */
function* countDoubles(some: Uint32Array, keyLow: Uint32Array, keyHigh: Uint32Array): Steps<number> {
  const mask = tableSize(some.length) - 1;
  const slots = new Int32Array(mask + 1);
  let doubles = 0;
  for (const [n, i] of some.entries()) {
    const low = keyLow[i] ?? 0;
    const high = keyHigh[i] ?? 0;
    // Those that share their low bits stand near each other by them.
    let slot = (low ^ high) & mask;
    for (;;) {
      const other = (slots[slot] ?? 0) - 1;
      if (other < 0) {
        slots[slot] = i + 1;
        break;
      }
      if (keyLow[other] === low && keyHigh[other] === high) {
        doubles++;
        break;
      }
      slot = (slot + 1) & mask;
    }
    if (n % STEP === STEP - 1) yield 0;
  }
  return doubles;
}

/** Bits for each address: more make fewer rows look like doubles, and less of them fit where they are reached fast. */
const BITS_A_ROW = 16;
/** As a power of two. */
const MOST_BITS = 31;

/** A power of two that leaves at least a third of the slots free. */
function tableSize(count: number): number {
  return 1 << Math.ceil(Math.log2(Math.max(16, count * 1.5)));
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
    this.#mask = tableSize(rows.count) - 1;
    this.#slots = new Int32Array(this.#mask + 1);
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
    const rest = new Growing();
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
    this.#mask = tableSize(some.length) - 1;
    this.#slots = new Int32Array(this.#mask + 1);
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

class Growing {
  length = 0;
  #numbers = new Uint32Array(1_024);

  push(n: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = n;
  }

  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
