// What the grid tells its owner. Types only.
import type { PositionRange } from '../../shared/model/rows/row-set.ts';
import type {
  CellName,
  GridFillArea,
  GridMenu,
  GridPaste,
  GridRefusal,
  GridRow,
  GridSelection,
  GridSortKey,
  RowSource,
} from './grid-types.ts';

export interface GridEvents<T extends GridRow> {
  sort: [keys: readonly GridSortKey[]];
  selection: [selection: GridSelection<T>];
  /** Fill, clear, Ctrl+Enter, toggling several rows: one event, whatever the number of rows. The positions are the source's. */
  fill: [areas: readonly GridFillArea[], source: RowSource<T>];
  /** ↓ was pressed in the last row. */
  below: [];
  /** So many rows are to come before a position. */
  insert: [position: number, count: number];
  /** The user changed a column's width, in px. */
  resize: [column: string, width: number];
  /** The user put a column before another, or last; among the pinned ones or the others. */
  move: [column: string, before: string | null, pinned: boolean];
  /** What was typed comes with it (of `typedReadOnly` and `typedInBox` the one key), and the cell that it was meant for where that is known. */
  refused: [why: GridRefusal, text?: string, cell?: CellName, reason?: string];
  /** What was refused in a cell is so no more. */
  mended: [cell: CellName];
  /** What is being typed into a row's cell, with each key; null: no editor is open any more. */
  draft: [draft: (CellName & { readonly text: string }) | null];
  /** Delete with whole rows selected. */
  delete: [ranges: readonly PositionRange[], source: RowSource<T>];
  /** A badge was pressed, or Enter in its cell: more is to be told. */
  badge: [row: T, column: string];
  /** A paste is being read, which takes its time; it comes as `paste` before the promise resolves, if it is one. */
  reading: [work: Promise<void>];
  paste: [paste: GridPaste, source: RowSource<T>];
  /** So many rows are on the clipboard; cut ones are where they were, too. */
  copied: [rows: number, isCut?: boolean];
  menu: [menu: GridMenu];
  /** The filter of a column is asked for; the place is below its mark or the active cell. */
  filter: [place: GridMenu];
  /** Rows could not be fetched, text not be copied, or a check box not be changed. */
  error: [cause: unknown];
}

export type GridEmit<T extends GridRow> = <K extends keyof GridEvents<T>>(
  name: K,
  ...args: GridEvents<T>[K]
) => void;
