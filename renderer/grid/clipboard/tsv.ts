// Tab-separated text as spreadsheets put it on the clipboard, or lines with another separator. It knows nothing of cells or columns.
import { finish, type Steps } from '../../../shared/model/steps.ts';

const ROWS_A_STEP = 500;

/**
 * The cells of a clipboard text. Lines end in CRLF, LF or CR; the last line end is no further row. A field that
 * opens with a quote and closes with one before a tab or line end may hold both, and doubled quotes; any other
 * quote is an ordinary letter.
 */
export function parseTsv(text: string, separator = '\t'): string[][] {
  return finish(readTsv(text, separator));
}

/** The same in steps. */
export function* readTsv(text: string, separator = '\t'): Steps<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  if (at >= text.length) return rows;
  for (;;) {
    const field = readField(text, at, separator);
    row.push(field.value);
    at = field.end;
    if (text[at] === separator) {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += text[at + 1] === '\n' ? 2 : 1;
    else if (text[at] === '\n') at++;
    if (at >= text.length) return rows;
    if (rows.length % ROWS_A_STEP === 0) yield ROWS_A_STEP;
  }
}

interface Field {
  readonly value: string;
  /** Index of the tab or line end after it, or the text's length. */
  readonly end: number;
}

function readField(text: string, start: number, separator: string): Field {
  const quoted = text[start] === '"' ? readQuoted(text, start, separator) : null;
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && !isBorder(text[end], separator)) end++;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number, separator: string): Field | null {
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return null;
    if (text[close + 1] === '"') {
      at = close + 2;
      continue;
    }
    if (close + 1 < text.length && !isBorder(text[close + 1], separator)) return null;
    return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
  }
}

function isBorder(letter: string | undefined, separator: string): boolean {
  return letter === separator || letter === '\r' || letter === '\n';
}
