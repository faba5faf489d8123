// The blocks of rows of a sitemap, column by column: sets have thousands of them, which are mostly summed up or handed on.
// Plain data, which may go from thread to thread.
import type { LeftOut } from './export-plan.ts';

/** What is known of neighbouring rows of a sitemap without reading them again. */
export interface RowBlock {
  readonly urls: number;
  /** Of their lines, uncompressed. */
  readonly bytes: number;
  /** Bit set of the namespaces that they use. */
  readonly namespaces: number;
  /** The latest lastmod written in it. */
  readonly lastmod: string | null;
  /** Values that the rows have and their lines do not. */
  readonly leftOut: readonly LeftOut[];
}

/** The same of blocks in their order, whose numbers begin with 0. */
export interface RowBlocks {
  readonly urls: Uint32Array;
  readonly bytes: Uint32Array;
  readonly namespaces: Uint32Array;
  readonly lastmods: readonly (string | null)[];
  /** By the first block that has some. */
  readonly leftOut: readonly LeftOutOfBlocks[];
}

/** How many values of a kind each block leaves out. */
export interface LeftOutOfBlocks extends Omit<LeftOut, 'count'> {
  readonly counts: Uint32Array;
}

/** Where blocks stand in a file. */
export interface BlockPlaces {
  /** Where each begins in the file on disk, and its bytes there. */
  readonly at: Uint32Array;
  readonly size: Uint32Array;
  /** CRC-32 of those bytes; empty where an earlier version wrote the file. */
  readonly sum: Uint32Array;
  /** CRC-32 of the lines, and of those bytes at their end that the next block is packed with. */
  readonly crc: Uint32Array;
  readonly tail: Uint32Array;
}

/** The blocks of a file that was written. */
export interface FileBlocks extends RowBlocks, BlockPlaces {}

const NONE = new Uint32Array();

export const NO_BLOCKS: FileBlocks = {
  urls: NONE,
  bytes: NONE,
  namespaces: NONE,
  lastmods: [],
  leftOut: [],
  at: NONE,
  size: NONE,
  sum: NONE,
  crc: NONE,
  tail: NONE,
};

/** The block with this number; undefined where there is none. */
export function rowBlock(
  { urls, bytes, namespaces, lastmods, leftOut }: RowBlocks,
  k: number,
): RowBlock | undefined {
  if (k >= urls.length) return undefined;
  return {
    urls: urls[k] ?? 0,
    bytes: bytes[k] ?? 0,
    namespaces: namespaces[k] ?? 0,
    lastmod: lastmods[k] ?? null,
    leftOut: leftOut
      .map(({ reason, what, counts }) => ({ reason, what, count: counts[k] ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}

/** Room for so many blocks at first, where it is not said for how many. */
const FIRST_ROOM = 16;

/** Puts the blocks of a file together: new ones, and those of others. */
export class BlockList {
  #numbers: { urls: Uint32Array; bytes: Uint32Array; namespaces: Uint32Array };
  #lastmods: (string | null)[] = [];
  #leftOut: { kind: Omit<LeftOut, 'count'>; counts: Uint32Array }[] = [];

  /** `room`: for about so many. */
  constructor(room = FIRST_ROOM) {
    this.#numbers = withRoom(room);
  }

  get length(): number {
    return this.#lastmods.length;
  }

  add({ urls, bytes, namespaces, lastmod, leftOut }: RowBlock): void {
    const k = this.length;
    this.#grow(k + 1);
    const numbers = this.#numbers;
    numbers.urls[k] = urls;
    numbers.bytes[k] = bytes;
    numbers.namespaces[k] = namespaces;
    for (const { count, ...kind } of leftOut) this.#counts(kind)[k] = count;
    this.#lastmods.push(lastmod);
  }

  /** The blocks from one up to another. */
  addRun({ urls, bytes, namespaces, lastmods, leftOut }: RowBlocks, from: number, to: number): void {
    const start = this.length;
    this.#grow(start + to - from);
    const numbers = this.#numbers;
    numbers.urls.set(urls.subarray(from, to), start);
    numbers.bytes.set(bytes.subarray(from, to), start);
    numbers.namespaces.set(namespaces.subarray(from, to), start);
    for (const { counts, ...kind } of leftOut) this.#counts(kind).set(counts.subarray(from, to), start);
    for (let k = from; k < to; k++) this.#lastmods.push(lastmods[k] ?? null);
  }

  /** All of them; the list is empty afterwards. */
  take(): RowBlocks {
    const { length } = this;
    const { urls, bytes, namespaces } = this.#numbers;
    const leftOut = this.#leftOut
      .map(({ kind, counts }) => ({ ...kind, counts: counts.subarray(0, length) }))
      .map((column) => ({ column, first: column.counts.findIndex((count) => count > 0) }))
      .filter(({ first }) => first >= 0)
      .sort((a, b) => a.first - b.first);
    const blocks: RowBlocks = {
      urls: urls.subarray(0, length),
      bytes: bytes.subarray(0, length),
      namespaces: namespaces.subarray(0, length),
      lastmods: this.#lastmods,
      leftOut: leftOut.map(({ column }) => column),
    };
    this.#numbers = withRoom(Math.max(FIRST_ROOM, length));
    this.#lastmods = [];
    this.#leftOut = [];
    return blocks;
  }

  #counts({ reason, what }: Omit<LeftOut, 'count'>): Uint32Array {
    const known = this.#leftOut.find(({ kind }) => kind.reason === reason && kind.what === what);
    if (known) return known.counts;
    const counts = new Uint32Array(this.#numbers.urls.length);
    this.#leftOut.push({ kind: { reason, what }, counts });
    return counts;
  }

  #grow(length: number): void {
    if (length <= this.#numbers.urls.length) return;
    const room = Math.max(length, 2 * this.length);
    const { urls, bytes, namespaces } = this.#numbers;
    this.#numbers = withRoom(room);
    this.#numbers.urls.set(urls);
    this.#numbers.bytes.set(bytes);
    this.#numbers.namespaces.set(namespaces);
    this.#leftOut = this.#leftOut.map(({ kind, counts }) => {
      const larger = new Uint32Array(room);
      larger.set(counts);
      return { kind, counts: larger };
    });
  }
}

function withRoom(room: number) {
  return { urls: new Uint32Array(room), bytes: new Uint32Array(room), namespaces: new Uint32Array(room) };
}
