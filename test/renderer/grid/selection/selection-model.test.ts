// Selection steps against a plain set of cells.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePositions } from '../../../../renderer/grid/rows/intervals.ts';
import {
  bandsOf,
  clipBands,
  clipSelection,
  columnsInRow,
  extendTo,
  isWholeColumns,
  isWholeRows,
  rowsOfBands,
  selectCell,
  selectColumns,
  selectEverything,
  selectRows,
  toggleAt,
  type SelectionKind,
  type SelectionState,
} from '../../../../renderer/grid/selection/selection-model.ts';

const ROWS = 8;
const COLUMNS = 5;

/** The selected cells as "row:column", sorted. */
function cellsOf(state: SelectionState): string[] {
  const bands = clipBands(bandsOf(state), ROWS, COLUMNS);
  const cells = takePositions(rowsOfBands(bands), ROWS).flatMap((row) =>
    takePositions(columnsInRow(bands, row), COLUMNS).map((column) => `${String(row)}:${String(column)}`),
  );
  return cells.sort();
}

function spot(row: number, column: number, kind: SelectionKind): string[] {
  const rows = kind === 'columns' ? Array.from({ length: ROWS }, (_, i) => i) : [row];
  const columns = kind === 'rows' ? Array.from({ length: COLUMNS }, (_, i) => i) : [column];
  return rows.flatMap((r) => columns.map((c) => `${String(r)}:${String(c)}`));
}

describe('selection', () => {
  it('of everything is one range, also of ten million rows', () => {
    const state = selectEverything({ row: 5, column: 1 });
    const bands = clipBands(bandsOf(state), 10_000_000, 7);
    expect(bands).toEqual([{ columns: { from: 0, to: 7 }, rows: [{ from: 0, to: 10_000_000 }] }]);
    expect(isWholeRows(bandsOf(state))).toBe(true);
    expect(state.active).toEqual({ row: 5, column: 1 });
  });

  it('extends from the active cell in all directions and keeps it', () => {
    const start = selectCell({ row: 5, column: 3 });
    const up = extendTo(start, { row: 2, column: 1 });
    expect(bandsOf(up)).toEqual([{ columns: { from: 1, to: 4 }, rows: [{ from: 2, to: 6 }] }]);
    expect(rowsOfBands(bandsOf(extendTo(up, { row: 9, column: 3 })))).toEqual([{ from: 5, to: 10 }]);
    expect(up.active).toEqual(start.active);
  });

  it('toggles cells, rows and columns as a set of cells does', () => {
    const step = fc.record({
      row: fc.integer({ min: 0, max: ROWS - 1 }),
      column: fc.integer({ min: 0, max: COLUMNS - 1 }),
      kind: fc.constantFrom<SelectionKind>('cells', 'cells', 'rows', 'columns'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: SelectionState = selectCell({ row: 3, column: 1 });
        let naive = new Set(['3:1']);
        for (const { row, column, kind } of steps) {
          // A band knows whole rows and columns only as such, so compare where both agree on what "selected" means.
          const cells = spot(row, column, kind);
          const covered = bandsOf(state).some(({ columns, rows }) => {
            const wide =
              kind === 'rows'
                ? columns.from === 0 && columns.to === Infinity
                : columns.from <= column && columns.to > column;
            const high = rows.some(({ from, to }) =>
              kind === 'columns' ? from === 0 && to === Infinity : from <= row && to > row,
            );
            return wide && high;
          });
          state = toggleAt(state, { row, column }, kind);
          if (covered) for (const cell of cells) naive.delete(cell);
          else for (const cell of cells) naive.add(cell);
          if (naive.size === 0) naive = new Set(cells);
          expect(cellsOf(state)).toEqual([...naive].sort());
        }
      }),
    );
  });

  it('keeps rectangles of different columns beside each other', () => {
    const first = extendTo(selectCell({ row: 0, column: 0 }), { row: 1, column: 1 });
    const both = extendTo(toggleAt(first, { row: 4, column: 3 }, 'cells'), { row: 5, column: 4 });
    expect(cellsOf(both)).toEqual(['0:0', '0:1', '1:0', '1:1', '4:3', '4:4', '5:3', '5:4']);
    expect(isWholeRows(bandsOf(both))).toBe(false);
  });

  it('of whole rows and columns grows with the grid', () => {
    const rows = selectRows(2, 3, 1);
    expect(clipBands(bandsOf(rows), 10, 4)).toEqual([
      { columns: { from: 0, to: 4 }, rows: [{ from: 2, to: 4 }] },
    ]);
    const columns = selectColumns(1, 2, 7);
    expect(isWholeColumns(bandsOf(columns))).toBe(true);
    expect(clipBands(bandsOf(columns), 10_000_000, 4)).toEqual([
      { columns: { from: 1, to: 3 }, rows: [{ from: 0, to: 10_000_000 }] },
    ]);
  });

  it('stays within a grid that became smaller', () => {
    const all = selectEverything({ row: 90, column: 5 });
    expect(clipSelection(all, 10, 3)?.active).toEqual({ row: 9, column: 2 });
    expect(clipSelection(all, 0, 3)).toBeNull();
  });
});
