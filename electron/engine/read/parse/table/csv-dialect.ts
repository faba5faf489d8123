// Tells from the first characters of a text whether it is a CSV table, and in which dialect. It reads no entries.
import { CsvTokenizer, type CsvDialect } from './csv-tokenizer.ts';
import {
  fieldOfHeader,
  isHeaderRow,
  mapColumns,
  namesAddresses,
} from '../../../../../shared/model/table/field-of-header.ts';

/** The delimiters that files use, in the order in which they are tried. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Rows that are looked at. */
const SAMPLE_ROWS = 100;

/** The first line by which Excel is told the delimiter, with its line end. */
const SEP_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

export interface CsvForm extends CsvDialect {
  /** The first row names the columns. */
  readonly header: boolean;
  /** Characters before the table: Excel's "sep=" line, or a preamble. */
  readonly skip: number;
  /** Lines of another kind stand before the table, such as its title. */
  readonly preamble: boolean;
}

/** Lines before a table's header at most, such as a title, dates and empty ones. */
const MAX_PREAMBLE_LINES = 30;

/** The form of a text that is known to be a table, from its first characters. */
export function detectForm(head: string, complete: boolean): CsvForm {
  const sep = SEP_LINE.exec(head);
  const skip = sep?.[0].length ?? 0;
  const delimiters = sep?.[1] === undefined ? [...DELIMITERS] : [sep[1]];
  const form = formOf(head.slice(skip), delimiters, complete);
  const named = form.header && form.delimiter !== null;
  const preamble = named ? 0 : preambleLength(head.slice(skip), delimiters, complete);
  if (preamble === 0) return { ...form, skip, preamble: false };
  const start = skip + preamble;
  return { ...formOf(head.slice(start), delimiters, complete), skip: start, preamble: true };
}

/**
 * Characters before a header that names the column of addresses, which all rows below it have. 0 where there is no
 * such header, or an address before it: that would be lost.
 */
function preambleLength(text: string, delimiters: readonly string[], complete: boolean): number {
  let at = 0;
  for (let lines = 0; lines < MAX_PREAMBLE_LINES; lines++) {
    const [, line = '', end = ''] = /^([^\r\n]*)(\r\n|\r|\n|$)/.exec(text.slice(at)) ?? [];
    if (end === '' || /https?:\/\//i.test(line)) return 0;
    const cells = delimiters.map((delimiter) =>
      line.split(delimiter).map((cell) => cell.replaceAll('"', '')),
    );
    if (lines > 0 && cells.some((row) => row.length > 1 && row.some(namesAddresses))) {
      const rest = text.slice(at);
      const { delimiter, quote, header } = formOf(rest, delimiters, complete);
      const [first = [], ...rows] = sampleRows(rest, { delimiter, quote }, complete);
      const loc = header && delimiter !== null ? mapColumns(first, rows).indexOf('loc') : -1;
      const isAddress = (row: readonly string[]) => /^\s*https?:\/\//i.test(row[loc] ?? '');
      if (loc >= 0 && rows.length > 0 && rows.every(isAddress)) return at;
    }
    at += line.length + end.length;
  }
  return 0;
}

function formOf(
  text: string,
  delimiters: readonly string[],
  complete: boolean,
): CsvDialect & { readonly header: boolean } {
  const tried = delimiters.map((delimiter) => {
    const rows = sampleRows(text, { delimiter, quote: '"' }, complete);
    return { delimiter, rows, score: scoreOf(rows) };
  });
  const best = tried.reduce((a, b) => (b.score > a.score ? b : a));
  const single = best.score === 0 && delimiters.length > 1;
  const dialect = { delimiter: single ? null : best.delimiter, quote: '"' };
  const rows = single ? sampleRows(text, dialect, complete) : best.rows;
  return {
    ...dialect,
    header: isHeaderRow(rows[0] ?? []) || isNamed(rows[0] ?? [], rows),
  };
}

/**
 * True for a text that begins as a table with a column of addresses. A list of addresses is none, whatever commas
 * they have: without a header every row must have the same cells, and these nothing but known forms.
 */
export function looksLikeTable(head: string, complete: boolean): boolean {
  const form = detectForm(head, complete);
  const rows = sampleRows(head.slice(form.skip), form, complete);
  const [first] = rows;
  if (!first) return false;
  if (form.header) {
    if (first.some(namesAddresses)) return form.delimiter !== null || isColumn(rows);
    return form.delimiter !== null && mapColumns(first, rows.slice(1)).includes('loc');
  }
  if (form.delimiter === null) return form.skip > 0;
  if (isJoined(rows)) return true;
  if (rows.some((row) => row.length !== first.length)) return false;
  const mapping = mapColumns(null, rows);
  const loc = mapping.indexOf('loc');
  if (loc < 0) return false;
  // Nothing that stands in every row can be a part of the address: it is before it, behind a tab, or in quotes.
  const apart =
    loc === mapping.length - 1 || form.delimiter === '\t' || isQuoted(head.slice(form.skip), form.delimiter);
  return (first.length > 1 && apart) || mapping.filter((field) => field !== null).length >= 2;
}

/** True where every line begins with an address in quotes and the delimiter. */
function isQuoted(head: string, delimiter: string): boolean {
  const lines = head.split(/[\r\n]+/, SAMPLE_ROWS).filter((line) => line.trim() !== '');
  return lines.every((line) => {
    const end = /^\s*"https?:\/\/[^"]*"/i.exec(line)?.[0].length ?? 0;
    return end > 0 && line.startsWith(delimiter, end);
  });
}

/** A list whose lines end in a comma, but perhaps the last: a list as programs write it down, of several addresses. */
function isJoined(rows: readonly (readonly string[])[]): boolean {
  const ended = rows.slice(0, -1).every(([, end, ...more]) => end?.trim() === '' && more.length === 0);
  const [address = '', end = '', ...more] = rows.at(-1) ?? [];
  const isLast = address !== '' && end.trim() === '' && more.length === 0;
  return rows.length > 1 && ended && isLast && rows.every(([loc]) => /^\s*https?:\/\//i.test(loc ?? ''));
}

/** The first complete rows of a text, without empty ones. */
export function sampleRows(
  text: string,
  dialect: CsvDialect,
  complete: boolean,
): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const tokenizer = new CsvTokenizer(dialect, ({ cells, recovered }) => {
    if (!recovered && rows.length < SAMPLE_ROWS && cells.some((cell) => cell.trim() !== '')) rows.push(cells);
  });
  tokenizer.write(text);
  if (complete || rows.length === 0) tokenizer.end(false);
  return rows;
}

/** So many columns, in every row, are no addresses that happen to have delimiters in them. */
const SURE_COLUMNS = 3;

/**
 * A header of names that nobody knows, over a column of addresses. These must be known to end where the delimiter
 * stands: what follows them is of a known form, or nothing, or all rows have the header's many columns.
 */
function isNamed(first: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => /^\s*https?:/i.test(cell) || cell.trim() === '' || cell.length > 60)) return false;
  const mapping = mapColumns(null, rows.slice(1));
  const loc = mapping.indexOf('loc');
  const typed = mapping.filter((field) => field !== null).length >= 2;
  const wide =
    first.length >= SURE_COLUMNS &&
    rows.every(({ length }) => length === first.length) &&
    first.every((cell) => cell.trim() === cell);
  return loc >= 0 && first.length === mapping.length && (typed || wide || loc === mapping.length - 1);
}

/** One column with a name over it: every other line is an address. */
function isColumn(rows: readonly (readonly string[])[]): boolean {
  return rows.slice(1).every((row) => /^\s*https?:\/\//i.test(row[0] ?? ''));
}

/** 0 where the delimiter makes no table; else more for a known header, for rows of one length, for more columns. */
function scoreOf(rows: readonly (readonly string[])[]): number {
  const [first] = rows;
  if (!first || first.length < 2) return 0;
  const known = isHeaderRow(first) ? first.filter((cell) => fieldOfHeader(cell) !== null).length : 0;
  const alike = rows.filter((row) => row.length === first.length).length / rows.length;
  if (known === 0 && alike < 0.9) return 0;
  return known * 10 + alike * 5 + Math.min(first.length, 20) / 20;
}
