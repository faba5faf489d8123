// The day that a last modified names, as it is written: what its zone makes of it elsewhere is not asked. It judges no date.
import type { WrittenDay } from '../../../../shared/model/overview.ts';

const DASH = 0x2d;

/** Of the longest month, and of February without its 29th. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * What the text names: a day with whatever stands behind it, or nothing but a month or a year; null where that is none.
 * DATED_SQL takes the same texts.
 */
export function writtenDay(text: string): WrittenDay | null {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  if (!(year > 0)) return null;
  if (text.length === 4) return year * 10_000;
  const month = twoDigits(text, 5);
  if (text.charCodeAt(4) !== DASH || !(month >= 1 && month <= 12)) return null;
  if (text.length === 7) return year * 10_000 + month * 100;
  const day = twoDigits(text, 8);
  if (text.charCodeAt(7) !== DASH || !(day >= 1 && day <= lastDay(year, month))) return null;
  return year * 10_000 + month * 100 + day;
}

/** True for the texts of which writtenDay tells a day; null of an empty cell. SQLite counts what no month has as days of the next. */
export const DATED_SQL = `CASE length(lastmod)
  WHEN 4 THEN lastmod GLOB '[0-9][0-9][0-9][0-9]' AND lastmod > '0000'
  WHEN 7 THEN lastmod GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]' AND lastmod > '0000-99'
    AND substr(lastmod, 6, 2) BETWEEN '01' AND '12'
  ELSE lastmod GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]*' AND lastmod > '0001'
    AND date(substr(lastmod, 1, 10)) IS substr(lastmod, 1, 10) END`;

function lastDay(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29;
  return DAYS[month - 1] ?? 0;
}

/** The number of two digits, or NaN where there are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}
