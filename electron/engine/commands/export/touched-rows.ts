// Whether rows may have changed since an export, by the ranges that the store noted. It reads no row.
import { placeOf } from '../../../../shared/model/first-place.ts';
import type { IdRange } from '../../../../shared/model/id-ranges.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';

/** Blocks of files that have rows in these ranges, about. */
export function blocksWithin(ranges: readonly IdRange[]): number {
  return ranges.reduce((sum, { first, last }) => sum + Math.ceil((last - first + 1) / BLOCK_ROWS), 0);
}

export class TouchedRows {
  readonly #ranges: readonly IdRange[];
  /** The last id of each. */
  readonly #ends: Uint32Array;

  /** Ascending ranges that don't overlap. */
  constructor(ranges: readonly IdRange[]) {
    this.#ranges = ranges;
    this.#ends = Uint32Array.from(ranges, ({ last }) => last);
  }

  /** False where surely none of the ids lies in a range. */
  mayBeIn({ first, last }: IdRange): boolean {
    return (this.#ranges[placeOf(this.#ends, first)]?.first ?? Infinity) <= last;
  }

  /** True where one of these ascending ids lies in a range. */
  among(ids: Uint32Array): boolean {
    const end = ids.at(-1) ?? -1;
    let at = 0;
    for (let r = placeOf(this.#ends, ids[0] ?? 0); r < this.#ranges.length; r++) {
      const { first, last } = this.#ranges[r] as IdRange;
      if (first > end) return false;
      while ((ids[at] ?? Infinity) < first) at++;
      if ((ids[at] ?? Infinity) <= last) return true;
    }
    return false;
  }
}
