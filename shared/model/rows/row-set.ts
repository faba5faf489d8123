// Which rows a bulk change is about. Millions of rows are named by ranges, never one by one.

/** Positions in a view, half open: from ≤ position < to. */
export interface PositionRange {
  readonly from: number;
  readonly to: number;
}

/** Rows by id, or by positions in an open view. */
export type RowSet =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'view'; readonly view: number; readonly ranges: readonly PositionRange[] };
