// Ctrl and an arrow: to the edge of the data, sideways by the row that is loaded, up and down by asking the owner.
import type { CellPosition, GridColumn, GridRow } from '../grid-types.ts';
import type { MeantRow } from '../editing/meant-row.ts';
import { edgeInRow, moveCell, type GridExtent } from '../selection/move-cell.ts';
import type { Jumps } from './use-jumps.ts';
import type { EdgeMotion } from '../selection/use-keyboard.ts';

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
  /** Has what comes meanwhile wait. */
  readonly jump: Jumps['jump'];
  readonly mean: (position: number) => MeantRow<T>;
  /** Where a row that was meant stands now, or -1. */
  readonly whereNow: (meant: MeantRow<T>) => Promise<number>;
  readonly onError: (cause: unknown) => void;
}

export function useEdges<T extends GridRow>(input: EdgesInput<T>) {
  function go(from: CellPosition, motion: EdgeMotion, extend: boolean): void {
    const ask = input.edge();
    // The end of a large selection may not be loaded: its first row is in the document.
    const row = input.rowAt(from.row) ?? input.rowAt(input.active()?.row ?? -1);
    const column = input.columns()[from.column];
    if (motion === 'edgeUp' || motion === 'edgeDown') {
      if (ask && column) {
        const direction = motion === 'edgeUp' ? 'up' : 'down';
        void input.jump(() => goAlong(from, column.id, direction, extend));
      } else input.moveTo(moveCell(from, motion, input.extent()), extend);
    } else if (row) {
      const filled = input.columns().map((one) => input.textOf(row, one) !== '');
      const at = edgeInRow(filled, from.column, motion === 'edgeRight' ? 1 : -1);
      input.moveTo({ row: from.row, column: at }, extend);
    } else {
      input.moveTo(moveCell(from, motion, input.extent()), extend);
    }
  }

  /** Says whether it got there: the answer counts only where the user has not gone elsewhere in the meantime. */
  async function goAlong(
    from: CellPosition,
    column: string,
    direction: 'up' | 'down',
    extend: boolean,
  ): Promise<boolean> {
    const before = [input.active(), input.head()];
    const { source } = input.mean(from.row);
    try {
      const there = await input.edge()?.(from.row, column, direction);
      // The list may be another by now: its row is meant, not its place.
      const row = there === undefined ? -1 : await input.whereNow({ source, position: there, row: null });
      const stays = before.every((cell, i) => isSame(cell, [input.active(), input.head()][i] ?? null));
      if (row < 0 || !stays) return false;
      input.moveTo({ row, column: from.column }, extend);
      return true;
    } catch (cause) {
      input.onError(cause);
      return false;
    }
  }

  return { go };
}

function isSame(a: CellPosition | null, b: CellPosition | null): boolean {
  return a?.row === b?.row && a?.column === b?.column;
}
