// Ascending ids as ranges: mostly all rows of a project, or of a file, are a few of these. It knows no rows.

/** Neighbouring ids, both ends included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** Ids that are kept as ranges and made into a list when somebody asks for that. */
export class IdRanges {
  /** First id, id behind the last, first id, and so on. */
  readonly boundaries: Uint32Array;
  #list: Uint32Array | null = null;

  constructor(boundaries: Uint32Array) {
    this.boundaries = boundaries;
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
    let count = 0;
    for (let i = 0; i < this.boundaries.length; i += 2)
      count += (this.boundaries[i + 1] ?? 0) - (this.boundaries[i] ?? 0);
    return count;
  }

  /** The first and the last of them; undefined where there are none. */
  get span(): IdRange | undefined {
    const [first] = this.boundaries;
    const behind = this.boundaries.at(-1);
    return first === undefined || behind === undefined ? undefined : { first, last: behind - 1 };
  }

  /** The ids. Memory: 4 bytes each, from the first call on. */
  list(): Uint32Array {
    return (this.#list ??= listOf(this));
  }
}

function listOf({ boundaries, length }: IdRanges): Uint32Array {
  const ids = new Uint32Array(length);
  let at = 0;
  for (let i = 0; i < boundaries.length; i += 2) {
    const end = boundaries[i + 1] ?? 0;
    for (let id = boundaries[i] ?? 0; id < end; id++) ids[at++] = id;
  }
  return ids;
}
