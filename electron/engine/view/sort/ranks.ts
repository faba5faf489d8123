// What a column's order is kept as. Types and one number.

/** The rank of a row without a value, or of no row. */
export const NO_RANK = 0xffffffff;

export interface Ranks {
  /** By id; never changed once it is handed out. */
  readonly byId: Uint32Array;
  /** All ranks are below this; not every number need occur. */
  readonly groups: number;
}
