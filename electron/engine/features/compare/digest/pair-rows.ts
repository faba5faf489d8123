// Pairs the few rows of one address on both sides, of which it takes away those that are the same. It reads nothing.
import { normalLoc } from '../../../rows/normal-loc.ts';
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
  const take = (isMatch: (other: T) => boolean): T | undefined => {
    const at = open.findIndex(isMatch);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const isSame = ({ values: mine }: T, { values: theirs }: T): boolean =>
    mine.loc === theirs.loc &&
    differingFields(mine, theirs, comparableFields(mine.held, theirs.held) & compared) === 0;
  const others = before.toSorted(richerFirst).filter((row) => !take((other) => isSame(row, other)));
  const matches = pairsOf(others, take);
  return {
    same: before.length - others.length,
    both: matches.flatMap(([row, match]) => (match ? [[row, match] as const] : [])),
    left: [matches.flatMap(([row, match]) => (match ? [] : [row])), open],
  };
}

/** Each row with one of its address: in the same spelling where there is one, else in an equivalent one. */
function pairsOf<T extends PairedRow>(
  rows: readonly T[],
  take: (isMatch: (other: T) => boolean) => T | undefined,
): (readonly [T, T | undefined])[] {
  const alike = new Map(rows.map((row) => [row, take(({ values: { loc } }) => loc === row.values.loc)]));
  return rows.map((row) => {
    const normal = normalLoc(row.values.loc);
    return [row, alike.get(row) ?? take(({ values: { loc } }) => normalLoc(loc) === normal)] as const;
  });
}

function richerFirst({ values: a }: PairedRow, { values: b }: PairedRow): number {
  return sizeOf(b.held) - sizeOf(a.held);
}
