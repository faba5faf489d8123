// The digests of many rows as columns of numbers, 20 bytes a row. It holds them and knows nothing of rows.
import type { RowHash } from './row-hash.ts';

/** Rows by the hashes of their addresses. */
export type Keys = Pick<Digests, 'count' | 'keyLow' | 'keyHigh'>;

/** One index a row. `where` = where its row is found again: an offset, a position or an id. */
export interface Digests {
  readonly count: number;
  readonly keyLow: Uint32Array;
  readonly keyHigh: Uint32Array;
  readonly contentLow: Uint32Array;
  readonly contentHigh: Uint32Array;
  readonly where: Uint32Array;
}

/** True for a row whose address is not spelt in its normal way: see RowHash. */
export function isRespelt({ contentLow }: Pick<Digests, 'contentLow'>, row: number): boolean {
  return ((contentLow[row] ?? 0) & 1) !== 0;
}

type Column = Uint32Array<ArrayBuffer>;

/** Digests of a part that may be taken away, column by column, once they are joined with others. */
export type DigestPart = { -readonly [K in DigestColumn]: Uint32Array } & { readonly count: number };

/**
 * The digests of several lists of parts, each list one after the other. A part may stand in several lists. Takes the
 * parts' columns away as it goes, so that at most one column is held twice.
 */
export function joinDigestParts(lists: readonly (readonly DigestPart[])[]): Digests[] {
  const counts = lists.map((parts) => parts.reduce((sum, { count }) => sum + count, 0));
  const column = (name: DigestColumn): Uint32Array[] => {
    const joined = lists.map((parts, i) => {
      const all = new Uint32Array(counts[i] ?? 0);
      let at = 0;
      for (const part of parts) {
        all.set(part[name], at);
        at += part.count;
      }
      return all;
    });
    for (const part of lists.flat()) part[name] = new Uint32Array();
    return joined;
  };
  const [keyLow, keyHigh] = [column('keyLow'), column('keyHigh')];
  const [contentLow, contentHigh, where] = [column('contentLow'), column('contentHigh'), column('where')];
  const empty = new Uint32Array();
  return counts.map((count, i) => ({
    count,
    keyLow: keyLow[i] ?? empty,
    keyHigh: keyHigh[i] ?? empty,
    contentLow: contentLow[i] ?? empty,
    contentHigh: contentHigh[i] ?? empty,
    where: where[i] ?? empty,
  }));
}

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
    this.set(i, hash);
    this.#where[i] = where;
    this.count = i + 1;
  }

  /** Replaces the digest of a row that was added. */
  set(i: number, hash: RowHash): void {
    this.#keyLow[i] = hash.keyLow;
    this.#keyHigh[i] = hash.keyHigh;
    this.#contentLow[i] = hash.contentLow;
    this.#contentHigh[i] = hash.contentHigh;
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
