// The rows of a file for whom reads another form of it: takes those that are the same on both sides, and tells how far
// both go on alike, byte by byte, so that most rows of the other one need no reading. It reads no record itself.
import type { Digests } from './digest/digest-columns.ts';
import { slotsFor } from './digest/hash-slots.ts';
import type { RowHash } from './digest/row-hash.ts';
import { recordEnd } from '../../read/parse/scan/urlset-records.ts';

/** Rows that are looked at before any table: what came next in the file mostly comes next in the other one. */
const NEAR = 4;

/** Rows that are missed before they are looked for in all of the file. */
const MISSED = 16;

const FIRST_BLOCK = 1 << 10;
const LARGEST_BLOCK = 1 << 20;

/** Rows that are the same count as such once each. Memory: 13 bytes a row at most, besides the file and its digests. */
export class TwinRows {
  readonly #bytes: Buffer;
  readonly #rows: Digests;
  readonly #taken: Uint8Array;
  /** The row behind the one that was taken last. */
  #next = 0;
  #left: LeftRows | null = null;
  /** Rows of the other file that were not found, one after the other. */
  #missed = 0;

  /** `rows.where` = offsets of whole records in the bytes, ascending. */
  constructor(bytes: Buffer, rows: Digests) {
    this.#bytes = bytes;
    this.#rows = rows;
    this.#taken = new Uint8Array(rows.count);
  }

  /** Takes a row that is the same as the one that was hashed; -1 where none was found, though one may be left. */
  take(hash: RowHash): number {
    const end = Math.min(this.#next + NEAR, this.#rows.count);
    for (let at = this.#next; at < end; at++) {
      if (this.#taken[at] === 0 && isSame(this.#rows, at, hash)) return this.#take(at);
    }
    // A row here and there that changed or is new needs no looking for.
    if (++this.#missed < MISSED) return -1;
    this.#left ??= new LeftRows(this.#rows, this.#taken);
    const found = this.#left.find(hash);
    return found < 0 ? -1 : this.#take(found);
  }

  /**
   * Takes the rows behind this one (-1: from the first on) whose records are the same bytes as what stands in the other
   * file from `from` on. Gives their number, and where the last of them ends in the other file.
   */
  follow(row: number, other: Buffer, from: number): { readonly rows: number; readonly to: number } {
    const { where, count } = this.#rows;
    const first = row + 1;
    const start = row < 0 ? (where[0] ?? 0) : recordEnd(this.#bytes, where[row] ?? 0);
    const alike = this.#alike(start, other, from);
    let end = first;
    // A record is a whole one where the next begins; only the last one needs looking at.
    while (end < count && this.#taken[end] === 0 && (where[end + 1] ?? Infinity) <= start + alike) end++;
    if (end < count && this.#taken[end] === 0 && recordEnd(this.#bytes, where[end] ?? 0) <= start + alike)
      end++;
    if (end === first) return { rows: 0, to: from };
    this.#taken.fill(1, first, end);
    this.#next = end;
    return { rows: end - first, to: from + recordEnd(this.#bytes, where[end - 1] ?? 0) - start };
  }

  isTaken(row: number): boolean {
    return this.#taken[row] === 1;
  }

  #take(row: number): number {
    this.#taken[row] = 1;
    this.#next = row + 1;
    this.#missed = 0;
    return row;
  }

  /** How many bytes are the same from both places on. */
  #alike(start: number, other: Buffer, from: number): number {
    const most = Math.min(this.#bytes.length - start, other.length - from);
    let alike = 0;
    let size = FIRST_BLOCK;
    for (; alike < most; size = Math.min(size * 2, LARGEST_BLOCK)) {
      const length = Math.min(size, most - alike);
      if (!this.#sameBlock(start + alike, other, from + alike, length)) {
        return alike + this.#commonStart(start + alike, other, from + alike, length);
      }
      alike += length;
    }
    return alike;
  }

  /** Of two blocks that differ: how many bytes are the same at their start. */
  #commonStart(start: number, other: Buffer, from: number, length: number): number {
    let same = 0;
    let differing = length;
    while (differing - same > 1) {
      const middle = (same + differing) >>> 1;
      if (this.#sameBlock(start + same, other, from + same, middle - same)) same = middle;
      else differing = middle;
    }
    return same;
  }

  #sameBlock(start: number, other: Buffer, from: number, length: number): boolean {
    return this.#bytes.compare(other, from, from + length, start, start + length) === 0;
  }
}

/** Rows by all 128 bits, those that are the same in a chain. */
class LeftRows {
  readonly #rows: Digests;
  readonly #taken: Uint8Array;
  readonly #mask: number;
  /** The first row of a chain, from 1; 0 = none. */
  readonly #slots: Int32Array;
  /** The next one of a chain, from 1. */
  readonly #next: Int32Array;

  constructor(rows: Digests, taken: Uint8Array) {
    this.#rows = rows;
    this.#taken = taken;
    this.#slots = slotsFor(rows.count);
    this.#mask = this.#slots.length - 1;
    this.#next = new Int32Array(rows.count);
    const { keyLow, keyHigh, contentLow, contentHigh } = rows;
    // From the end, so that chains begin with their first row.
    for (let row = rows.count - 1; row >= 0; row--) {
      const low = contentLow[row] ?? 0;
      const slot = this.#slot(keyLow[row] ?? 0, keyHigh[row] ?? 0, low, contentHigh[row] ?? 0);
      this.#next[row] = this.#slots[slot] ?? 0;
      this.#slots[slot] = row + 1;
    }
  }

  /** The first row that is the same and not taken; -1 where there is none. */
  find(hash: RowHash): number {
    const slot = this.#slot(hash.keyLow, hash.keyHigh, hash.contentLow, hash.contentHigh);
    let row = (this.#slots[slot] ?? 0) - 1;
    if (row < 0) return -1;
    while (this.#taken[row] === 1) {
      const next = (this.#next[row] ?? 0) - 1;
      if (next < 0) return -1;
      row = next;
      // What was taken is never looked at again; the last one stays, as it tells whose slot it is.
      this.#slots[slot] = row + 1;
    }
    return row;
  }

  /** The slot of the rows that are the same, or the free one where they would be. */
  #slot(keyLow: number, keyHigh: number, low: number, high: number): number {
    const rows = this.#rows;
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (
        row < 0 ||
        (rows.contentLow[row] === low &&
          rows.contentHigh[row] === high &&
          rows.keyLow[row] === keyLow &&
          rows.keyHigh[row] === keyHigh)
      ) {
        return slot;
      }
    }
  }
}

function isSame({ keyLow, keyHigh, contentLow, contentHigh }: Digests, row: number, hash: RowHash): boolean {
  return (
    contentLow[row] === hash.contentLow &&
    contentHigh[row] === hash.contentHigh &&
    keyLow[row] === hash.keyLow &&
    keyHigh[row] === hash.keyHigh
  );
}
