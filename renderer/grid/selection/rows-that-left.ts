// What a selection still means where rows that it was made of left the list. Pure.
import { clipRanges, countPositions } from '../rows/intervals.ts';
import {
  bandsOf,
  isWholeColumns,
  isWholeRows,
  rowsOfBands,
  selectCell,
  type SelectionState,
} from './selection-model.ts';

/** The positions that tell whether a selection is still of the rows that were chosen. */
export function otherEnds({ head, kept }: SelectionState): readonly number[] {
  const ranges = rowsOfBands(kept).filter(({ to }) => to < Infinity);
  const [first, last] = [ranges[0], ranges.at(-1)];
  return first && last ? [head.row, first.from, last.to - 1] : [head.row];
}

/**
 * What is selected where the row of the cursor is gone: whole columns as they were, else one cell at that place, so that a
 * second Delete takes no other rows. Whole rows are gone together.
 */
export function insteadOf(from: SelectionState): SelectionState {
  const bands = bandsOf(from);
  if (isWholeColumns(bands) && !isWholeRows(bands)) return from;
  const { active } = from;
  const gone = isWholeRows(bands) ? countPositions(clipRanges(rowsOfBands(bands), active.row)) : 0;
  return selectCell({ ...active, row: active.row - gone });
}
