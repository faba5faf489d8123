// What an owner can ask of the grid. Types only.
import type { PositionRange } from '../../shared/model/rows/row-set.ts';
import type { CutInWaiting, HeldCut } from './clipboard/cut-types.ts';
import type { CellEdit, CellName, GridRow, RowSource } from './grid-types.ts';
import type { ClipboardTexts } from './clipboard/use-pasting.ts';
import type { Refusal } from './editing/use-unconfirmed.ts';

/** What the owner can ask of the grid through a template ref. */
export interface GridHandle {
  focus(): void;
  /** Makes the row active and brings it into sight; column and sideways scroll stay unless a column is given. */
  goTo(row: number, column?: string): void;
  /** The same by the row's id; `reveal` makes a list that has it where this one does not, if any can. Keys meanwhile wait for the cell. */
  goToCell(cell: CellName, reveal: (id: number) => Promise<unknown>): Promise<void>;
  /** Extends the selection from its active cell to a row, in the same columns. */
  extendTo(row: number): void;
  selectAll(): void;
  /** Opens the editor in the active cell, or in the given column of its row; a text replaces the cell's own. */
  edit(column?: string, text?: string): void;
  /** A change that waited in a grid before this one: it is asked for again, or stays refused in its cell as it was there. */
  again(change: CellEdit, instead: string, refusal: Refusal | null): void;
  /** What was refused in a cell goes. */
  discard(cell: CellName): void;
  /** A cut of a grid before this one goes on waiting for its paste. */
  resumeCut(cut: CutInWaiting, held: HeldCut<RowSource<GridRow>>): void;
  /** Goes to the line above the grid, where the active cell's value is edited. */
  editInBar(): void;
  fillDown(): void;
  fillRight(): void;
  /** Selects rows and brings the first into sight; without columns, whole rows. */
  select(ranges: readonly PositionRange[], columns: readonly string[]): void;
  /** Fits columns to their titles and the rows in sight; without ids, all. */
  autosize(columns?: readonly string[]): void;
  clear(): void;
  copy(): Promise<void>;
  cut(): Promise<void>;
  /** Whether the clipboard holds what was cut and becomes rows: whole ones, or cells of this column among others. */
  holdsCutRows(texts: ClipboardTexts, column: string): boolean;
  /** What was cut goes behind all rows. False: it is there already, and the same again is a copy. */
  pasteCutBelow(texts: ClipboardTexts): Promise<boolean>;
  /** Pastes what is on the clipboard; refuses where only the keys may do that. */
  paste(): Promise<void>;
}
