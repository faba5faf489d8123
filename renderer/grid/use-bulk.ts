// Changes of many cells at once: fill, clear, toggle, copy, cut, paste. Each goes to the owner as one event on ranges.
import type { PositionRange } from '../../shared/model/row-set.ts';
import type { GridColumn, GridCopy, GridEmit, GridRow, GridSelection } from './grid-types.ts';
import { countPositions, takePositions, takeRanges } from './intervals.ts';
import { formatTsv, parseTsv } from './tsv.ts';

/** Up to so many rows are copied from memory at once, where all are loaded. */
const COPY_AT_ONCE = 5_000;

interface BulkInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  readonly selection: () => GridSelection<T>;
  readonly rowAt: (position: number) => T | undefined;
  readonly load: (position: number) => Promise<T | undefined>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly copyText: () => ((copy: GridCopy) => Promise<string>) | undefined;
  readonly emit: GridEmit<T>;
}

export function useBulk<T extends GridRow>(input: BulkInput<T>) {
  const chosen = (): GridColumn<T>[] => {
    const ids = new Set(input.selection().columns);
    return input.columns().filter((column) => ids.has(column.id));
  };
  const editable = (): GridColumn<T>[] => chosen().filter((column) => column.editor !== undefined);

  function fill(columns: readonly GridColumn<T>[], value: (column: GridColumn<T>) => string): void {
    const { ranges } = input.selection();
    if (columns.length === 0 || ranges.length === 0) return;
    input.emit('fill', {
      ranges,
      cells: columns.map((column) => ({ column: column.id, value: value(column) })),
    });
  }

  /** Empties the selected cells; with whole rows selected, asks to delete the rows. */
  function clear(): void {
    const { wholeRows, ranges } = input.selection();
    if (wholeRows) input.emit('delete', ranges);
    else
      fill(
        editable().filter((column) => column.editor !== 'boolean'),
        () => '',
      );
  }

  /** Gives all selected rows the values of the first one. */
  async function fillDown(): Promise<void> {
    const { ranges, rows } = input.selection();
    const top = ranges[0]?.from;
    if (top === undefined || rows < 2) return;
    const columns = editable();
    const row = input.rowAt(top) ?? (await input.load(top));
    if (!row) return;
    fill(columns, (column) => input.textOf(row, column));
  }

  function currentText(columns: readonly GridColumn<T>[]): string | null {
    const { ranges, rows } = input.selection();
    if (rows > COPY_AT_ONCE) return null;
    const lines: string[][] = [];
    for (const position of takePositions(ranges, rows)) {
      const row = input.rowAt(position);
      if (!row) return null;
      lines.push(columns.map((column) => input.textOf(row, column)));
    }
    return formatTsv(lines);
  }

  async function askForText(what: GridCopy): Promise<string | null> {
    const ask = input.copyText();
    return ask && what.columns.length > 0 ? ask(what) : null;
  }

  /** Puts the selected cells on the clipboard: at once where they are loaded, else by way of the owner. */
  async function copy(clipboard: DataTransfer | null): Promise<boolean> {
    const { ranges, rows } = input.selection();
    const columns = chosen();
    if (rows === 0) return false;
    try {
      const text = currentText(columns);
      if (text !== null && clipboard) {
        clipboard.setData('text/plain', text);
      } else {
        const all =
          text ?? (await askForText({ ranges, rows, columns: editable().map((column) => column.id) }));
        if (all === null) return false;
        await navigator.clipboard.writeText(all);
      }
      input.emit('copied', rows);
      return true;
    } catch (cause) {
      input.emit('error', cause);
      return false;
    }
  }

  async function cut(clipboard: DataTransfer | null): Promise<void> {
    const columns = editable().filter((column) => column.editor !== 'boolean');
    const { ranges } = input.selection();
    if (!(await copy(clipboard)) || columns.length === 0) return;
    input.emit('fill', { ranges, cells: columns.map((column) => ({ column: column.id, value: '' })) });
  }

  /** One value goes to all selected cells; a block goes down and right from the first selected cell. */
  function paste(text: string): void {
    const values = parseTsv(text);
    const { ranges, rows, wholeRows } = input.selection();
    const top = ranges[0]?.from;
    const width = Math.max(0, ...values.map((line) => line.length));
    if (top === undefined || width === 0) return;
    const only = values.length === 1 && width === 1 ? values[0]?.[0] : undefined;
    if (only !== undefined && !wholeRows && (rows > 1 || chosen().length > 1)) {
      fill(editable(), () => only);
      return;
    }
    const first = input.columns().indexOf(chosen()[0] ?? ({} as GridColumn<T>));
    const under = input.columns().slice(first, first + width);
    const targets = under.flatMap((column, index) => (column.editor ? [{ id: column.id, index }] : []));
    if (targets.length === 0) return;
    const into = pasteRanges(ranges, top, values.length, input.rows());
    const fits = countPositions(into);
    const lines = values.map((line) => targets.map((target) => line[target.index] ?? ''));
    const ids = targets.map((target) => target.id);
    const [given, beyond] = [lines.slice(0, fits), lines.slice(fits)];
    input.emit('paste', { ranges: into, columns: ids, values: given, beyond });
  }

  return { fill, editable, clear, fillDown, copy, cut, paste };
}

/** Several separate ranges take the lines one after the other; a single one is only the place to start. */
function pasteRanges(
  ranges: readonly PositionRange[],
  top: number,
  lines: number,
  rows: number,
): readonly PositionRange[] {
  if (ranges.length > 1) return takeRanges(ranges, lines);
  return [{ from: top, to: Math.min(rows, top + lines) }];
}
