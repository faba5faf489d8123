// Which rows that may have changed have a file already: they live in it, or wait for it. It reads no row.
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import type { IdRange } from '../../../rows/id-ranges.ts';
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { TouchedRows } from './touched-since.ts';

/** A part of a range outside of which every row has a file. */
export interface HomelessRange {
  readonly range: IdRange;
  /** Whether a row of the part has one. */
  readonly hasHome: (id: number) => boolean;
}

/** Memory: a byte for each id that may have changed. */
export class RowHomes {
  /** The files that have some of these rows. */
  readonly files: ReadonlySet<number>;
  readonly #touched: TouchedRows;
  /** For each range, 1 for each id that has a file. */
  readonly #homes: readonly Uint8Array[];

  constructor(files: readonly ExportedFile[], touched: TouchedRows) {
    this.#touched = touched;
    this.#homes = touched.ranges.map(({ first, last }) => new Uint8Array(last - first + 1));
    const changed = files.filter((file) => {
      const lives = touched.mayBeOf(file) && this.#note(file.ids);
      const waits = this.#note(file.waiting);
      return lives || waits;
    });
    this.files = new Set(changed.map(({ n }) => n));
  }

  /** In order. */
  *homeless(): Generator<HomelessRange> {
    for (const [r, { first }] of this.#touched.ranges.entries()) {
      const homes = this.#homes[r] ?? NONE;
      const [from, to] = [homes.indexOf(0), homes.lastIndexOf(0)];
      if (from !== -1)
        yield { range: { first: first + from, last: first + to }, hasHome: (id) => homes[id - first] === 1 };
    }
  }

  /** Notes those of the ids that are in a range; false where none is. */
  #note(ids: Uint32Array): boolean {
    const { ranges } = this.#touched;
    let any = false;
    let r = this.#touched.rangeBehind(ids[0] ?? Infinity);
    for (let at = 0; r < ranges.length && at < ids.length; r++) {
      const { first, last } = ranges[r] as IdRange;
      const homes = this.#homes[r] ?? NONE;
      const from = placeOf(ids, first, at);
      at = placeOf(ids, last + 1, from);
      for (const id of ids.subarray(from, at)) homes[id - first] = 1;
      any ||= from < at;
    }
    return any;
  }
}

const NONE = new Uint8Array();
