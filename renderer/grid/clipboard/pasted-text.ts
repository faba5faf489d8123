// What a cell of the clipboard, or a typed one, becomes in a column: exact numbers and W3C dates, whatever the locale
// showed. Pure but for the order of dates, which the system's language tells.
import { dateOfSerial, readLocalDate, type LocalOrder } from '../../../shared/protocol/local-date.ts';
import { readShare } from '../../../shared/protocol/priority.ts';
import { readChangefreq, readYesNo } from '../../../shared/protocol/value-words.ts';
import type { ClipboardCell } from './clipboard-html.ts';
import { readDayWord } from '../editing/day-word.ts';
import type { EditorKind } from '../grid-types.ts';

/** What of a column decides how a pasted text reads. */
interface PasteTarget {
  readonly editor?: EditorKind | undefined;
  readonly options?: readonly string[] | undefined;
  /** Numbers up to 1 may be percentages. */
  readonly step?: { readonly max: number } | undefined;
}

/** A bare number in a column of dates is one from here to the year 2173; smaller ones are years and the like. */
const [FIRST_DAY, LAST_DAY] = [20_000, 100_000] as const;

/**
 * The text for the column. A time gets no zone that is not written: the column's check says so. A date that only
 * a person could read (3/4/2024: which is the month?) stays as it was shown, for the column's own check to refuse.
 * Typed texts have the order in which the person at the keyboard writes dates.
 */
export function pastedText(
  { text, number, isDate, order }: ClipboardCell,
  { editor, options = [], step }: PasteTarget,
): string {
  if (number !== undefined && isDate) return dateOfSerial(number, false) ?? text;
  switch (editor) {
    case 'number':
      return number === undefined ? plainNumber(text, step?.max === 1) : String(number);
    case 'date':
      if (number !== undefined && number >= FIRST_DAY && number < LAST_DAY)
        return dateOfSerial(number, false) ?? text;
      return readLocalDate(text, null) ?? (order && readLocalDate(text, order)) ?? text;
    case 'select':
      return optionMeant(text, options) ?? text;
    case 'boolean':
      return String(readYesNo(text) ?? text.trim().toLowerCase());
    default:
      return text;
  }
}

/** The option that a word names, also in another language of the window; undefined where it names none. */
export function optionMeant(text: string, options: readonly string[]): string | undefined {
  const word = text.trim().toLowerCase();
  const own = options.find((option) => option.toLowerCase() === word);
  return own ?? options.find((option) => option === readChangefreq(word));
}

/** "0,8" is a number in much of the world, and "80 %" where 1 is all; with a point as well it is not ours to read. */
function plainNumber(text: string, isShare: boolean): string {
  const trimmed = text.trim();
  const share = isShare ? readShare(trimmed) : null;
  if (share !== null) return share;
  return /^[+-]?\d*,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : text;
}

/** The text for the column, typed by a person whose system has this language: they know which of 3/4 is the month. */
export function typedText(text: string, column: PasteTarget, language: string): string {
  const day = column.editor === 'date' ? readDayWord(text, new Date()) : null;
  return day ?? pastedText({ text, order: orderOf(language) }, column);
}

/** How dates are written in a language and region. */
function orderOf(language: string): LocalOrder {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  const [first] = parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
  if (first === 'year') return 'ymd';
  return first === 'month' ? 'mdy' : 'dmy';
}
