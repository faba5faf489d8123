// What a view shows and in which order. Parsed at the engine's border by the contract.
import type { RuleId } from './rule.ts';
import type { SortableColumn } from './row.ts';

export type TextOperator = 'contains' | 'equals' | 'startsWith' | 'endsWith' | 'regex' | 'empty' | 'notEmpty';

export type Condition =
  | {
      readonly kind: 'text';
      readonly column: 'loc' | 'lastmod' | 'changefreq' | 'priority';
      readonly operator: TextOperator;
      /** Ignored by empty and notEmpty. */
      readonly value: string;
      /** Negates the condition. */
      readonly not?: boolean | undefined;
      /** Default: false, letters compare without case. */
      readonly matchCase?: boolean | undefined;
    }
  /** Bounds are inclusive; a missing bound is open. */
  | {
      readonly kind: 'range';
      readonly column: 'lastmod';
      readonly from?: string | undefined;
      readonly to?: string | undefined;
    }
  | {
      readonly kind: 'range';
      readonly column: 'priority';
      readonly from?: number | undefined;
      readonly to?: number | undefined;
    }
  | { readonly kind: 'included'; readonly value: boolean }
  | { readonly kind: 'source'; readonly source: number }
  /** Rows that the rule flags; without a rule, rows with any problem. */
  | { readonly kind: 'problem'; readonly rule?: RuleId | undefined };

export interface SortKey {
  readonly column: SortableColumn;
  readonly direction: 'asc' | 'desc';
}

/** All conditions must hold. No sort = the order of the ids (import order). Absent values sort last in both directions. */
export interface ViewQuery {
  readonly filter: readonly Condition[];
  readonly sort: readonly SortKey[];
}
