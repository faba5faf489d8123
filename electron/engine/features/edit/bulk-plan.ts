// What a bulk edit is once its options are read: which columns it looks at, and what it makes of a cell. Types only.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Cell, Judges } from './edit-target.ts';

/** A column that an edit can look at. */
export type ReadColumn = ValueColumn | 'source' | 'hash' | 'ext' | 'section';

/** Stored rows: the id, then the columns in the order asked for. */
export type ReadRow = readonly [number, ...Cell[]];

export interface ReadBatch {
  readonly rows: readonly ReadRow[];
  /** How many rows were looked at to find these. */
  readonly looked: number;
}

/** The rows of a scope, by ascending id; can be gone through more than once. */
export interface ScopeRows {
  /** Rows looked at when all are read once; for progress. */
  readonly total: number;
  read(columns: readonly ReadColumn[]): Iterable<ReadBatch>;
}

/** What becomes of the cells of one column. */
export interface ColumnEdit {
  readonly column: ValueColumn | 'section';
  /** What the cells stand for, where they are no values of their own. */
  readonly names?: ReadonlyMap<number, string>;
  /** Another column that decides with. */
  readonly beside?: 'loc' | 'source';
  /** The cell's new text: undefined = it stays, null = it is cleared. */
  readonly next: (text: string | null, beside: Cell) => string | null | undefined;
  /** Patterns of the user that could take for ever, to be named then. */
  readonly patterns?: readonly string[];
}

export type BulkPlan =
  | { readonly kind: 'cells'; readonly edits: readonly ColumnEdit[] }
  /** Rows that go; which they are shows only when all were seen. */
  | {
      readonly kind: 'rows';
      readonly passes: number;
      readonly choose: (rows: ScopeRows) => Steps<Duplicates>;
    };

/** Rows that go, ascending, and those that stay in their place. */
export interface Duplicates {
  readonly lost: Uint32Array;
  readonly keeperOf: (loc: string) => number | undefined;
}

/** What edits may ask of the outside while they are prepared. */
export interface PlanTools {
  readonly judges: Judges;
  readonly now: Date;
  /** The names of the sections, and of what is in none, by their ids. */
  readonly sections: ReadonlyMap<number, string>;
  /** When the file of a source was last changed, or null where that is not known. */
  readonly sourceDate: (source: number) => Date | null;
}
