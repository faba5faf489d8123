// What the grid and its owner say to each other about what was cut and where it goes. Types only; `S` = a source of rows.
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';

/** Cells, or whole rows, that were cut: they change when they are pasted, and not before. */
export interface GridCut<S> {
  readonly ranges: readonly PositionRange[];
  readonly columns: readonly string[];
  /** Rows in the ranges. */
  readonly rows: number;
  readonly wholeRows: boolean;
  /** What the positions mean. */
  readonly source: S;
}

/** How a cut is known again on the clipboard. */
export interface ClipboardSign {
  /** What its table is marked with; null where only a text was written. */
  readonly mark: string | null;
  /** Of that text, where there is no mark. */
  readonly print: string;
}

/** A cut that waits for its paste, without its place: it is known to the owner. */
export interface CutInWaiting extends Pick<GridCut<unknown>, 'columns' | 'rows' | 'wholeRows'> {
  /** Some of the cells had a text when they were cut; false also where that is not known. */
  readonly filled: boolean;
  readonly sign: ClipboardSign;
}

/** Where what was cut goes; positions are those of the source. */
export type GridMove<S> =
  | { readonly kind: 'rows'; readonly before: number; readonly source: S }
  | {
      readonly kind: 'cells';
      readonly source: S;
      /** The n-th row of the cut goes to the n-th of these. */
      readonly ranges: readonly PositionRange[];
      /** null: no column takes the values. */
      readonly columns: readonly { readonly from: string; readonly to: string | null }[];
      /** Some of the cells had a text when they were cut. */
      readonly filled: boolean;
      /** Rows of the cut that have no row to go to, below the last one. */
      readonly beyond: number;
      /** All are to be new rows: that was asked. */
      readonly asNew?: boolean;
    };

/** A cut in the owner's keeping: its rows are known there, whatever the list is by then. */
export interface HeldCut<S> {
  /** What the clipboard gets, where the rows are too many for it; null: their cells. */
  readonly text: string | null;
  /** Moves what was cut. True where the cut is over; otherwise it can be pasted again. */
  move(to: GridMove<S>): Promise<boolean>;
  /** It is on the clipboard now, and waits; a window that comes after this one can go on with it. */
  waits?(cut: CutInWaiting): void;
  /** It is not to be moved any more. */
  drop(): void;
}

/** Takes a cut into keeping. */
export type HoldCut<S> = (cut: GridCut<S>) => HeldCut<S>;

/** What the grid is given for cuts. */
export interface CutProps<S> {
  /** Keeps what is cut until it is pasted, and moves it then. Absent: what is cut is emptied at once. */
  holdCut?: HoldCut<S> | undefined;
}
