// Enter and Tab as spreadsheets do it: back to the column where a line began, and around within a selection.
import { describe, expect, it } from 'vitest';
import { advanceSelection } from '../../../../renderer/grid/selection/advance-selection.ts';
import type { Advance } from '../../../../renderer/grid/selection/keymap.ts';
import {
  bandsOf,
  extendTo,
  selectCell,
  selectColumns,
  selectEverything,
  toggleAt,
  type SelectionState,
} from '../../../../renderer/grid/selection/selection-model.ts';

const extent = { rows: 10_000_000, columns: 5, page: 24 };

function cellsAfter(state: SelectionState, steps: readonly Advance[]): string[] {
  let now = state;
  return steps.map((by) => {
    now = advanceSelection(now, by, extent) ?? now;
    return `${String(now.active.row)}:${String(now.active.column)}`;
  });
}

describe('one cell', () => {
  it('goes down after Enter, up with Shift, and stays at the borders', () => {
    expect(cellsAfter(selectCell({ row: 3, column: 1 }), ['below', 'above', 'above'])).toEqual([
      '4:1',
      '3:1',
      '2:1',
    ]);
    expect(cellsAfter(selectCell({ row: 0, column: 1 }), ['above'])).toEqual(['0:1']);
  });

  it('goes back to the column where Tab began', () => {
    const steps = ['next', 'next', 'below', 'next', 'below', 'below'] as const;
    expect(cellsAfter(selectCell({ row: 3, column: 1 }), steps)).toEqual([
      '3:2',
      '3:3',
      '4:1',
      '4:2',
      '5:1',
      '6:1',
    ]);
  });

  it('forgets that column when another cell is chosen', () => {
    const tabbed = advanceSelection(selectCell({ row: 3, column: 1 }), 'next', extent);
    const moved = selectCell({ row: 7, column: tabbed?.active.column ?? 0 });
    expect(cellsAfter(moved, ['below'])).toEqual(['8:2']);
  });

  it('goes on by Tab to the next row, and has nowhere to go at the first and the last cell', () => {
    expect(cellsAfter(selectCell({ row: 3, column: 4 }), ['next'])).toEqual(['4:0']);
    expect(cellsAfter(selectCell({ row: 3, column: 0 }), ['previous'])).toEqual(['2:4']);
    const last = { row: extent.rows - 1, column: extent.columns - 1 };
    expect(advanceSelection(selectCell(last), 'next', extent)).toBeNull();
    expect(advanceSelection(selectCell({ row: 0, column: 0 }), 'previous', extent)).toBeNull();
  });
});

describe('several cells', () => {
  const block = extendTo(selectCell({ row: 2, column: 1 }), { row: 3, column: 2 });

  it('are gone through, row by row or column by column, and around', () => {
    expect(cellsAfter(block, ['next', 'next', 'next', 'next'])).toEqual(['2:2', '3:1', '3:2', '2:1']);
    expect(cellsAfter(block, ['below', 'below', 'below', 'below'])).toEqual(['3:1', '2:2', '3:2', '2:1']);
    expect(cellsAfter(block, ['previous', 'above'])).toEqual(['3:2', '2:2']);
  });

  it('stay selected', () => {
    const next = advanceSelection(block, 'below', extent);
    expect(next && bandsOf(next)).toEqual(bandsOf(block));
  });

  it('of several areas are gone through one area after the other', () => {
    const two = toggleAt(block, { row: 9, column: 4 }, 'cells');
    expect(cellsAfter(two, ['next', 'next', 'previous', 'previous'])).toEqual(['2:1', '2:2', '2:1', '9:4']);
  });

  it('may be millions of rows', () => {
    const last = extent.rows - 1;
    expect(cellsAfter(selectColumns(1, 2, 0), ['above', 'below'])).toEqual([`${String(last)}:2`, '0:1']);
    expect(cellsAfter(selectEverything({ row: last, column: 4 }), ['next'])).toEqual(['0:0']);
  });
});
