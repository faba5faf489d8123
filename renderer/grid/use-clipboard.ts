// Copy, cut and paste of cells. What other programs put on the clipboard is read by clipboard-cells.ts.
import type { PositionRange } from '../../shared/model/row-set.ts';
import { formatTsv } from '../../shared/model/format-tsv.ts';
import { formatHtmlTable } from './clipboard-html.ts';
import { readClipboard } from './clipboard-cells.ts';
import type { ClipboardCell } from './clipboard-html.ts';
import type {
  GridColumn,
  GridCopy,
  GridEmit,
  GridPaste,
  GridRow,
  GridSelection,
  RowSource,
} from './grid-types.ts';
import { keeping, type Load } from './keeping.ts';
import { countPositions, takePositions, takeRanges } from './intervals.ts';
import { pastedText } from './pasted-text.ts';
import type { Band } from './selection-model.ts';
import type { useBulk } from './use-bulk.ts';

/** Up to so many rows are copied as the grid shows them, with a table for spreadsheets; of more, the owner gives the text. */
const COPY_AT_MOST = 20_000;

/** Rows that are not loaded are asked for in blocks. */
const LOADED_AT_ONCE = 500;

/** A block that is pasted is repeated over so many rows at most. */
const REPEATED_AT_MOST = 5_000;

interface ClipboardInput<T extends GridRow> {
  readonly rows: () => number;
  readonly columns: () => readonly GridColumn<T>[];
  readonly selection: () => GridSelection<T>;
  readonly rowAt: (position: number) => T | undefined;
  readonly source: () => RowSource<T>;
  readonly load: Load<T>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly copyText: () => ((copy: GridCopy) => Promise<string>) | undefined;
  readonly bands: () => readonly Band[];
  /** Shows what was copied. */
  readonly frame: (copied: readonly Band[]) => void;
  readonly bulk: Pick<ReturnType<typeof useBulk<T>>, 'fillEach' | 'empty'>;
  readonly emit: GridEmit<T>;
}

/** What both ways of pasting need of a DataTransfer. */
export interface ClipboardTexts {
  readonly html: string;
  readonly plain: string;
}

export function useClipboard<T extends GridRow>(input: ClipboardInput<T>) {
  const byId = (ids: readonly string[]): GridColumn<T>[] => {
    const wanted = new Set(ids);
    return input.columns().filter((column) => wanted.has(column.id));
  };

  /** The selection as one block, or null where its areas differ in rows and in columns. */
  function block(): { ranges: readonly PositionRange[]; columns: GridColumn<T>[] } | null {
    const { areas, ranges } = input.selection();
    const rows = countPositions(ranges);
    const sameRows = areas.every((area) => countPositions(area.ranges) === rows);
    const all = areas.flatMap((area) => area.columns);
    const columns = new Set(all);
    if (!sameRows || columns.size !== all.length) return null;
    return { ranges, columns: byId([...columns]) };
  }

  const lineOf = (row: T, columns: readonly GridColumn<T>[]): string[] =>
    columns.map((column) => input.textOf(row, column));

  /** null where a row is not loaded. */
  function currentLines(
    ranges: readonly PositionRange[],
    columns: readonly GridColumn<T>[],
  ): string[][] | null {
    const lines: string[][] = [];
    for (const position of takePositions(ranges, COPY_AT_MOST)) {
      const row = input.rowAt(position);
      if (!row) return null;
      lines.push(lineOf(row, columns));
    }
    return lines;
  }

  async function loadedLines(
    source: RowSource<T>,
    ranges: readonly PositionRange[],
    columns: readonly GridColumn<T>[],
  ): Promise<string[][]> {
    const lines: string[][] = [];
    for (const { from, to } of ranges) {
      for (let start = from; start < to; start += LOADED_AT_ONCE) {
        const rows = await input.load(source, start, Math.min(LOADED_AT_ONCE, to - start));
        for (const row of rows) lines.push(lineOf(row, columns));
      }
    }
    return lines;
  }

  async function askForText(
    source: RowSource<T>,
    ranges: readonly PositionRange[],
    columns: readonly GridColumn<T>[],
  ): Promise<string | null> {
    const ask = input.copyText();
    const ids = columns.map((column) => column.id);
    return ask && ids.length > 0 ? ask({ ranges, rows: countPositions(ranges), columns: ids, source }) : null;
  }

  /** Puts the selected cells on the clipboard: at once where they are loaded. */
  async function copy(clipboard: DataTransfer | null): Promise<boolean> {
    const { rows } = input.selection();
    const bands = input.bands();
    const shown = input.source();
    if (rows === 0) return false;
    const what = block();
    if (!what) {
      input.emit('refused', 'copyAreas');
      return false;
    }
    try {
      const areFew = countPositions(what.ranges) <= COPY_AT_MOST;
      const lines = areFew ? currentLines(what.ranges, what.columns) : null;
      if (lines && clipboard) {
        clipboard.setData('text/plain', formatTsv(lines));
        clipboard.setData('text/html', formatHtmlTable(lines));
      } else {
        const { ranges, columns } = what;
        const [loaded, text] = await keeping(shown, async (source) => {
          const all = lines ?? (areFew ? await loadedLines(source, ranges, columns) : null);
          return [all, all ? formatTsv(all) : await askForText(source, ranges, columns)] as const;
        });
        if (text === null) return false;
        await writeClipboard(text, loaded ? formatHtmlTable(loaded) : null);
      }
      input.emit('copied', rows);
      if (shown === input.source()) input.frame(bands);
      return true;
    } catch (cause) {
      input.emit('error', cause);
      return false;
    }
  }

  async function cut(clipboard: DataTransfer | null): Promise<void> {
    const { areas } = input.selection();
    await keeping(input.source(), async (source) => {
      if (await copy(clipboard)) input.bulk.empty(areas, source);
    });
  }

  /** Pastes without a key having been pressed, where the clipboard may be read so. */
  async function pasteAsked(): Promise<void> {
    try {
      const [item] = await navigator.clipboard.read();
      const text = async (type: string): Promise<string> =>
        item?.types.includes(type) ? (await item.getType(type)).text() : '';
      paste({ html: await text('text/html'), plain: await text('text/plain') });
    } catch {
      input.emit('refused', 'pasteKeys');
    }
  }

  /** One value goes to all selected cells; a block goes down and right from the first selected cell. */
  function paste(texts: ClipboardTexts): void {
    const cells = readClipboard(texts);
    const { areas, rows, columns, wholeRows } = input.selection();
    const width = Math.max(0, ...cells.map((line) => line.length));
    if (rows === 0 || width === 0) return;
    const only = cells.length === 1 && width === 1 ? cells[0]?.[0] : undefined;
    if (only && !wholeRows && (rows > 1 || columns.length > 1)) {
      if (byId(columns).some(({ editor }) => editor))
        input.bulk.fillEach((column) => pastedText(only, column));
      else input.emit('refused', 'pasteReadOnly');
    } else if (areas.length > 1) {
      input.emit('refused', 'pasteAreas');
    } else {
      pasteBlock(cells, width);
    }
  }

  function pasteBlock(cells: readonly (readonly ClipboardCell[])[], width: number): void {
    const { ranges, rows, columns: chosen } = input.selection();
    const first = input.columns().findIndex(({ id }) => id === chosen[0]);
    const under = input.columns().slice(first, first + width);
    const targets = under.flatMap((column, index) => (column.editor ? [{ column, index }] : []));
    if (targets.length === 0) {
      input.emit('refused', 'pasteReadOnly');
      return;
    }
    const tiled = tile(cells, rows);
    const into = pasteRanges(ranges, ranges[0]?.from ?? 0, tiled.length, input.rows());
    const fits = countPositions(into);
    const lines = tiled.map((line) =>
      targets.map(({ column, index }) => {
        const cell = line[index];
        return cell ? pastedText(cell, column) : '';
      }),
    );
    const block: GridPaste = {
      ranges: into,
      columns: targets.map(({ column }) => column.id),
      values: lines.slice(0, fits),
      beyond: lines.slice(fits),
      fromOneCell: rows === 1 && chosen.length === 1,
      leftOut: filledBeside(tiled, new Set(targets.map(({ index }) => index))),
    };
    input.emit('paste', block, input.source());
  }

  return { copy, cut, paste, pasteAsked };
}

/** How many filled cells stand in columns of the block that are not taken. */
function filledBeside(lines: readonly (readonly ClipboardCell[])[], taken: ReadonlySet<number>): number {
  let filled = 0;
  for (const line of lines)
    for (let i = 0; i < line.length; i++) if (!taken.has(i) && line[i]?.text.trim()) filled++;
  return filled;
}

/** A block is repeated where the selection is a whole number of times as high, as spreadsheets do it. */
function tile<C>(lines: readonly (readonly C[])[], rows: number): readonly (readonly C[])[] {
  const times = rows / lines.length;
  if (times <= 1 || !Number.isInteger(times) || rows > REPEATED_AT_MOST) return lines;
  return Array.from({ length: rows }, (_, i) => lines[i % lines.length] ?? []);
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

async function writeClipboard(text: string, html: string | null): Promise<void> {
  if (html === null) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const plain = new Blob([text], { type: 'text/plain' });
  const table = new Blob([html], { type: 'text/html' });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'text/html': table })]);
}
