// What a spreadsheet left on the clipboard as cells: from its HTML table where it wrote one, else from tab-separated text.
import { parseHtmlTable, type ClipboardCell } from './clipboard-html.ts';
import { parseTsv } from './tsv.ts';

/** The cells by row; rows may differ in length. An HTML table wins: it knows numbers and line breaks exactly. */
export function readClipboard({
  html,
  plain,
}: {
  readonly html: string;
  readonly plain: string;
}): ClipboardCell[][] {
  const table = html === '' ? null : parseHtmlTable(html);
  return table ?? parseTsv(plain).map((line) => line.map((text) => ({ text })));
}
