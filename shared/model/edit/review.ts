// Changes that wait for the user's word: what a re-import, or a table, would add, change and remove.
import type { ChangeLabel } from './change.ts';
import { VALUE_COLUMNS } from '../rows/columns.ts';
import type { RowValues } from '../rows/row.ts';
import type { RuleId } from '../rule.ts';

export const REVIEW_KINDS = ['added', 'changed', 'removed'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** What can differ between a row and its new form. The order is that of the bits of a field set. */
export const REVIEW_FIELDS = [...VALUE_COLUMNS, 'ext', 'source', 'included'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The bit that stands for a whole row that is added or removed. */
export const WHOLE_ROW = 1 << REVIEW_FIELDS.length;

/** What is accepted of changes: all, nothing, or values for empty cells alone; whole rows come with "fill", too. */
export type Acceptance = boolean | 'fill';

/** The bit of a field in a field set. */
export function reviewFieldBit(field: ReviewField): number {
  return 1 << REVIEW_FIELDS.indexOf(field);
}

/** The fields of a field set, in their order. */
export function reviewFieldsOf(set: number): ReviewField[] {
  return REVIEW_FIELDS.filter((field) => (set & reviewFieldBit(field)) !== 0);
}

/** A row's values as a window shows them. */
export interface ReviewValues extends RowValues {
  /** Images and language versions, one a line; the XML fragment where it has neither, or they are the same on both sides. */
  readonly ext: string | null;
  /** The id of a source; negative for one that comes with this review. */
  readonly source: number;
  readonly included: boolean;
}

/** One change. */
export interface ReviewItem {
  readonly item: number;
  readonly kind: ReviewKind;
  /** The project's row, or null where it would be added. */
  readonly row: number | null;
  readonly loc: string;
  /** Where it stands in its new source, or the table; 0 for a removed row. */
  readonly line: number;
  /** The row as the project has it now; null where it would be added, or is gone by now. */
  readonly before: ReviewValues | null;
  /** null where it would be removed. */
  readonly after: ReviewValues | null;
  /** The fields that differ; none for a whole row. */
  readonly fields: readonly ReviewField[];
  /** Of those, the ones that will be taken over. */
  readonly acceptedFields: readonly ReviewField[];
  /** True where anything of it will be taken over. */
  readonly accepted: boolean;
  /** What the rules say to an added row, or to what a changed one would get. */
  readonly issues: readonly RuleId[];
}

export interface ReviewWindow {
  readonly start: number;
  /** All changes that match what was asked for. */
  readonly total: number;
  readonly items: readonly ReviewItem[];
}

/** A review as a whole. */
export interface ReviewSummary {
  /** Its number. */
  readonly review: number;
  /** What the undo step will be called. */
  readonly label: ChangeLabel;
  readonly counts: Readonly<Record<ReviewKind, number>>;
  /** Changes of which something will be taken over. */
  readonly accepted: Readonly<Record<ReviewKind, number>>;
  /** Changed rows by the field that differs. */
  readonly fields: Readonly<Record<ReviewField, number>>;
  /** Rows that are as they were. */
  readonly unchanged: number;
}

/** What taking a review over did. */
export interface ReviewResult {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
