// Selection steps against a plain set of rows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePositions } from '../../../renderer/grid/intervals.ts';
import {
  clipSelection,
  columnSpan,
  extendTo,
  selectCell,
  selectEverything,
  selectRows,
  selectedRows,
  toggleRow,
} from '../../../renderer/grid/selection-model.ts';

const rowsOf = (state: Parameters<typeof selectedRows>[0]): number[] =>
  takePositions(selectedRows(state), 1_000);

describe('selection', () => {
  it('of everything is one range, also of ten million rows', () => {
    const state = selectEverything({ row: 5, column: 1 }, 10_000_000);
    expect(selectedRows(state)).toEqual([{ from: 0, to: 10_000_000 }]);
    expect(state.active).toEqual({ row: 5, column: 1 });
  });

  it('extends from the active cell in all directions and keeps it', () => {
    const start = selectCell({ row: 5, column: 3 });
    const up = extendTo(start, { row: 2, column: 1 });
    expect(selectedRows(up)).toEqual([{ from: 2, to: 6 }]);
    expect(columnSpan(up)).toEqual({ from: 1, to: 4 });
    expect(selectedRows(extendTo(up, { row: 9, column: 3 }))).toEqual([{ from: 5, to: 10 }]);
    expect(up.active).toEqual(start.active);
  });

  it('toggles rows like a set does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 30 }), (clicks) => {
        let state = selectRows(3, 3, 0);
        let naive = new Set([3]);
        for (const row of clicks) {
          state = toggleRow(state, { row, column: 0 }, true);
          if (naive.has(row)) naive.delete(row);
          else naive.add(row);
          if (naive.size === 0) naive = new Set([row]);
          expect(rowsOf(state)).toEqual([...naive].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('starts anew when a cell of another column is added', () => {
    const state = toggleRow(selectCell({ row: 1, column: 1 }), { row: 4, column: 2 }, false);
    expect(state).toEqual(selectCell({ row: 4, column: 2 }));
  });

  it('stays within a grid that became smaller', () => {
    const all = selectEverything({ row: 90, column: 5 }, 100);
    const clipped = clipSelection(all, 10, 3);
    expect(clipped?.active).toEqual({ row: 9, column: 2 });
    expect(clipped && selectedRows(clipped)).toEqual([{ from: 0, to: 10 }]);
    expect(clipSelection(all, 0, 3)).toBeNull();
  });
});
