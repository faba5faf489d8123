// Whether rows may have changed since an export, by the ranges that the store noted. It reads no row.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { placeOf } from '../../../../shared/model/first-place.ts';
import type { IdRange } from '../../../../shared/model/id-ranges.ts';
import type { RowIds } from '../../../../shared/model/row-ids.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';

type FileRows = Pick<ExportedFile, 'ids' | 'blocks'>;

export class TouchedRows {
  /** Ascending ranges that don't overlap. */
  readonly ranges: readonly IdRange[];
  /** The last id of each. */
  readonly #ends: Uint32Array;
  /** By file. */
  readonly #blocks = new WeakMap<FileRows, TouchedBlocks>();

  /** `ranges`: see there. */
  constructor(ranges: readonly IdRange[]) {
    this.ranges = ranges;
    this.#ends = Uint32Array.from(ranges, ({ last }) => last);
  }

  /** Blocks of files that have rows in the ranges, about. */
  get blocks(): number {
    return this.ranges.reduce((sum, { first, last }) => sum + Math.ceil((last - first + 1) / BLOCK_ROWS), 0);
  }

  /** The number of the first range, from one on, that does not end before an id; how many there are where all do. */
  rangeBehind(id: number, from = 0): number {
    return placeOf(this.#ends, id, from);
  }

  /** False where surely none of the ids lies in a range. */
  mayBeIn({ first, last }: IdRange): boolean {
    return (this.ranges[this.rangeBehind(first)]?.first ?? Infinity) <= last;
  }

  /** The same of the rows of a file, as far as that is known without reading them. */
  mayBeOf({ ids }: Pick<ExportedFile, 'ids'>): boolean {
    return !ids.span || this.mayBeIn(ids.span);
  }

  /** True where an id at one of these places lies in a range. */
  among(ids: RowIds, from: number, to: number): boolean {
    return this.#next(ids, from) < to;
  }

  /** The blocks of a file with rows that lie in a range: found faster the fewer they are, however large the file is. */
  blocksOf(file: FileRows): TouchedBlocks {
    let found = this.#blocks.get(file);
    if (!found) this.#blocks.set(file, (found = this.#find(file)));
    return found;
  }

  #find({ ids, blocks }: FileRows): TouchedBlocks {
    const ends = endsOf(blocks);
    const numbers: number[] = [];
    for (let at = 0; (at = this.#next(ids, at)) < (ends.at(-1) ?? 0);) {
      const block = placeOf(ends, at + 1);
      numbers.push(block);
      at = ends[block] ?? ids.length;
    }
    return new TouchedBlocks(ids, ends, numbers);
  }

  /** The first place from one on with an id that lies in a range; else how many ids there are. */
  #next(ids: RowIds, from: number): number {
    for (let at = from, r = 0; at < ids.length;) {
      r = this.rangeBehind(ids.idAt(at) ?? 0, r);
      const range = this.ranges[r];
      if (!range) break;
      at = ids.placeOf(range.first, at);
      if ((ids.idAt(at) ?? Infinity) <= range.last) return at;
    }
    return ids.length;
  }
}

/** Some blocks of a file, by their numbers. */
export class TouchedBlocks {
  /** Ascending. */
  readonly numbers: readonly number[];
  readonly #numbers: ReadonlySet<number>;
  readonly #ids: RowIds;
  readonly #ends: Uint32Array;

  /** `ends`: for each block of the file, where the rows of the next one begin. */
  constructor(ids: RowIds, ends: Uint32Array, numbers: readonly number[]) {
    this.numbers = numbers;
    this.#numbers = new Set(numbers);
    this.#ids = ids;
    this.#ends = ends;
  }

  has(block: number): boolean {
    return this.#numbers.has(block);
  }

  /** Where the rows of a block begin; of the number behind the last one, where the rows of all blocks end. */
  start(block: number): number {
    return this.#ends[block - 1] ?? 0;
  }

  /** The rows of the blocks from one up to another; default: of one. */
  rows(from: number, to: number = from + 1): Uint32Array {
    return this.#ids.slice(this.start(from), this.start(to));
  }
}

function endsOf({ urls }: FileRows['blocks']): Uint32Array {
  const ends = new Uint32Array(urls.length);
  let end = 0;
  for (let k = 0; k < ends.length; k++) ends[k] = end += urls[k] ?? 0;
  return ends;
}
