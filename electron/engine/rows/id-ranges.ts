// Ascending ids as ranges: mostly all rows of a project, or of a file, are a few of these. It knows no rows.
import { firstPlace, placeOf } from '../../../shared/model/first-place.ts';

/** Neighbouring ids, both ends included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** Ids that are kept as ranges and made into a list when somebody asks for that. */
export class IdRanges {
  /** First id, id behind the last, first id, and so on. */
  readonly boundaries: Uint32Array;
  /** How many ids each range and those before it have. */
  readonly #ends: Uint32Array;
  #list: Uint32Array | null = null;

  constructor(boundaries: Uint32Array) {
    this.boundaries = boundaries;
    this.#ends = new Uint32Array(boundaries.length / 2);
    let end = 0;
    for (let r = 0; r < this.#ends.length; r++) this.#ends[r] = end += this.#behind(r) - this.#first(r);
  }

  /** Of ascending ids, each once; null where they make more ranges than `most`. */
  static of(ids: Uint32Array, most: number): IdRanges | null {
    const boundaries: number[] = [];
    for (let i = 0; i < ids.length;) {
      if (boundaries.length >= most * 2) return null;
      const first = ids[i] ?? 0;
      // Mostly all that is left is one range.
      const rest = ids.length - i;
      let length = ids[i + rest - 1] === first + rest - 1 ? rest : 1;
      if (length < rest) while (i + length < ids.length && ids[i + length] === first + length) length++;
      boundaries.push(first, first + length);
      i += length;
    }
    return new IdRanges(Uint32Array.from(boundaries));
  }

  /** How many ids they are. */
  get length(): number {
    return this.#ends.at(-1) ?? 0;
  }

  /** The first and the last of them; undefined where there are none. */
  get span(): IdRange | undefined {
    const [first] = this.boundaries;
    const behind = this.boundaries.at(-1);
    return first === undefined || behind === undefined ? undefined : { first, last: behind - 1 };
  }

  /** The id at a place; undefined where there is none. */
  idAt(place: number): number | undefined {
    if (place >= this.length) return undefined;
    const range = this.#rangeAt(place);
    return this.#behind(range) - this.#left(range, place);
  }

  /** The first place, from one on, of an id that is not below this one; their count where all are. */
  placeOf(id: number, from = 0): number {
    const range = firstPlace(0, this.#ends.length, (r) => this.#behind(r) > id);
    const place = (this.#ends[range - 1] ?? 0) + Math.max(0, id - this.#first(range));
    return Math.max(from, Math.min(place, this.length));
  }

  /** Those from one place up to another: a list of its own. */
  slice(from: number, to: number): Uint32Array {
    const ids = new Uint32Array(Math.max(0, Math.min(to, this.length) - from));
    for (let at = 0, range = this.#rangeAt(from); at < ids.length; range++) {
      const behind = this.#behind(range);
      for (let id = behind - this.#left(range, from + at); id < behind && at < ids.length; id++)
        ids[at++] = id;
    }
    return ids;
  }

  /** The ids. Memory: 4 bytes each, from the first call on. */
  list(): Uint32Array {
    return (this.#list ??= this.slice(0, this.length));
  }

  /** The number of the range that the id at a place is in. */
  #rangeAt(place: number): number {
    return placeOf(this.#ends, place + 1);
  }

  /** The ids of a range from a place of it on. */
  #left(range: number, place: number): number {
    return (this.#ends[range] ?? 0) - place;
  }

  /** The first id of a range. */
  #first(range: number): number {
    return this.boundaries[2 * range] ?? 0;
  }

  /** The id behind the last of a range. */
  #behind(range: number): number {
    return this.boundaries[2 * range + 1] ?? 0;
  }
}
