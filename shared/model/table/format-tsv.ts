// Cells as tab-separated text for the clipboard, in the form that spreadsheets exchange.

/** The text of a block of cells; every row ends in CRLF, as spreadsheets have it; null is an empty cell. */
export function formatTsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(quote).join('\t')}\r\n`).join('');
}

function quote(value: string | null): string {
  if (value === null) return '';
  return /^[\uFEFF"]|[\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
