// The day that a last modified names, as it is written: what its zone makes of it elsewhere is not asked. It judges no date.
import type { WrittenDay } from '../../../../shared/model/overview.ts';

const DASH = 0x2d;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * What the text between two places names, in UTF-8: a day with whatever stands behind it, or nothing but a month or a year;
 * null where that is none. DATED_SQL takes the same texts.
 */
export function writtenDay(bytes: Uint8Array, start: number, end: number): WrittenDay | null {
  const length = end - start;
  if (length < 4) return null;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  if (!(year > 0)) return null;
  if (length === 4) return year * 10_000;
  if (length < 7 || bytes[start + 4] !== DASH) return null;
  const month = twoDigits(bytes, start + 5);
  if (!(month >= 1 && month <= 12)) return null;
  if (length === 7) return year * 10_000 + month * 100;
  if (length < 10 || bytes[start + 7] !== DASH) return null;
  const day = twoDigits(bytes, start + 8);
  return day >= 1 && day <= lastDay(year, month) ? year * 10_000 + month * 100 + day : null;
}

/** True for the texts of which writtenDay tells a day, null of an empty cell. A day that its month lacks is one of the next to SQLite. */
export const DATED_SQL = `CASE octet_length(lastmod)
  WHEN 4 THEN lastmod GLOB '[0-9][0-9][0-9][0-9]' AND lastmod > '0000'
  WHEN 7 THEN lastmod GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]' AND lastmod > '0001'
    AND substr(lastmod, 6, 2) BETWEEN '01' AND '12'
  ELSE lastmod GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]*' AND lastmod > '0001'
    AND (substr(lastmod, 6, 2) BETWEEN '01' AND '12' AND substr(lastmod, 9, 2) BETWEEN '01' AND '28'
      OR date(substr(lastmod, 1, 10)) IS substr(lastmod, 1, 10)) END`;

function lastDay(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29;
  return DAYS[month - 1] ?? 0;
}

/** The number of two digits, or NaN where there are none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - 48;
  const ones = (bytes[at + 1] ?? 0) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}
