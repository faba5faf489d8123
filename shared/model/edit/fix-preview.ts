// What a fix would do, for a preview, and in which ways.
import type { EditableColumn } from '../rows/row.ts';
import type { RowCopy } from './bulk-edit.ts';
import type { RuleId } from '../rule.ts';

/** Rules whose findings can be taken away in more than one way; the first is the usual one. */
export const FIX_MODES = {
  'lastmod-invalid': ['date', 'clear'],
  'lastmod-no-zone': ['day', 'utc', 'clear'],
  'lastmod-imprecise': ['clear', 'first'],
  'changefreq-invalid': ['known', 'nearest'],
  'priority-invalid': ['number', 'clear'],
  'priority-out-of-range': ['clamp', 'clear'],
  'news-too-old': ['news', 'row'],
} as const satisfies Partial<Record<RuleId, readonly string[]>>;

export type FixMode = (typeof FIX_MODES)[keyof typeof FIX_MODES][number];

export const ALL_FIX_MODES = [
  'date',
  'day',
  'utc',
  'clear',
  'first',
  'known',
  'nearest',
  'number',
  'clamp',
  'news',
  'row',
] as const;

/** The ways of a rule's fix; none where there is only one. */
export function fixModesOf(rule: RuleId): readonly FixMode[] {
  return rule in FIX_MODES ? FIX_MODES[rule as keyof typeof FIX_MODES] : [];
}

/** One row before and after: a cell, or "ext", the parts of its extensions that differ. */
export interface FixSample {
  readonly id: number;
  readonly loc: string;
  /** Null = the row is deleted. */
  readonly column: EditableColumn | 'ext' | null;
  readonly before: string | null;
  /** Null where nothing is in its place. */
  readonly after: string | null;
  /** Of a row that goes as a duplicate: what tells it from the one that stays. */
  readonly copies?: { readonly goes: RowCopy; readonly stays: RowCopy };
}

export interface FixPreview {
  /** Rows with the finding, among those asked for. */
  readonly found: number;
  /** Rows of which the fix takes the finding away; the others need a person. */
  readonly fixable: number;
  /** Rows that change; others than those with the finding where links have to be returned. */
  readonly changes: number;
  /** How many of those lose a value and get none in its place; deleted rows are none of them. */
  readonly cleared: number;
  /** The first of them. */
  readonly samples: readonly FixSample[];
}

/** What a rule's fix changes where that loses nothing. */
export interface SafeRule {
  readonly rule: RuleId;
  /** Rows that it changes. */
  readonly rows: number;
  /** The first of them. */
  readonly samples: readonly FixSample[];
}

export interface SafePreview {
  /** Only those that change anything. */
  readonly rules: readonly SafeRule[];
  /** Rows that change in all; one may be a row of several rules. */
  readonly rows: number;
}
