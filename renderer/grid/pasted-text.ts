// What a cell of the clipboard becomes in a column: exact numbers and W3C dates, whatever the locale showed. Pure.
import type { ClipboardCell } from './clipboard-html.ts';
import type { EditorKind } from './grid-types.ts';

/** What of a column decides how a pasted text reads. */
interface PasteTarget {
  readonly editor?: EditorKind | undefined;
  readonly options?: readonly string[] | undefined;
}

const DAY = 86_400_000;
/** Serial dates count from here. Source: Excel's 1900 date system, as LibreOffice and Google Sheets use it too. */
const SERIAL_START = Date.UTC(1899, 11, 30);

/**
 * The text for the column. A time gets no zone, as in an imported workbook: the column's check says so. A date that only a person could read (3/4/2024: which is the month?) stays as it was
 * shown, for the column's own check to refuse.
 */
export function pastedText(
  { text, number, isDate, order }: ClipboardCell,
  { editor, options = [] }: PasteTarget,
): string {
  if (number !== undefined && isDate) return serialDate(number);
  switch (editor) {
    case 'number':
      return number === undefined ? plainNumber(text) : String(number);
    case 'date':
      return number !== undefined && number >= 20_000 && number < 100_000
        ? serialDate(number)
        : (clearTime(text, order) ?? clearDate(text, order));
    case 'select':
      return options.find((option) => option.toLowerCase() === text.trim().toLowerCase()) ?? text;
    case 'boolean':
      return text.trim().toLowerCase();
    default:
      return text;
  }
}

/** Days since 1899-12-30 as a W3C date; with a fraction, as a date and time. A spreadsheet knows no zone, so there is none. */
function serialDate(days: number): string {
  const iso = new Date(Math.round((SERIAL_START + days * DAY) / 1000) * 1000).toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** "0,8" is a number in much of the world; with a point as well it is not ours to read. */
function plainNumber(text: string): string {
  const trimmed = text.trim();
  return /^[+-]?\d*,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : text;
}

/** A date with a time of day, as spreadsheets show it: to the minute or second shown, without a zone; null for anything else. */
function clearTime(text: string, order: ClipboardCell['order']): string | null {
  const [, day = '', hour = '', minute = '', second, half] =
    /^(\S+?),? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP]M))?$/i.exec(text.trim()) ?? [];
  const date = clearDate(day, order);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const clock = `${date}T${String(hours).padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}`;
  return Number.isNaN(Date.parse(`${clock}Z`)) ? null : clock;
}

/** Dates whose order of day and month is beyond doubt, as W3C dates; all others unchanged. */
function clearDate(text: string, order: ClipboardCell['order']): string {
  const trimmed = text.trim();
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(trimmed);
  if (dotted) return isoDate(dotted[3], dotted[2], dotted[1]) ?? text;
  const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(trimmed);
  if (yearFirst) return isoDate(yearFirst[1], yearFirst[2], yearFirst[3]) ?? text;
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(trimmed);
  if (!slashed) return text;
  const [, a, b, year] = slashed;
  const first = isoDate(year, a, b);
  const second = isoDate(year, b, a);
  if (first !== null && second !== null && first !== second) {
    if (order === undefined) return text;
    return order === 'month' ? first : second;
  }
  return first ?? second ?? text;
}

function isoDate(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
