// What a spreadsheet left on the clipboard as cells: from its HTML table where it wrote one, else from tab-separated text.
import { parseHtmlTable } from './clipboard-html.ts';
import { parseTsv } from './tsv.ts';

/** A cell as it was shown, and the number behind it where the program told it. */
export interface ClipboardCell {
  readonly text: string;
  /** The exact number, whatever the locale showed. */
  readonly number?: number;
  /** The number counts days since 1899-12-30. */
  readonly isDate?: boolean;
}

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
