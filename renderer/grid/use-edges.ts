// Ctrl and an arrow: to the edge of the data, sideways by the row that is loaded, up and down by asking the owner.
import type { CellPosition, GridColumn, GridRow } from './grid-types.ts';
import { edgeInRow, moveCell, type GridExtent } from './move-cell.ts';
import type { EdgeMotion } from './use-keyboard.ts';

interface EdgesInput<T extends GridRow> {
  readonly columns: () => readonly GridColumn<T>[];
  readonly rowAt: (position: number) => T | undefined;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly active: () => CellPosition | null;
  readonly head: () => CellPosition | null;
  readonly extent: () => GridExtent;
  readonly edge: () =>
    ((from: number, column: string, direction: 'up' | 'down') => Promise<number>) | undefined;
  readonly moveTo: (cell: CellPosition, extend?: boolean) => void;
  readonly onError: (cause: unknown) => void;
}

export function useEdges<T extends GridRow>(input: EdgesInput<T>) {
  let turn = 0;

  function go(from: CellPosition, motion: EdgeMotion, extend: boolean): void {
    const ask = input.edge();
    const row = input.rowAt(from.row);
    const column = input.columns()[from.column];
    if (motion === 'edgeUp' || motion === 'edgeDown') {
      if (ask && column) void goAlong(from, column.id, motion === 'edgeUp' ? 'up' : 'down', extend);
      else input.moveTo(moveCell(from, motion, input.extent()), extend);
    } else if (row) {
      const filled = input.columns().map((one) => input.textOf(row, one) !== '');
      const at = edgeInRow(filled, from.column, motion === 'edgeRight' ? 1 : -1);
      input.moveTo({ row: from.row, column: at }, extend);
    } else {
      input.moveTo(moveCell(from, motion, input.extent()), extend);
    }
  }

  /** The answer counts only where the user has not gone elsewhere in the meantime. */
  async function goAlong(
    from: CellPosition,
    column: string,
    direction: 'up' | 'down',
    extend: boolean,
  ): Promise<void> {
    const mine = ++turn;
    const before = [input.active(), input.head()];
    try {
      const row = await input.edge()?.(from.row, column, direction);
      const stays = before.every((cell, i) => isSame(cell, [input.active(), input.head()][i] ?? null));
      if (row !== undefined && mine === turn && stays) input.moveTo({ row, column: from.column }, extend);
    } catch (cause) {
      input.onError(cause);
    }
  }

  return { go };
}

function isSame(a: CellPosition | null, b: CellPosition | null): boolean {
  return a?.row === b?.row && a?.column === b?.column;
}
