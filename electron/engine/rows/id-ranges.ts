// Ascending ids as ranges: mostly all rows of a project, or of a file, are a few of these. It knows no rows.

/** Neighbouring ids, both ends included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The boundaries of ascending ids, each once: first id, id behind the last, first id, and so on; null where they make more
 * ranges than `most`.
 */
export function boundariesOf(ids: Uint32Array, most: number): Uint32Array | null {
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
  return Uint32Array.from(boundaries);
}

/** The ids between boundaries, so many at most. */
export function idsBetween(boundaries: Uint32Array, most = Infinity): Uint32Array {
  let count = 0;
  for (let r = 0; r < boundaries.length; r += 2) count += (boundaries[r + 1] ?? 0) - (boundaries[r] ?? 0);
  const ids = new Uint32Array(Math.min(count, most));
  for (let r = 0, at = 0; r < boundaries.length; r += 2) {
    const behind = boundaries[r + 1] ?? 0;
    for (let id = boundaries[r] ?? 0; id < behind && at < ids.length; id++) ids[at++] = id;
  }
  return ids;
}

/** Whether both have the same ids in the same order. */
export function sameIds(a: Uint32Array, b: Uint32Array): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((id, i) => id === b[i]);
}
