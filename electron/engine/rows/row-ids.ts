// The ids of the rows of a file, ascending: mostly a few ranges, of which nobody needs all as a list. It knows no rows.
import { placeOf } from '../../../shared/model/first-place.ts';
import type { IdRange, IdRanges } from './id-ranges.ts';

/** Ascending ids, each once, which never change. */
export class RowIds {
  readonly length: number;
  readonly #ranges: IdRanges | null;
  readonly #make: () => Uint32Array;
  #list: Uint32Array | null = null;

  /** `ranges`: null where they are not known. `make`: the list; called once, when it is first needed. */
  private constructor(length: number, ranges: IdRanges | null, make: () => Uint32Array) {
    this.length = length;
    this.#ranges = ranges;
    this.#make = make;
  }

  static of(list: Uint32Array): RowIds {
    return new RowIds(list.length, null, () => list);
  }

  static ofRanges(ranges: IdRanges): RowIds {
    return new RowIds(ranges.length, ranges, () => ranges.list());
  }

  /** A list of so many that is made when somebody asks for any of them. */
  static later(length: number, make: () => Uint32Array): RowIds {
    return new RowIds(length, null, make);
  }

  /** The first and the last of them, where that is known without a list. */
  get span(): IdRange | undefined {
    return this.#ranges?.span;
  }

  /** The id at a place; undefined where there is none. */
  idAt(place: number): number | undefined {
    return this.#ranges ? this.#ranges.idAt(place) : this.list()[place];
  }

  /** The first place, from one on, of an id that is not below this one; their count where all are. */
  placeOf(id: number, from = 0): number {
    return this.#ranges ? this.#ranges.placeOf(id, from) : placeOf(this.list(), id, from);
  }

  /** Those from one place up to another; for looking, as it may be a part of the list. */
  slice(from: number, to: number): Uint32Array {
    return this.#ranges ? this.#ranges.slice(from, to) : this.list().subarray(from, to);
  }

  /** All of them. Memory: 4 bytes each, from the first call on. */
  list(): Uint32Array {
    return (this.#list ??= this.#make());
  }

  equals(other: RowIds): boolean {
    return this === other || (this.length === other.length && sameIds(this.list(), other.list()));
  }
}

/** Whether both have the same ids in the same order. */
function sameIds(a: Uint32Array, b: Uint32Array): boolean {
  if (a.length !== b.length) return false;
  if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
