// Counts rows whose address came before, by its hash. It reads no row.
import type { Steps } from '../../../../../shared/model/steps.ts';
import { joinKeys, type Keys } from './digest-columns.ts';
import { GrowingNumbers } from '../../../rows/growing-numbers.ts';
import { slotsFor } from './hash-slots.ts';

/** Rows between two pauses. */
const STEP = 50_000;

/** Bits for each address: more make fewer rows look like doubles, and less of them fit where they are reached fast. */
const BITS_A_ROW = 16;
/** As a power of two. */
const MOST_BITS = 31;

/**
 * How many rows have an address that came before. Two rounds: the first marks a bit for each address, and the bits that
 * are met again; only rows of those, an eighth at most where none is a double, are looked up in a table. Memory while it
 * counts: at most 8 bytes a row, and 16 more for each row of a bit that is met again.
 */
export function* countDuplicates(keys: Keys): Steps<number> {
  const { count, keyLow } = keys;
  const once = new KeyBits(count);
  const again = new KeyBits(count);
  for (let i = 0; i < count; i++) {
    const low = keyLow[i] ?? 0;
    if (!once.set(low)) again.set(low);
    if (i % STEP === STEP - 1) yield STEP;
  }
  const some = new GrowingNumbers();
  for (let i = 0; i < count; i++) {
    if (again.has(keyLow[i] ?? 0)) some.push(i);
    if (i % STEP === STEP - 1) yield 0;
  }
  const table = new KeyTable(keys, some.length);
  let doubles = 0;
  for (const [n, i] of some.view().entries()) {
    if (!table.add(i)) doubles++;
    if (n % STEP === STEP - 1) yield 0;
  }
  return doubles;
}

/**
 * How many of `more` have an address that is among the known ones, or that came before. Memory: at most 16
 * bytes a row of `more`.
 */
export function* countMoreDuplicates(known: Keys, more: Keys): Steps<number> {
  if (more.count === 0) return 0;
  if (known.count === 0) return yield* countDuplicates(more);
  // A table over many costs more than looking at the few once more.
  if (known.count < more.count) {
    return (yield* countDuplicates(joinKeys([known, more]))) - (yield* countDuplicates(known));
  }
  const table = new KeyTable(more, more.count);
  const bits = new KeyBits(more.count);
  let doubles = 0;
  for (let i = 0; i < more.count; i++) {
    bits.set(more.keyLow[i] ?? 0);
    if (!table.add(i)) doubles++;
    if (i % STEP === STEP - 1) yield 0;
  }
  for (let i = 0; i < known.count; i++) {
    const low = known.keyLow[i] ?? 0;
    if (bits.has(low) && table.meet(low, known.keyHigh[i] ?? 0)) doubles++;
    if (i % STEP === STEP - 1) yield 0;
  }
  return doubles;
}

/** A bit for some bits of each address: what has none is surely not there. */
class KeyBits {
  readonly #mask: number;
  readonly #words: Uint32Array;

  constructor(count: number) {
    this.#mask = 2 ** Math.min(MOST_BITS, Math.ceil(Math.log2(Math.max(32, count * BITS_A_ROW)))) - 1;
    this.#words = new Uint32Array((this.#mask >>> 5) + 1);
  }

  /** False where it was set before. */
  set(low: number): boolean {
    const bit = low & this.#mask;
    const known = this.#words[bit >>> 5] ?? 0;
    const word = known | (1 << (bit & 31));
    if (word >>> 0 === known) return false;
    this.#words[bit >>> 5] = word;
    return true;
  }

  has(low: number): boolean {
    const bit = low & this.#mask;
    return (((this.#words[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }
}

/** Addresses, each once, and whether one was met elsewhere. */
class KeyTable {
  readonly #keys: Keys;
  readonly #mask: number;
  /** Rows from 1; 0 = none, negative = it was met. */
  readonly #slots: Int32Array;

  /** `most` = how many of them are added. */
  constructor(keys: Keys, most: number) {
    this.#keys = keys;
    this.#slots = slotsFor(most);
    this.#mask = this.#slots.length - 1;
  }

  /** False where the address was there before. */
  add(row: number): boolean {
    const slot = this.#slot(this.#keys.keyLow[row] ?? 0, this.#keys.keyHigh[row] ?? 0);
    if (this.#slots[slot] !== 0) return false;
    this.#slots[slot] = row + 1;
    return true;
  }

  /** True where it is the first time that an address of the table is met. */
  meet(low: number, high: number): boolean {
    const slot = this.#slot(low, high);
    const entry = this.#slots[slot] ?? 0;
    if (entry <= 0) return false;
    this.#slots[slot] = -entry;
    return true;
  }

  #slot(low: number, high: number): number {
    const { keyLow, keyHigh } = this.#keys;
    // Those that share their low bits stand near each other by them.
    for (let slot = (low ^ high) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = Math.abs(this.#slots[slot] ?? 0) - 1;
      if (row < 0 || (keyLow[row] === low && keyHigh[row] === high)) return slot;
    }
  }
}
