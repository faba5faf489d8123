// Stored rows as a few texts and arrays instead of one value a cell: what a look at millions of ordinary rows needs.

/** Behind each loc and lastmod of packed rows. */
export const VALUE_END = 0x0a;

/** Behind each extension fragment of packed rows; XML can't hold it. */
export const FRAGMENT_END = 0x1e;

/**
 * Neighbouring rows that are not deleted, in ascending id order, whose changefreq and priority are valid or absent.
 * A value can hold what is to end it: who reads them takes them for what they are only where the ends are as many as
 * the values.
 */
export interface PackedRows {
  readonly count: number;
  /** Their ids; null where they are all those from `first` on. */
  readonly ids: Uint32Array | null;
  readonly first: number;
  /** The locs as UTF-8. */
  readonly locs: Uint8Array;
  /** The lastmods; empty where a row has none. */
  readonly lastmods: Uint8Array;
  /** How many rows have a lastmod: one more than there are texts where one is empty. */
  readonly withLastmod: number;
  /** The number of the set of rules that each row breaks. */
  readonly issues: Uint32Array;
  /** 1 for rows with extensions. */
  readonly hasExt: Uint8Array;
  /** The extensions of those rows. */
  readonly exts: Uint8Array;
}

/** The id of the row at a place. */
export function packedId({ ids, first }: PackedRows, place: number): number {
  return ids === null ? first + place : (ids[place] ?? 0);
}
