// Pairs the few rows of one address on both sides, of which it takes away those that are the same. It reads nothing.
import { differingFields } from './compare-values.ts';
import { comparableFields, sizeOf } from './held-fields.ts';
import type { SetEntry } from '../join-entries.ts';

/** A row as it can be paired. */
export interface PairedRow {
  readonly values: SetEntry & { readonly loc: string };
}

export interface Pairing<T> {
  /** How many of each side are the same. */
  readonly same: number;
  /** Those that differ, in their order. */
  readonly both: readonly (readonly [T, T])[];
  /** The rows of each side that are alone. */
  readonly left: readonly [readonly T[], readonly T[]];
}

/** `compared` = the set of fields that count. Rows that can hold more are paired first, as a list beside sitemaps has less to say. */
export function pairRows<T extends PairedRow>(
  before: readonly T[],
  after: readonly T[],
  compared: number,
): Pairing<T> {
  const open = after.toSorted(richerFirst);
  const take = (row: T, isMatch: (other: T) => boolean): T | undefined => {
    const at = open.findIndex((other) => other.values.loc === row.values.loc && isMatch(other));
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const isSame = ({ values: mine }: T, { values: theirs }: T): boolean =>
    differingFields(mine, theirs, comparableFields(mine.held, theirs.held) & compared) === 0;
  const others = before.toSorted(richerFirst).filter((row) => !take(row, (other) => isSame(row, other)));
  const matches = others.map((row) => [row, take(row, () => true)] as const);
  return {
    same: before.length - others.length,
    both: matches.flatMap(([row, match]) => (match ? [[row, match] as const] : [])),
    left: [matches.flatMap(([row, match]) => (match ? [] : [row])), open],
  };
}

function richerFirst({ values: a }: PairedRow, { values: b }: PairedRow): number {
  return sizeOf(b.held) - sizeOf(a.held);
}
