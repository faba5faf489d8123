// What edits need of the outside: a writer of changes, and the functions that judge values. No logic of its own.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { ErrorReason } from '../../../../shared/contract/error-texts.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { NormalBatch } from '../../rows/entry-batch.ts';

export type Cell = null | number | string;

/** New values of a column over known ones. */
export interface Rewrite {
  readonly field: ValueColumn;
  /** Ascending. */
  readonly ids: Uint32Array;
  readonly before: readonly Cell[];
  readonly after: readonly Cell[];
}

/** Where changes are written; each call becomes part of one undo step. */
export interface EditTarget {
  /** Writes values over known ones that differ from them. */
  rewrite(rows: Rewrite): void;
  /** Does nothing until the steps are run. */
  set(
    field:
      | ValueColumn
      | 'hash'
      | 'included'
      | 'deleted'
      | 'ext'
      | 'images'
      | 'alternates'
      | 'videos'
      | 'news'
      | 'chosen'
      | 'source',
    ids: Uint32Array,
    cells: Cell | readonly Cell[],
  ): Steps<void>;
  /** Appends rows, or puts them beside another. */
  insert(
    rows: { readonly source: number; readonly batch: NormalBatch; readonly issues: readonly number[] },
    place?: { readonly row: number; readonly side: 'before' | 'after' },
  ): Uint32Array;
}

/** How a text becomes a value of a column. */
export interface Judges {
  readonly normalise: (
    column: ValueColumn,
    text: string,
  ) => Cell | { readonly invalid: string; readonly why: ErrorReason };
  readonly hash: (loc: string) => number;
}

/** What edits of many rows by one instruction need besides. */
export interface BulkJudges extends Judges {
  /** A stored cell as a user reads it; null where it is empty. */
  readonly text: (column: ValueColumn, stored: Cell) => string | null;
  /** Runs work that a user's pattern could make endless; throws invalid-value, naming the patterns, where it is. */
  readonly limited: (work: () => void, patterns: readonly string[]) => void;
}
