// What is told of rows before they are written. Plain data.

/** Rows that are about to be written: some ids, or a range of them. */
export interface RowWrite {
  /** The stored column, or null where rows come or go. */
  readonly field: string | null;
  /** Ascending; null = all from first to last. */
  readonly ids: Uint32Array | null;
  readonly first: number;
  readonly last: number;
}
