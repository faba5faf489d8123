// Cells as tab-separated text for the clipboard, in the form that spreadsheets exchange.

/**
 * One line a row, CR LF between rows, none at the end. A cell with a tab, a line break or a quote stands in quotes,
 * its quotes doubled, as Excel writes it; null is an empty cell.
 */
export function formatTsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => row.map(formatCell).join('\t')).join('\r\n');
}

function formatCell(text: string | null): string {
  if (text === null) return '';
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
