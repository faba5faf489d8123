// The rows that have the address of another one. Types only.
import type { UrlRow } from './row.ts';

/** A row beside another one of its address. */
export interface AddressCopy {
  /** With its number in the unsorted, unfiltered project. */
  readonly row: UrlRow;
  /** Of its source; empty where it was added by hand. */
  readonly location: string;
  /** True where its images, language versions and all other extensions are the very same. */
  readonly sameExtensions: boolean;
}

export interface RowCopies {
  /** The row itself. */
  readonly number: number | null;
  /** The first row of the address, where the row itself is a later one. */
  readonly first: AddressCopy | null;
  /** Where the row is the first itself: the first ones of the others. */
  readonly later: readonly AddressCopy[];
  /** True where there are more of them than those. */
  readonly more: boolean;
}
