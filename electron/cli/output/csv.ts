// Writes CSV by RFC 4180 that no spreadsheet runs as a formula. It only formats; it reads nothing.
import { guardText } from '../../../shared/protocol/formula-text.ts';

/**
 * One record with CRLF. Texts that a spreadsheet would take for a formula get an apostrophe in front (as do texts
 * that already begin with apostrophes and a formula, so that taking one away always restores the value).
 * Source: RFC 4180; OWASP "CSV Injection".
 */
export function csvRecord(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = guardText(cell);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
