// Packs ids and cell values into bytes for the history, and back. The order is kept; nothing is lost.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { SqlValue } from '../file/database.ts';

/** What a cell can hold. */
export type Cell = null | number | string;

/** So many rows in a row have the same value. */
export interface CellRun {
  readonly count: number;
  readonly cell: Cell;
}

const TAG = { null: 0, integer: 1, real: 2, text: 3 } as const;

/** Ascending ids as differences in 7-bit groups: about a byte a row. The bytes have a buffer of their own. */
export function packIds(ids: Uint32Array): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.steps(ids);
  return out.bytes();
}

/** The inverse of packIds. */
export function unpackIds(bytes: SqlValue | undefined): Uint32Array {
  const reader = new ByteReader(bytes);
  // An id takes at least a byte.
  const ids = new Uint32Array(bytes instanceof Uint8Array ? bytes.length : 0);
  const count = reader.steps(ids);
  return ids.length - count <= SPARE_IDS ? ids.subarray(0, count) : ids.slice(0, count);
}

/** Memory for so many more ids costs less than a copy. */
const SPARE_IDS = 64;

/** Cells as runs of equal values: a column set to one value takes a few bytes, in a buffer of their own. */
export function packCells(cells: ArrayLike<Cell>): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  for (let start = 0, end: number; start < cells.length; start = end) {
    const cell = cells[start] ?? null;
    for (end = start + 1; end < cells.length && cells[end] === cell; end++);
    out.varint(end - start);
    out.cell(cell);
  }
  return out.bytes();
}

/**
 * The inverse of packCells, as runs. Throws "damaged-project" where they are more than so many cells: a few bytes can say
 * of any number of rows that they are equal.
 */
export function unpackCells(bytes: SqlValue | undefined, most: number): CellRun[] {
  const reader = new ByteReader(bytes);
  const runs: CellRun[] = [];
  for (let left = most; reader.more;) {
    const count = reader.varint();
    if (count > left) throw damagedHistory();
    left -= count;
    runs.push({ count, cell: reader.cell() });
  }
  return runs;
}

/** The cells of runs, one by one. */
export function toCells(runs: readonly CellRun[]): Cell[] {
  const cells: Cell[] = [];
  for (const { count, cell } of runs) for (let i = 0; i < count; i++) cells.push(cell);
  return cells;
}

/** For what no change can have recorded. */
export function damagedHistory(): AppError {
  return new AppError('damaged-project', reason('history-damaged'));
}

/** Where bytes are put together: memory that grows for every pack costs more than the copy at its end. */
let scratch = Buffer.allocUnsafeSlow(1 << 16);

/** Larger memory is not kept. */
const KEPT_BYTES = 4 << 20;

/** One at a time. */
class ByteWriter {
  #buffer = scratch;
  #at = 0;

  /** A copy; nothing is written after it. */
  bytes(): Uint8Array<ArrayBuffer> {
    if (this.#buffer.length <= KEPT_BYTES) scratch = this.#buffer;
    return new Uint8Array(this.#buffer.subarray(0, this.#at));
  }

  /** A non-negative safe integer. */
  varint(value: number): void {
    this.#room(8);
    const buffer = this.#buffer;
    let rest = value;
    // Integers of 32 bits are several times as fast: four groups at a time.
    while (rest >= FOUR_GROUPS) {
      const high = Math.floor(rest / FOUR_GROUPS);
      const low = rest - high * FOUR_GROUPS;
      buffer[this.#at++] = (low & 127) | 128;
      buffer[this.#at++] = ((low >>> 7) & 127) | 128;
      buffer[this.#at++] = ((low >>> 14) & 127) | 128;
      buffer[this.#at++] = (low >>> 21) | 128;
      rest = high;
    }
    for (; rest >= 128; rest >>>= 7) buffer[this.#at++] = (rest & 127) | 128;
    buffer[this.#at++] = rest;
  }

  /** The differences between ascending numbers of 32 bits. Without a call for each, a million take 3 ms, not 20. */
  steps(ids: Uint32Array): void {
    let last = 0;
    let at = this.#at;
    let buffer = this.#buffer;
    for (let i = 0; i < ids.length; i++) {
      if (at + 5 > buffer.length) {
        this.#at = at;
        this.#room(5);
        buffer = this.#buffer;
      }
      const id = ids[i] ?? 0;
      let step = id - last;
      last = id;
      for (; step >= 128; step >>>= 7) buffer[at++] = (step & 127) | 128;
      buffer[at++] = step;
    }
    this.#at = at;
  }

  cell(cell: Cell): void {
    if (cell === null) {
      this.varint(TAG.null);
    } else if (typeof cell === 'string') {
      this.#text(cell);
    } else if (Number.isSafeInteger(cell) && cell >= 0) {
      this.varint(TAG.integer);
      this.varint(cell);
    } else {
      this.varint(TAG.real);
      this.#room(8);
      this.#at = this.#buffer.writeDoubleLE(cell, this.#at);
    }
  }

  #text(text: string): void {
    this.varint(TAG.text);
    const { length } = text;
    if (length <= SHORT) {
      // A call for each short text takes longer than its bytes.
      this.varint(length);
      this.#room(length);
      const start = this.#at;
      if (isCopied(text, this.#buffer, start)) {
        this.#at = start + length;
        return;
      }
      // Not ASCII: the length is another one. It was one byte.
      this.#at = start - 1;
    }
    const bytes = Buffer.byteLength(text);
    this.varint(bytes);
    this.#room(bytes);
    this.#at += this.#buffer.write(text, this.#at);
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow((this.#at + bytes) * 2);
    this.#buffer.copy(larger, 0, 0, this.#at);
    this.#buffer = larger;
  }
}

/** Four bytes that are 1. */
const FOUR_ONES = 0x01010101;

/** What four groups of 7 bits hold. */
const FOUR_GROUPS = 2 ** 28;

/** Characters of a text whose length is one byte. */
const SHORT = 127;

/** Copies a text of ASCII characters; false where it has others. */
function isCopied(text: string, to: Buffer, at: number): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128) return false;
    to[at + i] = code;
  }
  return true;
}

class ByteReader {
  readonly #buffer: Buffer;
  #at = 0;

  constructor(bytes: SqlValue | undefined) {
    const source = bytes instanceof Uint8Array ? bytes : new Uint8Array();
    this.#buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  }

  get more(): boolean {
    return this.#at < this.#buffer.length;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#buffer[this.#at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** Writes the numbers whose differences all further bytes are, and returns how many these are. */
  steps(ids: Uint32Array): number {
    const buffer = this.#buffer;
    const fours = this.#fours();
    let count = 0;
    let last = 0;
    for (let at = this.#at; at < buffer.length;) {
      // Neighbours, as most ids are.
      if ((at & 3) === 0 && fours[at >>> 2] === FOUR_ONES) {
        ids[count] = last + 1;
        ids[count + 1] = last + 2;
        ids[count + 2] = last + 3;
        ids[count + 3] = last + 4;
        last += 4;
        count += 4;
        at += 4;
        continue;
      }
      let byte = buffer[at++] ?? 0;
      let step = byte & 127;
      for (let scale = 128; byte >= 128; scale *= 128) {
        byte = buffer[at++] ?? 0;
        step += (byte & 127) * scale;
      }
      last += step;
      ids[count++] = last;
    }
    this.#at = buffer.length;
    return count;
  }

  /** The bytes four at a time; none where they don't lie so that they can be read like that. */
  #fours(): Uint32Array {
    const { buffer, byteOffset, length } = this.#buffer;
    return byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >>> 2) : new Uint32Array();
  }

  cell(): Cell {
    switch (this.varint()) {
      case TAG.null:
        return null;
      case TAG.integer:
        return finite(this.varint());
      case TAG.real:
        return finite(this.#buffer.readDoubleLE((this.#at += 8) - 8));
      default: {
        const length = this.varint();
        return this.#buffer.toString('utf8', this.#at, (this.#at += length));
      }
    }
  }
}

/** SQLite would take what is no number for no value. */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw damagedHistory();
  return value;
}
