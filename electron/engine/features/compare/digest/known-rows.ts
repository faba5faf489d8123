// The rows of one side as a table that many threads can look into at once, so that those of the other side are found while
// their file is at hand. It takes no row away: which of several that are the same is whose is decided later, in order.
import type { Steps } from '../../../../../shared/model/steps.ts';
import { HASH_COLUMNS, type Digests, type HashColumn } from './digest-columns.ts';
import { slotsFor } from './hash-slots.ts';

/** In memory that threads share. */
export interface KnownRowsData {
  readonly count: number;
  /** For each row its four hashes, as HASH_COLUMNS names them: side by side they are reached at once. */
  readonly hashes: Uint32Array;
  /** The first row of those that are the same, from 1; 0 = none. Their number is a power of two. */
  readonly slots: Int32Array;
  /** The next row that is the same, from 1; 0 = none. */
  readonly next: Int32Array;
}

const WIDTH = HASH_COLUMNS.length;
const [KEY_LOW, KEY_HIGH, CONTENT_LOW, CONTENT_HIGH] = [0, 1, 2, 3] as const;

/** Rows between two pauses. */
const STEP = 50_000;

export class KnownRows {
  readonly data: KnownRowsData;
  readonly #mask: number;

  constructor(data: KnownRowsData) {
    this.data = data;
    this.#mask = data.slots.length - 1;
  }

  /** The rows of all parts, one after the other. Memory: 28 to 32 bytes a row. Yields rows taken. */
  static *of(parts: readonly Digests[]): Steps<KnownRows> {
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    const hashes = new Uint32Array(new SharedArrayBuffer(count * WIDTH * 4));
    let row = 0;
    for (const { count: size, keyLow, keyHigh, contentLow, contentHigh } of parts) {
      for (let i = 0; i < size; i++, row++) {
        const at = row * WIDTH;
        hashes[at + KEY_LOW] = keyLow[i] ?? 0;
        hashes[at + KEY_HIGH] = keyHigh[i] ?? 0;
        hashes[at + CONTENT_LOW] = contentLow[i] ?? 0;
        hashes[at + CONTENT_HIGH] = contentHigh[i] ?? 0;
      }
      yield 0;
    }
    const slots = new Int32Array(new SharedArrayBuffer(slotsFor(count).byteLength));
    const next = new Int32Array(new SharedArrayBuffer(count * 4));
    const known = new KnownRows({ count, hashes, slots, next });
    // From the end, so that chains begin with their first row.
    for (row = count - 1; row >= 0; row--) {
      const at = row * WIDTH;
      const [keyLow = 0, keyHigh = 0] = [hashes[at + KEY_LOW], hashes[at + KEY_HIGH]];
      const slot = known.#slot(
        keyLow,
        keyHigh,
        hashes[at + CONTENT_LOW] ?? 0,
        hashes[at + CONTENT_HIGH] ?? 0,
      );
      next[row] = slots[slot] ?? 0;
      slots[slot] = row + 1;
      if (row % STEP === 0) yield Math.min(STEP, count - row);
    }
    return known;
  }

  /** For each row of another side the first one here that is the same, from 1; 0 = there is none. */
  find({ count, keyLow, keyHigh, contentLow, contentHigh }: Digests): Uint32Array {
    const found = new Uint32Array(count);
    const { slots } = this.data;
    for (let i = 0; i < count; i++) {
      const slot = this.#slot(keyLow[i] ?? 0, keyHigh[i] ?? 0, contentLow[i] ?? 0, contentHigh[i] ?? 0);
      found[i] = slots[slot] ?? 0;
    }
    return found;
  }

  /** A column of some of the rows. */
  column(name: HashColumn, rows: Uint32Array): Uint32Array {
    const { hashes } = this.data;
    const at = HASH_COLUMNS.indexOf(name);
    return rows.map((row) => hashes[row * WIDTH + at] ?? 0);
  }

  /** The slot of the rows that are the same as this one, or the free one where they would be. */
  #slot(keyLow: number, keyHigh: number, contentLow: number, contentHigh: number): number {
    const { slots, hashes } = this.data;
    for (let slot = contentLow & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = (slots[slot] ?? 0) - 1;
      if (row < 0) return slot;
      const at = row * WIDTH;
      if (
        hashes[at + CONTENT_LOW] === contentLow &&
        hashes[at + CONTENT_HIGH] === contentHigh &&
        hashes[at + KEY_LOW] === keyLow &&
        hashes[at + KEY_HIGH] === keyHigh
      ) {
        return slot;
      }
    }
  }
}

/** Known rows as they are taken, each once, those that are the same in their order. */
export class TakenRows {
  readonly #next: Int32Array;
  readonly #taken: Uint8Array;
  /** Of rows that are the same the first one left, by the first of all; -1 where all are taken. */
  readonly #left = new Map<number, number>();

  constructor({ data }: KnownRows) {
    this.#next = data.next;
    this.#taken = new Uint8Array(data.count);
  }

  /** Takes one of the rows that are the same as this first one; false where none is left. */
  take(first: number): boolean {
    const row = this.#next[first] === 0 ? first : (this.#left.get(first) ?? first);
    if (row < 0 || this.#taken[row] === 1) return false;
    this.#taken[row] = 1;
    if (this.#next[first] !== 0) this.#left.set(first, (this.#next[row] ?? 0) - 1);
    return true;
  }

  isTaken(row: number): boolean {
    return this.#taken[row] === 1;
  }
}
