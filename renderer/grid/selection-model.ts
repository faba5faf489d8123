// What is selected: one span of columns in any set of rows, kept as ranges. Pure: each step gives a new state.
import type { PositionRange } from '../../shared/model/row-set.ts';
import type { CellPosition } from './grid-types.ts';
import { addRanges, clipRanges, hasPosition, removeRange } from './intervals.ts';

export interface SelectionState {
  /** Where typing goes, and the fixed corner of the live rectangle. */
  readonly active: CellPosition;
  /** The moving corner of the live rectangle. */
  readonly head: CellPosition;
  /** Rows selected before, by Ctrl. */
  readonly kept: readonly PositionRange[];
  /** Whether the live rectangle's rows are selected too; not so after a row was taken out. */
  readonly live: boolean;
  readonly wholeRows: boolean;
}

/** Selects one cell. */
export function selectCell(cell: CellPosition): SelectionState {
  return { active: cell, head: cell, kept: [], live: true, wholeRows: false };
}

/** Moves the far corner, as Shift does. */
export function extendTo(state: SelectionState, head: CellPosition): SelectionState {
  return { ...state, head, live: true };
}

/** Selects whole rows from one row to another. */
export function selectRows(from: number, to: number, column: number): SelectionState {
  return { ...selectCell({ row: from, column }), head: { row: to, column }, wholeRows: true };
}

/** Selects every row with all its columns; the active cell stays. */
export function selectEverything(active: CellPosition, rows: number): SelectionState {
  return { active, head: active, kept: [{ from: 0, to: rows }], live: false, wholeRows: true };
}

/**
 * Ctrl and a click: takes the row in or out and keeps the others. A cell in another column than the selected ones
 * starts anew, as a selection has one span of columns.
 */
export function toggleRow(state: SelectionState, cell: CellPosition, wholeRows: boolean): SelectionState {
  const span = columnSpan(state);
  const sameColumns = wholeRows
    ? state.wholeRows
    : !state.wholeRows && cell.column >= span.from && cell.column < span.to;
  if (!sameColumns) return wholeRows ? selectRows(cell.row, cell.row, cell.column) : selectCell(cell);
  const selected = selectedRows(state);
  const one = { from: cell.row, to: cell.row + 1 };
  const row = cell.row;
  const corners = { active: { row, column: state.active.column }, head: { row, column: state.head.column } };
  if (!hasPosition(selected, row)) return { ...state, ...corners, kept: selected, live: true };
  const kept = removeRange(selected, one);
  return { ...state, ...corners, kept, live: kept.length === 0 };
}

/** The selected rows: sorted, disjoint. */
export function selectedRows({ active, head, kept, live }: SelectionState): readonly PositionRange[] {
  const rectangle = { from: Math.min(active.row, head.row), to: Math.max(active.row, head.row) + 1 };
  return live ? addRanges(kept, [rectangle]) : kept;
}

/** The selected columns, half open; of whole rows it is the cells' own span, so ask wholeRows first. */
export function columnSpan({ active, head }: SelectionState): PositionRange {
  return {
    from: Math.min(active.column, head.column),
    to: Math.max(active.column, head.column) + 1,
  };
}

/** The state within a grid of so many rows and columns, or null where that has no cells. */
export function clipSelection(state: SelectionState, rows: number, columns: number): SelectionState | null {
  if (rows === 0 || columns === 0) return null;
  const clip = (cell: CellPosition): CellPosition => ({
    row: Math.min(cell.row, rows - 1),
    column: Math.min(cell.column, columns - 1),
  });
  const kept = clipRanges(state.kept, rows);
  return {
    ...state,
    active: clip(state.active),
    head: clip(state.head),
    kept,
    live: state.live || !kept.length,
  };
}
