// What the driver of the monkey can ask of the page that it plays on.
import type { TextColumn, Values } from './fake-engine.ts';

export interface Monkey {
  /** The cell that the keys go to, as the user sees it; null while the cursor is on its way. */
  cursor(): { readonly id: number; readonly column: string } | null;
  /** Whether a row is in the list now. */
  shows(id: number): boolean;
  /** Whether a row was in every list that was shown since this was last asked. */
  stayed(id: number): boolean;
  /** The cell that was seen where the mouse was pressed last; null where its row was still loading. */
  pressed(): { readonly id: number; readonly column: string } | null;
  /** The cells that are selected, row by row, and the texts that stand in the uppermost ones; null while that is not known. */
  selected(): Selected | null;
  /** As Ctrl+X does it; false where rows have to be read first, for which the clipboard of the system would be needed. */
  cut(): boolean;
  /** As Ctrl+V does it, with what was cut on the clipboard. */
  pasteCut(): void;
  /** As Ctrl+V does it, with this on the clipboard. */
  paste(lines: readonly string[]): void;
  /** Lets time go by, in ms. */
  advance(ms: number): Promise<void>;
  /** Until nothing is waited for any more. */
  drain(): Promise<void>;
  /** A job has the project for so long, in ms. */
  occupy(ms: number): void;
  sort(column: TextColumn | null): void;
  /** Every so many-th row only; 1 = all. */
  filter(every: number): void;
  /** A row goes, as by an undo elsewhere. */
  remove(id: number): void;
  values(): readonly (Values & { readonly id: number })[];
  /** What was visibly refused. */
  refused(): readonly unknown[];
  /** The text in the open editor, in its cell or above the grid, or null. */
  editing(): string | null;
  /** Goes to the line above the grid; says whether its text can be changed. */
  editInBar(): boolean;
}

/** One block of cells. */
export interface Selected {
  readonly ids: readonly number[];
  readonly columns: readonly string[];
  /** Of the first row, as shown. */
  readonly tops: readonly string[];
  /** The rows from the first selected one on, to the end of the list. */
  readonly below: readonly number[];
}

declare global {
  interface Window {
    readonly monkey: Monkey;
  }
}
