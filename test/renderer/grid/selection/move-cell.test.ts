// Where motions lead, and where they stop.
import { describe, expect, it } from 'vitest';
import { moveCell, nextCell } from '../../../../renderer/grid/selection/move-cell.ts';

const extent = { rows: 10_000_000, columns: 5, page: 24 };

describe('motions', () => {
  it('stop at the borders', () => {
    const last = { row: 9_999_999, column: 4 };
    expect(moveCell({ row: 0, column: 0 }, 'up', extent)).toEqual({ row: 0, column: 0 });
    expect(moveCell({ row: 9_999_990, column: 4 }, 'pageDown', extent)).toEqual(last);
    expect(moveCell({ row: 3, column: 1 }, 'last', extent)).toEqual(last);
    expect(moveCell(last, 'first', extent)).toEqual({ row: 0, column: 0 });
    expect(moveCell(last, 'right', extent)).toEqual(last);
  });

  it('of Tab after an edit go on to the next row, and back', () => {
    expect(nextCell({ row: 3, column: 4 }, false, extent)).toEqual({ row: 4, column: 0 });
    expect(nextCell({ row: 4, column: 0 }, true, extent)).toEqual({ row: 3, column: 4 });
    expect(nextCell({ row: 4, column: 2 }, true, extent)).toEqual({ row: 4, column: 1 });
    expect(nextCell({ row: 0, column: 0 }, true, extent)).toEqual({ row: 0, column: 0 });
  });
});
