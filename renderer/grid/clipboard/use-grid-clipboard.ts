// Copy and cut of cells; pasting is use-pasting.ts.
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { formatTsv } from '../../../shared/model/table/format-tsv.ts';
import { formatHtmlTable } from './clipboard-html.ts';
import type { ClipboardSign, HoldCut } from './cut-types.ts';
import type { GridColumn, GridCopy, GridRow, RowSource } from '../grid-types.ts';
import { keeping, type Load } from '../editing/keeping.ts';
import { countPositions, takePositions } from '../rows/intervals.ts';
import type { Band } from '../selection/selection-model.ts';
import type { useBulk } from '../editing/use-bulk.ts';
import { newMark, printOf, useCut } from './use-cut.ts';
import { usePasting, type PastingInput } from './use-pasting.ts';

/** Up to so many rows are copied as the grid shows them, with a table for spreadsheets; of more, the owner gives the text. */
const COPY_AT_MOST = 20_000;

/** Rows that are not loaded are asked for in blocks. */
const LOADED_AT_ONCE = 500;

interface ClipboardInput<T extends GridRow> extends Omit<PastingInput<T>, 'cut'> {
  readonly rowAt: (position: number) => T | undefined;
  readonly load: Load<T>;
  readonly textOf: (row: T, column: GridColumn<T>) => string;
  readonly copyText: () => ((copy: GridCopy) => Promise<string>) | undefined;
  readonly bands: () => readonly Band[];
  /** Shows what was copied or cut. */
  readonly frame: (copied: readonly Band[], isCut?: boolean) => void;
  /** Says whether anything was shown so. */
  readonly unframe: () => boolean;
  readonly holdCut: () => HoldCut<RowSource<GridRow>> | undefined;
  readonly bulk: Pick<ReturnType<typeof useBulk<T>>, 'fillEach' | 'empty'>;
}

/** A block of cells. */
interface Block<T extends GridRow> {
  readonly ranges: readonly PositionRange[];
  readonly columns: readonly GridColumn<T>[];
}

/** What was written; the text says nothing of the cells where it stands in their place. */
interface Written extends ClipboardSign {
  readonly filled: boolean;
}

/** What else is written: the mark of a cut, and the text in place of cells that are too many. */
interface Writing {
  readonly mark: string | null;
  readonly text: string | null;
}

export function useClipboard<T extends GridRow>(input: ClipboardInput<T>) {
  const waiting = useCut(input.unframe);
  const byId = (ids: readonly string[]): GridColumn<T>[] => {
    const wanted = new Set(ids);
    return input.columns().filter((column) => wanted.has(column.id));
  };

  /** The selection as one block, or null where its areas differ in rows and in columns. */
  function block(): Block<T> | null {
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

  /** Puts cells on the clipboard: at once where they are loaded. Null where that could not be. */
  async function write(
    { ranges, columns }: Block<T>,
    clipboard: DataTransfer | null,
    { mark, text: instead }: Writing,
  ): Promise<Written | null> {
    const areFew = instead === null && countPositions(ranges) <= COPY_AT_MOST;
    const html = (lines: string[][]): string => formatHtmlTable(lines, idsOf(columns), mark);
    const lines = areFew ? currentLines(ranges, columns) : null;
    if (lines && clipboard) {
      const text = formatTsv(lines);
      clipboard.setData('text/plain', text);
      clipboard.setData('text/html', html(lines));
      return written(mark, text, instead);
    }
    const [loaded, text] = await keeping(input.source(), async (source) => {
      const all = lines ?? (areFew ? await loadedLines(source, ranges, columns) : null);
      return [all, all ? formatTsv(all) : (instead ?? (await askForText(source, ranges, columns)))] as const;
    });
    if (text === null) return null;
    await writeClipboard(text, loaded ? html(loaded) : null);
    return written(loaded ? mark : null, text, instead);
  }

  /** The selected cells, or null with a word why they can't be copied. */
  function blockToWrite(): Block<T> | null {
    const what = input.selection().rows === 0 ? null : block();
    if (!what && input.selection().rows > 0) input.emit('refused', 'copyAreas');
    return what;
  }

  /** Puts the selected cells on the clipboard. */
  async function copy(clipboard: DataTransfer | null): Promise<boolean> {
    const { rows } = input.selection();
    const bands = input.bands();
    const shown = input.source();
    const what = blockToWrite();
    if (!what) return false;
    try {
      if (!(await write(what, clipboard, { mark: null, text: null }))) return false;
      waiting.end();
      input.emit('copied', rows);
      if (shown === input.source()) input.frame(bands);
      return true;
    } catch (cause) {
      input.emit('error', cause);
      return false;
    }
  }

  /** The same, for a paste that moves them: until then they stay as they are. */
  async function cut(clipboard: DataTransfer | null): Promise<void> {
    const hold = input.holdCut();
    if (hold) await waiting.come(cutToMove(clipboard, hold));
    else await cutAtOnce(clipboard);
  }

  async function cutAtOnce(clipboard: DataTransfer | null): Promise<void> {
    const { areas } = input.selection();
    await keeping(input.source(), async (source) => {
      if (await copy(clipboard)) input.bulk.empty(areas, source);
    });
  }

  async function cutToMove(clipboard: DataTransfer | null, hold: HoldCut<RowSource<GridRow>>): Promise<void> {
    const { rows, wholeRows } = input.selection();
    const bands = input.bands();
    const source = input.source();
    const what = blockToWrite();
    if (!what) return;
    const columns = idsOf(what.columns);
    // At once: what is meant are the rows that are shown now.
    const cutOut = { ranges: what.ranges, columns, rows: countPositions(what.ranges), wholeRows, source };
    const held = hold(cutOut);
    try {
      const sign = await write(what, clipboard, { mark: newMark(), text: held.text });
      if (!sign) {
        held.drop();
        return;
      }
      const { filled, ...known } = sign;
      const cutAway = { columns, rows: cutOut.rows, wholeRows, filled, sign: known };
      waiting.begin({ cut: cutAway, held });
      held.waits?.(cutAway);
      input.emit('copied', rows, true);
      if (source === input.source()) input.frame(bands, true);
    } catch (cause) {
      held.drop();
      input.emit('error', cause);
    }
  }

  /** Nothing is framed any more, and nothing waits to be moved; says whether anything was. */
  function giveUp(): boolean {
    return waiting.end() || input.unframe();
  }

  return { copy, cut, giveUp, resume: waiting.begin, ...usePasting<T>({ ...input, cut: waiting }) };
}

function written(mark: string | null, text: string, instead: string | null): Written {
  const filled = instead === null && text.trim() !== '';
  return { mark, print: mark === null ? printOf(text) : '', filled };
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
