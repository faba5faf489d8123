// Dates of tables: those of a local form that the user named, and a spreadsheet's day numbers. Which form a file has
// is never guessed.

/** How local dates are written; "asIs" takes W3C dates only. */
export type DateOrder = 'asIs' | 'dmy' | 'mdy' | 'ymd';

const LOCAL = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * A date in the named order as a W3C date. A time without its zone can't be one, and what has another form is no date:
 * both stay as they came.
 */
export function readDate(text: string, order: DateOrder): string {
  const match = order === 'asIs' ? null : LOCAL.exec(text);
  if (!match) return text;
  const [, a = '', , b = '', c = '', hour] = match;
  if (hour !== undefined) return text;
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return text;
  return isDay(Number(year), Number(month), Number(day)) ? w3cDay(year, month, day) : text;
}

/**
 * A spreadsheet's day number as a W3C date, with its time of day where it has one. That has no zone, so that it is no
 * valid W3C date: none is made up. Null for numbers that are no day, such as the 29th of February 1900.
 * Source: ECMA-376 part 1, 18.17.4.1.
 */
export function dateOfSerial(serial: number, since1904: boolean): string | null {
  const whole = Math.floor(serial);
  if (!(serial >= 0) || whole > 2_958_465 || (!since1904 && (whole === 0 || whole === 60))) return null;
  const days = since1904 ? whole + 1_462 : whole < 60 ? whole + 1 : whole;
  const seconds = Math.round((serial - whole) * 86_400);
  const date = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000 + seconds * 1_000);
  const text = date.toISOString();
  return seconds === 0 ? text.slice(0, 10) : text.slice(0, 19);
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function w3cDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
