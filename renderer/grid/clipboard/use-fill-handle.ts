// The fill handle: drawn out with the mouse it goes on with a series or repeats values, in one of four directions.
import { computed, shallowRef } from 'vue';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { seriesOf, shiftPattern } from './fill-series.ts';
import type { GridEmit } from '../grid-events.ts';
import type { CellPosition, GridColumn, GridFillArea, GridRow, RowSource } from '../grid-types.ts';
import { keeping, type Load } from '../editing/keeping.ts';
import type { Band } from '../selection/selection-model.ts';
import { append } from '../../../shared/model/large-lists.ts';

/** Rows that a fill takes values from, at most: they are read one window after the other. */
const SOURCE_ROWS = 5_000;
const WINDOW = 1_000;

interface FillInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  /** The selection where it is one rectangle, else null. */
  readonly band: () => Band | null;
  readonly source: () => RowSource<T>;
  readonly load: Load<T>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly choose: (rows: readonly PositionRange[], columns: PositionRange) => void;
  readonly emit: GridEmit<T>;
}

interface Rectangle {
  readonly rows: PositionRange;
  readonly columns: PositionRange;
}

export function useFillHandle<T extends GridRow>(input: FillInput<T>) {
  const source = shallowRef<Rectangle | null>(null);
  const target = shallowRef<Rectangle | null>(null);

  function start(): boolean {
    const band = input.band();
    const [rows] = band?.rows ?? [];
    source.value = band && rows ? { rows, columns: band.columns } : null;
    return source.value !== null;
  }

  /** The pointer is over a cell: what lies between it and the source is filled, along the longer way. */
  function drag(cell: CellPosition): void {
    const from = source.value;
    target.value = from ? beyond(from, cell) : null;
  }

  function cancel(): void {
    source.value = null;
    target.value = null;
  }

  /** `other`: Ctrl is held, copies instead of a series and the other way round. */
  async function end(other: boolean): Promise<void> {
    const from = source.value;
    const to = target.value;
    cancel();
    if (from && to) await fill(from, to, other);
  }

  /** Down to the last row, as a double click on the handle does. */
  async function toEnd(): Promise<void> {
    const from = start() ? source.value : null;
    cancel();
    if (!from || from.rows.to >= input.rows()) return;
    await fill(from, { columns: from.columns, rows: { from: from.rows.to, to: input.rows() } }, false);
  }

  async function fill(from: Rectangle, to: Rectangle, other: boolean): Promise<void> {
    const vertical = to.columns.from === from.columns.from && to.columns.to === from.columns.to;
    const height = from.rows.to - from.rows.from;
    if (vertical && height > SOURCE_ROWS) {
      input.emit('refused', 'fillTooLarge');
      return;
    }
    try {
      await keeping(input.source(), async (shown) => {
        const cells = vertical ? await alongRows(shown, from, to, other) : alongColumns(from, to);
        if (cells.length > 0) input.emit('fill', [{ ranges: [to.rows], cells }], shown);
        if (shown === input.source())
          input.choose([hull(from.rows, to.rows)], hull(from.columns, to.columns));
      });
    } catch (cause) {
      input.emit('error', cause);
    }
  }

  async function alongRows(
    shown: RowSource<T>,
    from: Rectangle,
    to: Rectangle,
    other: boolean,
  ): Promise<GridFillArea['cells']> {
    const columns = input.columns().slice(from.columns.from, from.columns.to);
    const loaded: T[] = [];
    for (let at = from.rows.from; at < from.rows.to; at += WINDOW) {
      append(loaded, await input.load(shown, at, Math.min(WINDOW, from.rows.to - at)));
    }
    const by = to.rows.from - from.rows.from;
    return columns.flatMap((column) => {
      if (!column.editor) return [];
      const texts = loaded.map((row) => input.textOf(row, column));
      return [{ column: column.id, pattern: shiftPattern(seriesOf(texts, column.editor, other), by) }];
    });
  }

  function alongColumns(from: Rectangle, to: Rectangle): GridFillArea['cells'] {
    const width = from.columns.to - from.columns.from;
    const all = input.columns();
    return all.slice(to.columns.from, to.columns.to).flatMap((column, i) => {
      const distance = to.columns.from + i - from.columns.from;
      const taken = all[from.columns.from + (((distance % width) + width) % width)];
      if (!column.editor || !taken?.editor) return [];
      return [{ column: column.id, pattern: { kind: 'column' as const, from: taken.id } }];
    });
  }

  return {
    isFilling: computed(() => source.value !== null),
    target,
    start,
    drag,
    end,
    cancel,
    toEnd,
  };
}

/** What lies between the rectangle and the cell outside it; null for a cell inside. */
function beyond({ rows, columns }: Rectangle, { row, column }: CellPosition): Rectangle | null {
  const down = Math.max(0, row - rows.to + 1);
  const up = Math.max(0, rows.from - row);
  const right = Math.max(0, column - columns.to + 1);
  const left = Math.max(0, columns.from - column);
  if (down + up + right + left === 0) return null;
  // A column is about as wide as several rows are high.
  if (Math.max(right, left) * 4 > Math.max(down, up)) {
    return {
      rows,
      columns: right > 0 ? { from: columns.to, to: column + 1 } : { from: column, to: columns.from },
    };
  }
  return { columns, rows: down > 0 ? { from: rows.to, to: row + 1 } : { from: row, to: rows.from } };
}

function hull(a: PositionRange, b: PositionRange): PositionRange {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}
