// Changes of many cells at once: fill, clear, toggle. Each goes to the owner as one event on ranges, whatever its size.
import type { FillPattern } from '../../../shared/model/edit/fill-pattern.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import type { GridEmit } from '../grid-events.ts';
import type { GridArea, GridColumn, GridFillArea, GridRow, GridSelection, RowSource } from '../grid-types.ts';
import { keeping, type Load } from './keeping.ts';
import { countPositions, takePositions, takeRanges } from '../rows/intervals.ts';

/** So many rows at most tell whether a toggle switches on or off, read one window after the other. */
const LOOKED_AT = 100_000;
const WINDOW = 1_000;
/** So many of them are looked up first among those that are at hand. */
const KNOWN_AT_MOST = 1_000;

interface BulkInput<T extends GridRow> {
  readonly columns: () => readonly GridColumn<T>[];
  readonly selection: () => GridSelection<T>;
  readonly rowAt: (position: number) => T | undefined;
  readonly source: () => RowSource<T>;
  readonly load: Load<T>;
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
    source = input.source(),
  ): void {
    const filled = areas.flatMap((area): GridFillArea[] => {
      const cells = columnsOf(area).flatMap((column) => {
        const found = pattern(column, area);
        return found ? [{ column: column.id, pattern: found }] : [];
      });
      return cells.length > 0 && area.ranges.length > 0 ? [{ ranges: area.ranges, cells }] : [];
    });
    if (filled.length > 0) input.emit('fill', filled, source);
  }

  /** All selected cells that can be edited, or those of one column, get one text. */
  function fill(text: string, only?: GridColumn<T>): void {
    const { areas, ranges } = input.selection();
    const chosen = only ? [{ ranges, columns: [only.id] }] : areas;
    fillAreas(chosen, () => ({ kind: 'repeat', values: [text] }));
  }

  /** One text goes to all selected cells, read by each column in its own way. */
  function fillEach(
    read: (column: GridColumn<T>) => string,
    areas: readonly GridArea[],
    source: RowSource<T>,
  ): void {
    fillAreas(areas, (column) => ({ kind: 'repeat', values: [read(column)] }), source);
  }

  /** Empties the selected cells, but no check box; with whole rows selected, asks to delete the rows. Says where it can't. */
  function clear(): void {
    const { wholeRows, ranges, areas } = input.selection();
    const editors = areas.flatMap(columnsOf).map(({ editor }) => editor);
    if (wholeRows) input.emit('delete', ranges, input.source());
    else if (editors.some((editor) => editor !== 'boolean')) empty();
    else if (ranges.length > 0) input.emit('refused', editors.length > 0 ? 'typedInBox' : 'clearedReadOnly');
  }

  function empty(areas = input.selection().areas, source = input.source()): void {
    fillAreas(
      areas,
      (column) => (column.editor === 'boolean' ? null : { kind: 'repeat', values: [''] }),
      source,
    );
  }

  /** Gives all rows of each area the values of its first one; a single row takes those of the row above. */
  function fillDown(): Promise<void> {
    const { areas } = input.selection();
    return keeping(input.source(), (source) => fillDownAreas(areas, source));
  }

  async function fillDownAreas(areas: readonly GridArea[], source: RowSource<T>): Promise<void> {
    const tops = new Map<GridArea, T>();
    for (const area of areas) {
      const first = area.ranges[0]?.from ?? 0;
      const from = countPositions(area.ranges) > 1 ? first : first - 1;
      const row = from < 0 ? undefined : (knownAt(from, source) ?? (await input.load(source, from, 1))[0]);
      if (row) tops.set(area, row);
    }
    fillAreas(
      areas,
      (column, area) => {
        const row = tops.get(area);
        return row ? { kind: 'repeat', values: [input.textOf(row, column)] } : null;
      },
      source,
    );
  }

  /** The row, where it is at hand and the source is still the one that is shown. */
  function knownAt(position: number, source: RowSource<T>): T | undefined {
    return source === input.source() ? input.rowAt(position) : undefined;
  }

  /** Switches the check boxes of all selected rows: on, unless all are on. Of very many rows the first ones tell. */
  async function toggle(column: GridColumn<T>): Promise<void> {
    const { ranges } = input.selection();
    await keeping(input.source(), async (source) => {
      const value = String(!(await areOn(ranges, column, source)));
      fillAreas([{ ranges, columns: [column.id] }], () => ({ kind: 'repeat', values: [value] }), source);
    });
  }

  async function areOn(
    ranges: readonly PositionRange[],
    column: GridColumn<T>,
    source: RowSource<T>,
  ): Promise<boolean> {
    const isOff = (row: T): boolean => input.textOf(row, column) !== 'true';
    const looked = takeRanges(ranges, LOOKED_AT);
    for (const position of takePositions(looked, KNOWN_AT_MOST)) {
      const row = knownAt(position, source);
      if (row && isOff(row)) return false;
    }
    for (const { from, to } of looked)
      for (let at = from; at < to; at += WINDOW)
        if ((await input.load(source, at, Math.min(WINDOW, to - at))).some(isOff)) return false;
    return true;
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

  return { fillAreas, fill, fillEach, clear, empty, toggle, fillDown, fillRight };
}
