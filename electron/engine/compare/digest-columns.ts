// The digests of many rows as columns of numbers, 20 bytes a row. It holds them and knows nothing of rows.
import type { RowHash } from './row-hash.ts';

/** One index a row. `where` = where its row is found again: an offset, a position or an id. */
export interface Digests {
  readonly count: number;
  readonly keyLow: Uint32Array;
  readonly keyHigh: Uint32Array;
  readonly contentLow: Uint32Array;
  readonly contentHigh: Uint32Array;
  readonly where: Uint32Array;
}

type Column = Uint32Array<ArrayBuffer>;

/** The names of the columns. */
export const DIGEST_COLUMNS = ['keyLow', 'keyHigh', 'contentLow', 'contentHigh', 'where'] as const;
export type DigestColumn = (typeof DIGEST_COLUMNS)[number];

/** Grows as rows are added. */
export class DigestColumns {
  count = 0;
  #keyLow: Column;
  #keyHigh: Column;
  #contentLow: Column;
  #contentHigh: Column;
  #where: Column;

  constructor(expected = 4_096) {
    const size = Math.max(expected, 16);
    this.#keyLow = new Uint32Array(size);
    this.#keyHigh = new Uint32Array(size);
    this.#contentLow = new Uint32Array(size);
    this.#contentHigh = new Uint32Array(size);
    this.#where = new Uint32Array(size);
  }

  add(hash: RowHash, where: number): void {
    const i = this.count;
    if (i === this.#keyLow.length) this.#grow();
    this.#keyLow[i] = hash.keyLow;
    this.#keyHigh[i] = hash.keyHigh;
    this.#contentLow[i] = hash.contentLow;
    this.#contentHigh[i] = hash.contentHigh;
    this.#where[i] = where;
    this.count = i + 1;
  }

  /** What was added, in memory of its own that can be handed to another thread. */
  take(): Digests {
    const { count } = this;
    return {
      count,
      keyLow: this.#keyLow.slice(0, count),
      keyHigh: this.#keyHigh.slice(0, count),
      contentLow: this.#contentLow.slice(0, count),
      contentHigh: this.#contentHigh.slice(0, count),
      where: this.#where.slice(0, count),
    };
  }

  #grow(): void {
    this.#keyLow = doubled(this.#keyLow);
    this.#keyHigh = doubled(this.#keyHigh);
    this.#contentLow = doubled(this.#contentLow);
    this.#contentHigh = doubled(this.#contentHigh);
    this.#where = doubled(this.#where);
  }
}

function doubled(column: Column): Column {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}
