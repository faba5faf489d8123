// Where a motion leads from a cell. Pure; it stops at the grid's borders.
import type { CellPosition } from '../grid-types.ts';
import type { Motion } from './keymap.ts';
import { clamp } from '../rows/scaled-scroll.ts';

export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** How many whole rows are in sight: what PageDown moves by. */
  readonly page: number;
}

/** The cell that the motion leads to; edges of data are taken to be those of the grid. */
export function moveCell(from: CellPosition, motion: Motion, extent: GridExtent): CellPosition {
  const lastRow = Math.max(0, extent.rows - 1);
  const lastColumn = Math.max(0, extent.columns - 1);
  const page = Math.max(1, extent.page);
  const by = (rows: number, columns: number): CellPosition => ({
    row: clamp(from.row + rows, 0, lastRow),
    column: clamp(from.column + columns, 0, lastColumn),
  });
  switch (motion) {
    case 'up':
      return by(-1, 0);
    case 'down':
      return by(1, 0);
    case 'left':
      return by(0, -1);
    case 'right':
      return by(0, 1);
    case 'pageUp':
      return by(-page, 0);
    case 'pageDown':
      return by(page, 0);
    case 'edgeLeft':
    case 'rowStart':
      return { row: from.row, column: 0 };
    case 'edgeRight':
    case 'rowEnd':
      return { row: from.row, column: lastColumn };
    case 'edgeUp':
    case 'top':
      return { row: 0, column: from.column };
    case 'edgeDown':
    case 'bottom':
      return { row: lastRow, column: from.column };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return { row: lastRow, column: lastColumn };
  }
}

/** Where Tab leads after an edit: along the row, then on to the next row, as data entry goes. */
export function nextCell(from: CellPosition, backwards: boolean, extent: GridExtent): CellPosition {
  const index = from.row * extent.columns + from.column + (backwards ? -1 : 1);
  const at = clamp(index, 0, extent.rows * extent.columns - 1);
  return { row: Math.floor(at / extent.columns), column: at % extent.columns };
}

/** Where Ctrl and a sideways arrow lead in a row whose cells are filled or empty, as spreadsheets do it. */
export function edgeInRow(filled: readonly boolean[], column: number, step: 1 | -1): number {
  const end = step === 1 ? filled.length - 1 : 0;
  if (column === end) return end;
  const within = filled[column] === true && filled[column + step] === true;
  for (let at = column + step; at >= 0 && at < filled.length; at += step) {
    if (filled[at] !== within) return within ? at - step : at;
  }
  return end;
}
