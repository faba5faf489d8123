// Tells a pasted text that is a table from a list of URLs and from prose. It looks at the first lines only; what the
// columns are is for the engine to say.
import { mapColumns } from '../../../shared/model/table/field-of-header.ts';
import { TABLE_DELIMITERS, type TableDelimiter } from '../../../shared/model/table/tables.ts';
import { parseTsv } from '../../grid/clipboard/tsv.ts';

/** Characters and lines that are looked at. */
const HEAD = 20_000;
const SAMPLE = 50;

const ADDRESS = /^\s*https?:\/\//i;

/** True for two lines or more with the same number of columns, two or more. A list of URLs that have commas is none. */
export function isTableText(text: string): boolean {
  return TABLE_DELIMITERS.some((delimiter) => isTableOf(text, delimiter));
}

/** A cell with a date whose day and month could each be the other. */
const OPEN_DATE = /(?:^|[\t;,|"\n])(0?[1-9]|1[0-2])([./-])(?!\1\2)(?:0?[1-9]|1[0-2])\2\d{4}(?!\d)/;

/** True where the order of day and month changes what the text says. */
export function hasOpenDates(text: string): boolean {
  return OPEN_DATE.test(text.slice(0, HEAD));
}

function isTableOf(text: string, delimiter: TableDelimiter): boolean {
  if (!text.includes(delimiter)) return false;
  const head = text.slice(0, HEAD);
  const lines = parseTsv(head, delimiter).slice(0, SAMPLE);
  const whole = head.length < text.length && lines.length > 1 ? lines.slice(0, -1) : lines;
  const rows = whole.filter((line) => line.some((cell) => cell.trim() !== ''));
  const [first = []] = rows;
  if (rows.length < 2 || first.length < 2 || rows.some((line) => line.length !== first.length)) return false;
  if (delimiter === '\t' || !first.some((cell) => ADDRESS.test(cell))) return true;
  // A URL may hold such a character itself: the other columns have to be known.
  return mapColumns(null, rows).filter((field) => field !== null).length > 1;
}
