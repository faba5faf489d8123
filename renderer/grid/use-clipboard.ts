// Copy and cut of cells; pasting is use-pasting.ts.
import type { PositionRange } from '../../shared/model/row-set.ts';
import { formatTsv } from '../../shared/model/format-tsv.ts';
import { formatHtmlTable } from './clipboard-html.ts';
import type { GridColumn, GridCopy, GridRow, RowSource } from './grid-types.ts';
import { keeping, type Load } from './keeping.ts';
import { countPositions, takePositions } from './intervals.ts';
import type { Band } from './selection-model.ts';
import type { useBulk } from './use-bulk.ts';
import { usePasting, type PastingInput } from './use-pasting.ts';

/** Up to so many rows are copied as the grid shows them, with a table for spreadsheets; of more, the owner gives the text. */
const COPY_AT_MOST = 20_000;

/** Rows that are not loaded are asked for in blocks. */
const LOADED_AT_ONCE = 500;

interface ClipboardInput<T extends GridRow> extends PastingInput<T> {
  readonly rowAt: (position: number) => T | undefined;
  readonly load: Load<T>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly copyText: () => ((copy: GridCopy) => Promise<string>) | undefined;
  readonly bands: () => readonly Band[];
  /** Shows what was copied. */
  readonly frame: (copied: readonly Band[]) => void;
  readonly bulk: Pick<ReturnType<typeof useBulk<T>>, 'fillEach' | 'empty'>;
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
    const ids = idsOf(columns);
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
        clipboard.setData('text/html', formatHtmlTable(lines, idsOf(what.columns)));
      } else {
        const { ranges, columns } = what;
        const [loaded, text] = await keeping(shown, async (source) => {
          const all = lines ?? (areFew ? await loadedLines(source, ranges, columns) : null);
          return [all, all ? formatTsv(all) : await askForText(source, ranges, columns)] as const;
        });
        if (text === null) return false;
        await writeClipboard(text, loaded ? formatHtmlTable(loaded, idsOf(what.columns)) : null);
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

  return { copy, cut, ...usePasting<T>(input) };
}

function idsOf(columns: readonly { readonly id: string }[]): string[] {
  return columns.map(({ id }) => id);
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
