// Changes of many cells at once: fill, clear, toggle. Each goes to the owner as one event on ranges, whatever its size.
import type { FillPattern } from '../../shared/model/fill-pattern.ts';
import type { GridArea, GridColumn, GridEmit, GridFillArea, GridRow, GridSelection } from './grid-types.ts';
import { countPositions } from './intervals.ts';

interface BulkInput<T extends GridRow> {
  readonly columns: () => readonly GridColumn<T>[];
  readonly selection: () => GridSelection<T>;
  readonly rowAt: (position: number) => T | undefined;
  readonly load: (position: number) => Promise<T | undefined>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly emit: GridEmit<T>;
}

export function useBulk<T extends GridRow>(input: BulkInput<T>) {
  const columnsOf = (area: GridArea): GridColumn<T>[] => {
    const ids = new Set(area.columns);
    return input.columns().filter((column) => ids.has(column.id) && column.editor !== undefined);
  };

  /** Gives each area's columns their pattern; columns without one stay as they are. */
  function fillAreas(
    areas: readonly GridArea[],
    pattern: (column: GridColumn<T>, area: GridArea) => FillPattern | null,
  ): void {
    const filled = areas.flatMap((area): GridFillArea[] => {
      const cells = columnsOf(area).flatMap((column) => {
        const found = pattern(column, area);
        return found ? [{ column: column.id, pattern: found }] : [];
      });
      return cells.length > 0 && area.ranges.length > 0 ? [{ ranges: area.ranges, cells }] : [];
    });
    if (filled.length > 0) input.emit('fill', filled);
  }

  /** All selected cells that can be edited, or those of one column, get one text. */
  function fill(text: string, only?: GridColumn<T>): void {
    const { areas, ranges } = input.selection();
    const chosen = only ? [{ ranges, columns: [only.id] }] : areas;
    fillAreas(chosen, () => ({ kind: 'repeat', values: [text] }));
  }

  /** One text goes to all selected cells, read by each column in its own way. */
  function fillEach(read: (column: GridColumn<T>) => string): void {
    fillAreas(input.selection().areas, (column) => ({ kind: 'repeat', values: [read(column)] }));
  }

  /** Empties the selected cells, but no check box; with whole rows selected, asks to delete the rows. */
  function clear(): void {
    const { wholeRows, ranges } = input.selection();
    if (wholeRows) input.emit('delete', ranges);
    else empty();
  }

  function empty(): void {
    fillAreas(input.selection().areas, (column) =>
      column.editor === 'boolean' ? null : { kind: 'repeat', values: [''] },
    );
  }

  /** Gives all rows of each area the values of its first one; a single row takes those of the row above. */
  async function fillDown(): Promise<void> {
    const { areas } = input.selection();
    const tops = new Map<GridArea, T>();
    for (const area of areas) {
      const first = area.ranges[0]?.from ?? 0;
      const from = countPositions(area.ranges) > 1 ? first : first - 1;
      const row = from < 0 ? undefined : (input.rowAt(from) ?? (await input.load(from)));
      if (row) tops.set(area, row);
    }
    fillAreas(areas, (column, area) => {
      const row = tops.get(area);
      return row ? { kind: 'repeat', values: [input.textOf(row, column)] } : null;
    });
  }

  /** Gives the columns of each area each row's value of the first one; a single column takes that of its left neighbour. */
  function fillRight(): void {
    fillAreas(input.selection().areas, (column, area) => {
      const all = input.columns();
      const [first = ''] = area.columns;
      const at = all.findIndex(({ id }) => id === first);
      const source = all[area.columns.length > 1 ? at : at - 1];
      if (!source?.editor || source.id === column.id) return null;
      return { kind: 'column', from: source.id };
    });
  }

  return { fillAreas, fill, fillEach, clear, empty, fillDown, fillRight };
}
