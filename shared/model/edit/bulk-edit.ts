// Edits of many rows by one instruction: find and replace, and transforms. Types, lists and bounds only.
import type { ErrorReason } from '../../contract/error-texts.ts';
import { formatPriority } from '../../protocol/priority.ts';
import type { ValueColumn } from '../rows/columns.ts';
import type { UrlRow } from '../rows/row.ts';
import type { RowSet } from '../rows/row-set.ts';

/** How far shift-lastmod goes in both directions: a century and a half. */
export const MAX_SHIFT = { days: 50_000, hours: 50_000 * 24 } as const;

/** The rows that a bulk edit may change. */
export type EditScope = RowSet | { readonly kind: 'all' };

export interface ReplaceEdit {
  readonly kind: 'replace';
  readonly find: string;
  /** With a regular expression: $1, $<name>, $& and $$ as JavaScript has them. */
  readonly replacement: string;
  readonly regex: boolean;
  readonly matchCase: boolean;
  /** Only cells that match from end to end. */
  readonly wholeCell: boolean;
  readonly columns: readonly ValueColumn[];
}

/** Which addresses a value is for; the first rule that fits wins. */
export interface PatternRule {
  /** prefix: the path begins so; depth: so many folders or fewer; regex: found in the address; all: every address. */
  readonly match: 'prefix' | 'depth' | 'regex' | 'all';
  readonly pattern: string;
  /** The cell's new value; empty clears it. */
  readonly value: string;
}

export type Transform =
  | {
      readonly kind: 'set-lastmod';
      /** now: to the second; today: the day; source: when the source's file was last changed; nothing: clear. */
      readonly to: 'now' | 'today' | 'date' | 'source' | 'nothing';
      readonly date: string;
      readonly onlyMissing: boolean;
    }
  | { readonly kind: 'shift-lastmod'; readonly days: number; readonly hours: number }
  | { readonly kind: 'changefreq-by-rules' | 'priority-by-rules'; readonly rules: readonly PatternRule[] }
  /** A rule's value is the name of a section. */
  | { readonly kind: 'section-by-rules'; readonly rules: readonly PatternRule[] }
  | { readonly kind: 'force-https' | 'lower-host' | 'punycode-host' | 'normalise-url' | 'remove-fragment' }
  | { readonly kind: 'force-host'; readonly host: string }
  | { readonly kind: 'www' | 'trailing-slash'; readonly mode: 'add' | 'remove' }
  | {
      readonly kind: 'query';
      /** strip: all of it; remove and keep: the named parameters. */
      readonly mode: 'strip' | 'remove' | 'keep';
      readonly names: readonly string[];
    }
  | { readonly kind: 'trim'; readonly columns: readonly ValueColumn[] }
  | { readonly kind: 'remove-duplicates'; readonly keep: DuplicateWinner };

/** Which of several rows with the same address stays; of equals the first. fullest: the most values and extensions. */
export type DuplicateWinner = 'first' | 'last' | 'newest' | 'highest' | 'fullest';

export type TransformKind = Transform['kind'];
export type BulkEdit = ReplaceEdit | Transform;

export const TRANSFORM_KINDS = [
  'set-lastmod',
  'shift-lastmod',
  'changefreq-by-rules',
  'priority-by-rules',
  'section-by-rules',
  'force-https',
  'force-host',
  'www',
  'lower-host',
  'punycode-host',
  'trailing-slash',
  'query',
  'remove-fragment',
  'normalise-url',
  'trim',
  'remove-duplicates',
] as const satisfies readonly TransformKind[];

/** What to do with results that their column can't take: refuse the whole edit, leave those cells, or write them. */
export type InvalidResults = 'refuse' | 'skip' | 'keep';

/** A cell before and after; `after` is null where it is cleared. */
export interface CellChange {
  readonly id: number;
  readonly column: ValueColumn | 'section';
  readonly before: string | null;
  readonly after: string | null;
  /** Of which row, where another column than this changes. */
  readonly loc?: string;
  /** Why the result is not valid. */
  readonly reason?: ErrorReason;
  /** True where the whole row goes. */
  readonly removed?: true;
  /** Of a row that goes as a duplicate: what tells it from the one that stays. */
  readonly copies?: { readonly goes: RowCopy; readonly stays: RowCopy };
}

/** One of several rows with the same address. */
export interface RowCopy extends Pick<UrlRow, 'id' | 'lastmod' | 'changefreq' | 'priority' | 'line'> {
  /** Of its source; empty where it was added by hand. */
  readonly location: string;
}

/** What it says of itself, as texts. */
export function valuesOfCopy({ lastmod, changefreq, priority }: RowCopy): string[] {
  const values = [lastmod, changefreq, typeof priority === 'number' ? formatPriority(priority) : priority];
  return values.filter((value): value is string => value !== null && value !== '');
}

export interface BulkPreview {
  /** Rows that would change where results that are not valid are kept. */
  readonly rows: number;
  /** Rows that would change where they are left out. */
  readonly validRows: number;
  /** Results that are not valid in their column, by cell. */
  readonly invalid: number;
  /** The first of them, in the order of the scope. */
  readonly first: readonly CellChange[];
}
