// Which rows a scan goes through, a part at a time: all ids up to one, or a list of ids. It reads nothing itself.
import type { SqlPart } from './view-database.ts';

export interface RowScope {
  /** Ascending; null = all up to `last`. */
  readonly ids: Uint32Array | null;
  readonly last: number;
}

export interface ScopePart {
  /** The FROM clause with a WHERE that can be extended by AND; the id is `url.id`. */
  readonly from: SqlPart;
  /** Rows at most. */
  readonly rows: number;
}

/** The scope in parts of at most `size` rows, in ascending order. */
export function* partsOf(scope: RowScope, size: number): Generator<ScopePart> {
  const { ids, last } = scope;
  const end = ids ? ids.length : last;
  for (let at = 0; at < end; at += size) yield partOf(scope, at, Math.min(size, end - at));
}

/** So many rows of the scope from a place on. */
export function partOf({ ids }: RowScope, at: number, rows: number): ScopePart {
  const first = ids ? (ids[at] ?? 0) : at + 1;
  const last = ids ? (ids[at + rows - 1] ?? 0) : at + rows;
  // Ids that follow each other need no list.
  if (!ids || last - first + 1 === rows) {
    return { from: { sql: 'FROM url WHERE url.id BETWEEN ? AND ?', values: [first, last] }, rows };
  }
  const list = `[${ids.subarray(at, at + rows).join()}]`;
  return {
    from: {
      sql: 'FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE true',
      values: [list],
    },
    rows,
  };
}

/** How many rows the scope has at most. */
export function scopeSize({ ids, last }: RowScope): number {
  return ids ? ids.length : last;
}
