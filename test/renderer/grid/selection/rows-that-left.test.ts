// After whole rows are gone one cell at their place is selected: a second Delete takes no others.
import { describe, expect, it } from 'vitest';
import { insteadOf, otherEnds } from '../../../../renderer/grid/selection/rows-that-left.ts';
import {
  extendTo,
  selectCell,
  selectColumns,
  selectEverything,
  selectRows,
  toggleAt,
} from '../../../../renderer/grid/selection/selection-model.ts';

describe('a selection whose rows left the list', () => {
  it('becomes one cell where the first of the whole rows stood', () => {
    expect(insteadOf(selectRows(3, 6, 2))).toEqual(selectCell({ row: 3, column: 2 }));
    expect(insteadOf(selectRows(6, 3, 2))).toEqual(selectCell({ row: 3, column: 2 }));
    expect(insteadOf(selectEverything({ row: 9, column: 1 }))).toEqual(selectCell({ row: 0, column: 1 }));
  });

  it('stays where the cursor is among rows in several places', () => {
    const some = toggleAt(selectRows(2, 3, 0), { row: 8, column: 0 }, 'rows');
    expect(insteadOf(some)).toEqual(selectCell({ row: 6, column: 0 }));
  });

  it('becomes the active cell of an area', () => {
    const area = extendTo(selectCell({ row: 4, column: 1 }), { row: 9, column: 3 });
    expect(insteadOf(area)).toEqual(selectCell({ row: 4, column: 1 }));
  });

  it('stays as it was for whole columns', () => {
    const columns = selectColumns(1, 2, 5);
    expect(insteadOf(columns)).toBe(columns);
  });
});

describe('what tells whether a selection is of the same rows', () => {
  it('is its other end and the outermost rows of what Ctrl selected', () => {
    expect(otherEnds(selectRows(3, 6, 2))).toEqual([6]);
    const without = toggleAt(selectRows(3, 6, 2), { row: 3, column: 2 }, 'rows');
    expect(otherEnds(without)).toEqual([3, 4, 6]);
    expect(otherEnds(selectColumns(1, 2, 5))).toEqual([5]);
  });
});
