// What a view shows and in which order. Parsed at the engine's border by the contract.
import { columnsWith } from './columns.ts';
import type { LeftOutReason } from '../overview.ts';
import type { RuleId } from '../rule.ts';
import type { RobotsColumn } from './robots-column.ts';
import type { SortableColumn } from './row.ts';

export type TextOperator = 'contains' | 'equals' | 'startsWith' | 'endsWith' | 'regex' | 'empty' | 'notEmpty';

/** The columns whose text can be asked for. */
export const TEXT_COLUMNS = columnsWith('text');
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** The columns whose number can be asked for. */
export const NUMBER_COLUMNS = columnsWith('number');
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

/** The columns of which single values can be chosen, as from a list. */
export const SET_COLUMNS = columnsWith('set');
export type SetColumn = (typeof SET_COLUMNS)[number] | RobotsColumn;

/**
 * One value of a column: the text as shown, a number, or null for an empty cell. A source is its id; included is
 * 1 or 0; a priority is its number, or the text where it is none; problems are rule ids, null for a row without any;
 * robots are crawlers that are kept out, 0 for a row that all may read, null for one without robots.txt; of a single
 * crawler's column "blocked", "allowed", the deciding line as lineValue has it, 0 for a row about which none decides.
 */
export type SetValue = string | number | null;

export type Condition =
  | {
      readonly kind: 'text';
      readonly column: TextColumn;
      readonly operator: TextOperator;
      /** Ignored by empty and notEmpty. */
      readonly value: string;
      /** Negates the condition, here and in all others: what is empty meets only negations. */
      readonly not?: boolean | undefined;
      /** Default: false, letters compare without case. */
      readonly matchCase?: boolean | undefined;
    }
  /** Rows that hold the text in loc, lastmod, changefreq, priority or the source's location. */
  | {
      readonly kind: 'search';
      readonly value: string;
      readonly not?: boolean | undefined;
      readonly matchCase?: boolean | undefined;
    }
  /** Bounds are inclusive; a missing bound is open. */
  | {
      readonly kind: 'range';
      readonly column: 'lastmod';
      readonly from?: string | undefined;
      readonly to?: string | undefined;
      readonly not?: boolean | undefined;
    }
  | {
      readonly kind: 'range';
      readonly column: NumberColumn;
      readonly from?: number | undefined;
      readonly to?: number | undefined;
      readonly not?: boolean | undefined;
    }
  /** Rows with one of the values. */
  | {
      readonly kind: 'set';
      readonly column: SetColumn;
      readonly values: readonly SetValue[];
      readonly not?: boolean | undefined;
    }
  /** Just these rows, such as those of a cluster. */
  | { readonly kind: 'rows'; readonly ids: readonly number[]; readonly not?: boolean | undefined }
  | { readonly kind: 'included'; readonly value: boolean; readonly not?: boolean | undefined }
  | { readonly kind: 'source'; readonly source: number; readonly not?: boolean | undefined }
  /** Rows that the rule flags; without a rule, rows with any problem. */
  | { readonly kind: 'problem'; readonly rule?: RuleId | undefined; readonly not?: boolean | undefined }
  /** Rows that no export writes, for this reason before all others; without a reason, all of them. */
  | {
      readonly kind: 'leftOut';
      readonly reason?: LeftOutReason | undefined;
      readonly not?: boolean | undefined;
    }
  /** Rows in a folder or below it: see Folder. */
  | {
      readonly kind: 'folder';
      readonly host: string | null;
      readonly path: string;
      /** Numbers in the path stand for any: see foldIds. */
      readonly folded?: boolean | undefined;
      readonly not?: boolean | undefined;
    }
  /** Rows with a link whose hreflang is the code, whatever its case. */
  | { readonly kind: 'language'; readonly code: string; readonly not?: boolean | undefined };

export interface SortKey {
  readonly column: SortableColumn;
  readonly direction: 'asc' | 'desc';
}

/** All conditions must hold. No sort = the order of the ids (import order). Absent values sort last in both directions. */
export interface ViewQuery {
  readonly filter: readonly Condition[];
  readonly sort: readonly SortKey[];
}

/** A query that the project keeps under a name. */
export interface SavedView extends ViewQuery {
  readonly name: string;
}

/** The values of a column among the rows that meet a filter, as a list to choose from offers them. */
export interface ColumnValues {
  /** In the order of sorting, an empty cell last. */
  readonly values: readonly { readonly value: SetValue; readonly rows: number }[];
  /** There are more than were asked for; those with the most rows are given. */
  readonly more: boolean;
}
