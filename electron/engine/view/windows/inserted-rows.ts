// Rows that were inserted into a view, for the view that comes after it: they stay where they were put until the query is
// run again. It keeps the last insertion only, and reads no row.

export interface Insertion {
  readonly view: number;
  readonly ids: readonly number[] | Uint32Array;
  /** The row that they stand beside; null = they stand behind all. */
  readonly at: { readonly row: number; readonly side: 'before' | 'after' } | null;
  /** Rows that were taken out by the same change. */
  readonly without?: Uint32Array;
  /** The membership right after them: with another one, more rows came or went. */
  readonly membership: number;
}

/** The rows of a view with those of the insertion, or null where it was not into this view, or not the last change of rows. */
export function withInserted(
  ids: Uint32Array | undefined,
  view: number,
  membership: number,
  last: Insertion | null,
): Uint32Array | null {
  if (!ids || last?.view !== view || last.membership !== membership) return null;
  const beside = last.at === null ? ids.length : ids.indexOf(last.at.row);
  if (beside < 0) return null;
  const at = last.at?.side === 'after' ? beside + 1 : beside;
  const all = new Uint32Array(ids.length + last.ids.length);
  all.set(ids.subarray(0, at));
  all.set(last.ids, at);
  all.set(ids.subarray(at), at + last.ids.length);
  if (!last.without) return all;
  const gone = new Set(last.without);
  return all.filter((id) => !gone.has(id));
}
