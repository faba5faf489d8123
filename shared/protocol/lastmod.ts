// The forms of a W3C date-time. It judges texts and never changes or completes one.

/** The six forms of a W3C date-time. Source: w3.org/TR/NOTE-datetime. */
export type LastmodForm = 'year' | 'month' | 'day' | 'minute' | 'second' | 'fraction';

/** 14:00. Source: w3.org/TR/xmlschema-2, 3.2.7.3. */
const MAX_ZONE_MINUTES = 14 * 60;

const [PLUS, DASH, COLON, LETTER_T, LETTER_Z] = [0x2b, 0x2d, 0x3a, 0x54, 0x5a] as const;

const W3C =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** Which W3C form the text has, or null where it has none (a bad month, a missing time zone, …). */
export function lastmodForm(text: string): LastmodForm | null {
  // All rules about a row ask for the same text.
  if (text !== lastText) {
    lastForm = formOf(text);
    lastText = text;
  }
  return lastForm;
}

let lastText = '';
let lastForm: LastmodForm | null = null;

function formOf(text: string): LastmodForm | null {
  const common = commonForm(text);
  if (common !== null) return common;
  const m = W3C.exec(text);
  if (!m) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = m;
  if (Number(year) === 0) return null;
  if (month === undefined) return 'year';
  if (!inRange(month, 1, 12)) return null;
  if (day === undefined) return 'month';
  if (!inRange(day, 1, daysInMonth(Number(year), Number(month)))) return null;
  if (hour === undefined || minute === undefined) return 'day';
  if (!inRange(hour, 0, 23) || !inRange(minute, 0, 59) || !isZone(zone ?? '')) return null;
  if (second === undefined) return 'minute';
  if (!inRange(second, 0, 59)) return null;
  return fraction === undefined ? 'second' : 'fraction';
}

/**
 * The text in a form that sitemap.xsd (xs:date or xs:dateTime) and Google both take, or null where that would
 * need an invented value: a year or month alone stays out, a minute gains ":00" seconds.
 */
export function lastmodForWriting(text: string): string | null {
  const form = lastmodForm(text);
  if (form === null || form === 'year' || form === 'month') return null;
  return form === 'minute' ? `${text.slice(0, 16)}:00${text.slice(16)}` : text;
}

/** The first day of a month that is named without a day, or null where the text is no such month. */
export function firstOfMonth(text: string): string | null {
  return lastmodForm(text) === 'month' ? `${text}-01` : null;
}

/** The forms that nearly all files use, ten times faster; null where the slow way has to judge. */
function commonForm(text: string): LastmodForm | null {
  const length = text.length;
  if ((length !== 10 && length !== 20 && length !== 25) || !hasCommonDay(text)) return null;
  if (length === 10) return 'day';
  if (!hasCommonTime(text)) return null;
  const zone = text.charCodeAt(19);
  if (length === 20) return zone === LETTER_Z ? 'second' : null;
  if ((zone !== PLUS && zone !== DASH) || text.charCodeAt(22) !== COLON) return null;
  return isOffset(text, 19) ? 'second' : null;
}

/** True for years from 0100 and days that every month has. */
function hasCommonDay(text: string): boolean {
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  return (
    twoDigits(text, 0) > 0 && twoDigits(text, 2) >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 28
  );
}

function hasCommonTime(text: string): boolean {
  if (text.charCodeAt(10) !== LETTER_T) return false;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return false;
  return twoDigits(text, 11) <= 23 && twoDigits(text, 14) <= 59 && twoDigits(text, 17) <= 59;
}

/** The number of two digits, or NaN where there are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

function inRange(digits: string, low: number, high: number): boolean {
  const n = Number(digits);
  return n >= low && n <= high;
}

function isZone(zone: string): boolean {
  return zone === 'Z' || isOffset(zone, 0);
}

/** The digits of "±hh:mm" at this place. */
function isOffset(text: string, at: number): boolean {
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  return minutes <= 59 && hours * 60 + minutes <= MAX_ZONE_MINUTES;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
