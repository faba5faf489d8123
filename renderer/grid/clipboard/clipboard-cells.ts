// What a spreadsheet left on the clipboard as cells: from its HTML table where it wrote one, else from tab-separated text.
import type { Steps } from '../../../shared/model/steps.ts';
import { columnsOfHtml, readHtmlTable, type ClipboardCell } from './clipboard-html.ts';
import { readTsv } from './tsv.ts';

export type ClipboardLines = readonly (readonly ClipboardCell[])[];

interface ClipboardContent {
  /** The cells by row; rows may differ in length. */
  readonly lines: ClipboardLines;
  /** The columns that were copied, where the copy is Mapwright's own. */
  readonly columns: readonly string[] | null;
}

/** An HTML table wins: it knows numbers and line breaks exactly. */
export function* readClipboard({
  html,
  plain,
}: {
  readonly html: string;
  readonly plain: string;
}): Steps<ClipboardContent> {
  const table = html === '' ? null : yield* readHtmlTable(html);
  if (table) return { lines: table, columns: columnsOfHtml(html) };
  return { lines: yield* asCells(yield* readTsv(plain)), columns: null };
}

/** Texts as cells. */
export function* asCells(lines: readonly (readonly string[])[]): Steps<ClipboardLines> {
  const cells: ClipboardCell[][] = [];
  for (const line of lines) {
    cells.push(line.map((text) => ({ text })));
    if (cells.length % 1_000 === 0) yield 1_000;
  }
  return cells;
}
