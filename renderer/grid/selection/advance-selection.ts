// Where Enter and Tab lead: around within a selection of several cells, else to the next cell. Pure; it moves nothing else.
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import type { CellPosition } from '../grid-types.ts';
import { countPositions, hasPosition } from '../rows/intervals.ts';
import type { Advance } from './keymap.ts';
import { moveCell, nextCell, type GridExtent } from './move-cell.ts';
import { bandsOf, clipBands, selectCell, type Band, type SelectionState } from './selection-model.ts';

/**
 * The state after the step. Enter after Tabs goes back to the column that they began in, as in data entry line by line.
 * Tab goes on to the next row at a row's end. Null where there is nothing to go to.
 */
export function advanceSelection(
  state: SelectionState,
  by: Advance,
  extent: GridExtent,
): SelectionState | null {
  const bands = clipBands(bandsOf(state), extent.rows, extent.columns);
  const backwards = by === 'above' || by === 'previous';
  if (cellsIn(bands) > 1) {
    const active = around(bands, state.active, by === 'next' || by === 'previous', backwards ? -1 : 1);
    // The rectangle stays as it is while the active cell goes about in it.
    return { ...state, active, head: active, kept: bandsOf(state), live: false };
  }
  const { active, tabFrom = active.column } = state;
  if (by === 'below' || by === 'above') {
    const to = moveCell({ row: active.row, column: tabFrom }, by === 'below' ? 'down' : 'up', extent);
    return selectCell(to);
  }
  const to = nextCell(active, backwards, extent);
  const stays = to.row === active.row && to.column === active.column;
  return stays ? null : { ...selectCell(to), tabFrom };
}

function cellsIn(bands: readonly Band[]): number {
  let sum = 0;
  for (const { rows, columns } of bands) sum += countPositions(rows) * (columns.to - columns.from);
  return sum;
}

/** The next selected cell, row by row (`along`) or column by column, and from the last on to the first. */
function around(bands: readonly Band[], from: CellPosition, along: boolean, step: 1 | -1): CellPosition {
  const at = Math.max(
    0,
    bands.findIndex((band) => covers(band, from)),
  );
  const band = bands[at];
  if (!band) return from;
  const index = indexOf(band, from, along) + step;
  if (index >= 0 && index < cellsIn([band])) return cellAt(band, index, along);
  const other = bands[(at + step + bands.length) % bands.length] ?? band;
  return cellAt(other, step > 0 ? 0 : cellsIn([other]) - 1, along);
}

function covers({ rows, columns }: Band, { row, column }: CellPosition): boolean {
  return column >= columns.from && column < columns.to && hasPosition(rows, row);
}

function indexOf({ rows, columns }: Band, { row, column }: CellPosition, along: boolean): number {
  const above = countPositions(
    rows.map(({ from, to }) => ({ from: Math.min(from, row), to: Math.min(to, row) })),
  );
  const right = column - columns.from;
  return along ? above * (columns.to - columns.from) + right : right * countPositions(rows) + above;
}

function cellAt({ rows, columns }: Band, index: number, along: boolean): CellPosition {
  const width = columns.to - columns.from;
  const height = countPositions(rows);
  const nth = along ? Math.floor(index / width) : index % height;
  const right = along ? index % width : Math.floor(index / height);
  return { row: nthPosition(rows, nth), column: columns.from + right };
}

function nthPosition(rows: readonly PositionRange[], nth: number): number {
  let left = nth;
  for (const { from, to } of rows) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return rows[0]?.from ?? 0;
}
