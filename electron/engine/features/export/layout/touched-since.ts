// Whether rows may have changed since an export, by the ranges that the store noted. It reads no row.
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { IdRange } from '../../../rows/id-ranges.ts';

export class TouchedRows {
  /** Ascending ranges that don't overlap. */
  readonly ranges: readonly IdRange[];
  /** The last id of each. */
  readonly #ends: Uint32Array;

  /** `ranges`: see there. */
  constructor(ranges: readonly IdRange[]) {
    this.ranges = ranges;
    this.#ends = Uint32Array.from(ranges, ({ last }) => last);
  }

  /** The number of the first range that does not end before an id; how many there are where all do. */
  rangeBehind(id: number): number {
    return placeOf(this.#ends, id);
  }

  /** False where surely no row of the file lies in a range. */
  mayBeOf({ ids }: Pick<ExportedFile, 'ids'>): boolean {
    return (this.ranges[this.rangeBehind(ids[0] ?? Infinity)]?.first ?? Infinity) <= (ids.at(-1) ?? 0);
  }
}
