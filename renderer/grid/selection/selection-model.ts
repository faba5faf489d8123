// What is selected: any rectangles of cells, whole rows and whole columns, kept as ranges. Pure: each step gives a new state.
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import type { CellPosition } from '../grid-types.ts';
import { addRanges, clipRanges, hasPosition, removeRange } from '../rows/intervals.ts';

/** The same columns of a set of rows. Whole rows and columns reach to infinity, so that they grow with the grid. */
export interface Band {
  readonly columns: PositionRange;
  readonly rows: readonly PositionRange[];
}

export type SelectionKind = 'cells' | 'rows' | 'columns';

export interface SelectionState {
  /** Where typing goes, and the fixed corner of the live rectangle. */
  readonly active: CellPosition;
  /** The moving corner of the live rectangle. */
  readonly head: CellPosition;
  /** Selected before, by Ctrl. */
  readonly kept: readonly Band[];
  /** Whether the live rectangle is selected too; not so after cells were taken out. */
  readonly live: boolean;
  /** What the live rectangle stands for. */
  readonly kind: SelectionKind;
  /** The column that Tab set out from, while nothing but Tab moves. */
  readonly tabFrom?: number;
}

const ALL: PositionRange = { from: 0, to: Infinity };

/** Selects one cell. */
export function selectCell(cell: CellPosition): SelectionState {
  return { active: cell, head: cell, kept: [], live: true, kind: 'cells' };
}

/** Moves the far corner, as Shift does. */
export function extendTo(state: SelectionState, head: CellPosition): SelectionState {
  return { ...state, head, live: true };
}

/** Selects whole rows from one row to another. */
export function selectRows(from: number, to: number, column: number): SelectionState {
  return { ...selectCell({ row: from, column }), head: { row: to, column }, kind: 'rows' };
}

/** Selects whole columns from one column to another; the active cell is in the first, in the given row. */
export function selectColumns(from: number, to: number, row: number): SelectionState {
  return { ...selectCell({ row, column: from }), head: { row, column: to }, kind: 'columns' };
}

/** Selects every cell; the active cell stays. */
export function selectEverything(active: CellPosition): SelectionState {
  return { active, head: active, kept: [{ columns: ALL, rows: [ALL] }], live: false, kind: 'rows' };
}

/** Selects rows by ranges, with the columns of a span; the active cell is the first of them. */
export function selectRanges(rows: readonly PositionRange[], columns: PositionRange | null): SelectionState {
  const active = { row: rows[0]?.from ?? 0, column: columns?.from ?? 0 };
  return {
    active,
    head: active,
    kept: [{ columns: columns ?? ALL, rows }],
    live: false,
    kind: columns ? 'cells' : 'rows',
  };
}

/** Ctrl and a press: takes a cell, row or column in or out and keeps the others. */
export function toggleAt(state: SelectionState, cell: CellPosition, kind: SelectionKind): SelectionState {
  const bands = bandsOf(state);
  const spot = rectangle(cell, cell, kind);
  const moved = { ...state, active: cell, head: cell, kind };
  if (!bands.some((band) => covers(band, spot))) return { ...moved, kept: bands, live: true };
  const kept = bands.flatMap((band) => without(band, spot));
  return { ...moved, kept, live: kept.length === 0 };
}

/** All that is selected, bands of different columns; cells may be in several. */
export function bandsOf({ active, head, kept, live, kind }: SelectionState): readonly Band[] {
  return live ? addBand(kept, rectangle(active, head, kind)) : kept;
}

/** The selected rows: sorted, disjoint. */
export function rowsOfBands(bands: readonly Band[]): readonly PositionRange[] {
  return bands.length === 1
    ? (bands[0]?.rows ?? [])
    : addRanges(
        bands.flatMap(({ rows }) => rows),
        [],
      );
}

/** The selected columns of a row: sorted, disjoint. */
export function columnsInRow(bands: readonly Band[], row: number): readonly PositionRange[] {
  const hit = bands.filter(({ rows }) => hasPosition(rows, row));
  return addRanges(
    hit.map(({ columns }) => columns),
    [],
  );
}

/** True where only whole rows are selected. */
export function isWholeRows(bands: readonly Band[]): boolean {
  return bands.length > 0 && bands.every(({ columns }) => columns.from === 0 && columns.to === Infinity);
}

/** True where only whole columns are selected. */
export function isWholeColumns(bands: readonly Band[]): boolean {
  return bands.length > 0 && bands.every(({ rows }) => rows[0]?.from === 0 && rows[0].to === Infinity);
}

/** The bands within a grid of so many rows and columns; none is empty. */
export function clipBands(bands: readonly Band[], rows: number, columns: number): readonly Band[] {
  return bands
    .map((band) => ({
      columns: { from: band.columns.from, to: Math.min(band.columns.to, columns) },
      rows: clipRanges(band.rows, rows),
    }))
    .filter((band) => band.columns.from < band.columns.to && band.rows.length > 0);
}

/** The state within a grid of so many rows and columns, or null where that has no cells. */
export function clipSelection(state: SelectionState, rows: number, columns: number): SelectionState | null {
  if (rows === 0 || columns === 0) return null;
  const clip = (cell: CellPosition): CellPosition => ({
    row: Math.min(cell.row, rows - 1),
    column: Math.min(cell.column, columns - 1),
  });
  const left = clipBands(state.kept, rows, columns).length > 0;
  return { ...state, active: clip(state.active), head: clip(state.head), live: state.live || !left };
}

function rectangle(a: CellPosition, b: CellPosition, kind: SelectionKind): Band {
  const rows = { from: Math.min(a.row, b.row), to: Math.max(a.row, b.row) + 1 };
  const columns = { from: Math.min(a.column, b.column), to: Math.max(a.column, b.column) + 1 };
  return { columns: kind === 'rows' ? ALL : columns, rows: [kind === 'columns' ? ALL : rows] };
}

function addBand(bands: readonly Band[], more: Band): readonly Band[] {
  const same = bands.findIndex((band) => isSame(band.columns, more.columns));
  if (same < 0) return [...bands, more];
  return bands.map((band, i) => (i === same ? { ...band, rows: addRanges(band.rows, more.rows) } : band));
}

/** `spot` has one range of rows. */
function covers(band: Band, spot: Band): boolean {
  const [rows] = spot.rows;
  if (!rows || band.columns.from > spot.columns.from || band.columns.to < spot.columns.to) return false;
  return band.rows.some(({ from, to }) => from <= rows.from && to >= rows.to);
}

function without(band: Band, spot: Band): readonly Band[] {
  const [hole] = spot.rows;
  const { columns, rows } = band;
  const from = Math.max(columns.from, spot.columns.from);
  const to = Math.min(columns.to, spot.columns.to);
  if (!hole || from >= to) return [band];
  const touched = clipRanges(rows, hole.to)
    .map((range) => ({ from: Math.max(range.from, hole.from), to: range.to }))
    .filter((range) => range.from < range.to);
  const pieces: Band[] = [
    { columns, rows: removeRange(rows, hole) },
    { columns: { from: columns.from, to: from }, rows: touched },
    { columns: { from: to, to: columns.to }, rows: touched },
  ];
  return pieces.filter((piece) => piece.rows.length > 0 && piece.columns.from < piece.columns.to);
}

function isSame(a: PositionRange, b: PositionRange): boolean {
  return a.from === b.from && a.to === b.to;
}
