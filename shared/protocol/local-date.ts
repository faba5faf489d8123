// Dates as people and spreadsheets write them, as W3C dates: in a named order of day and month, beyond doubt, or as a
// day number. The one reader for tables, the clipboard and typed cells; it never guesses and makes up no zone.
import { spelledDate, spelledMonth } from './spelled-date.ts';

/** What comes first in dates that leave it open; "asIs" leaves them as they are. */
export type DateOrder = 'asIs' | LocalOrder;

/** What comes first: day, month or year. */
export type LocalOrder = 'dmy' | 'mdy' | 'ymd';

const DATE = String.raw`(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})`;
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?: ?([AP])M)?`;
/** As databases and scripts write it, too: +0200, +02, UTC. */
const ZONE = String.raw` ?(?:(Z|UTC|GMT)|([+-]\d{2})(?::?(\d{2}))?)`;
const LOCAL = new RegExp(`^${DATE}(?:(?:, ?|[ T]+)${TIME}(?:${ZONE})?)?$`, 'i');
const DAY = 86_400_000;
/** The last day that a spreadsheet knows: the end of 9999. */
const LAST_SERIAL = 2_958_465;

/**
 * A local date as a W3C date, to the minute or second that is written; null for anything else. A time of day has a zone
 * only where one is written: whoever judges the value says so. Without an order only dates are read that can mean
 * but one day: 31.05.2024, 2024/5/31, 5/31/2024, 20240531, not 3/4/2024. The name of a month in a language of the window
 * leaves no doubt in any order: 31 May 2024, 31 mei 2024, May 31, 2024; alone with a year it is a month, as W3C has them.
 */
export function readLocalDate(text: string, order: LocalOrder | null): string | null {
  const trimmed = text.trim();
  const written = LOCAL.exec(trimmed);
  if (written) return readDigits(written, order);
  return readDigits(LOCAL.exec(spelledDate(trimmed) ?? ''), null) ?? spelledMonth(trimmed);
}

function readDigits(written: RegExpExecArray | null, order: LocalOrder | null): string | null {
  const [, a = '', mark, b = '', c = '', ...clock] = written ?? [];
  const day = order === null ? clearDay([a, b, c], mark) : dayIn([a, b, c], order);
  if (day === null) return null;
  const time = timeOf(clock);
  return time === null ? null : day + time;
}

/** What there is not, of a date that has the form of one. */
export type DateFault =
  | { readonly what: 'month'; readonly month: number }
  | { readonly what: 'day'; readonly day: number }
  /** The month never has so many days, or not in that year. */
  | { readonly what: 'dayOfMonth'; readonly day: number; readonly month: number; readonly year: number }
  | { readonly what: 'time'; readonly time: string };

/** Why a date can't be: 30 February, month 13, 25:00. Null where it is no date, or its order leaves more than one doubt. */
export function dateFault(text: string): DateFault | null {
  const trimmed = text.trim();
  const [, onlyMonth] = /^\d{4}-(\d{2})$/.exec(trimmed) ?? [];
  if (onlyMonth !== undefined) return monthFault(Number(onlyMonth));
  const written = LOCAL.exec(trimmed) ?? LOCAL.exec(spelledDate(trimmed) ?? '');
  const [, a = '', mark, b = '', c = '', ...clock] = written ?? [];
  const parts = likelyParts([a, b, c], mark);
  if (!parts) return null;
  const [year, month, day] = parts;
  if (month < 1 || month > 12) return monthFault(month);
  if (day < 1 || day > 31) return { what: 'day', day };
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return { what: 'dayOfMonth', day, month, year };
  const [time = ''] = /\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?/i.exec(trimmed) ?? [];
  return timeOf(clock) === null ? { what: 'time', time } : null;
}

function monthFault(month: number): DateFault | null {
  return month < 1 || month > 12 ? { what: 'month', month } : null;
}

/** Year, month and day of a date that none may be; null where the day and the month could be either. */
function likelyParts([a, b, c]: Parts, mark: string | undefined): [number, number, number] | null {
  const [first, second, third] = [Number(a), Number(b), Number(c)];
  if (a.length === 4) return first > 99 ? [first, second, third] : null;
  if (c.length !== 4 || third < 100) return null;
  if (mark === '.' || (first > 12 && second <= 12)) return [third, second, first];
  return first <= 12 && second > 12 ? [third, first, second] : null;
}

/** True for a date whose year has two digits, which is never read: nobody can tell the century. */
export function hasShortYear(text: string): boolean {
  const [, a = '', , , c = ''] = LOCAL.exec(text.trim()) ?? [];
  return a.length <= 2 && c.length === 2;
}

/**
 * A spreadsheet's day number as a W3C date, with its time of day where it has one. That has no zone, so that it is no
 * valid W3C date: none is made up. Null for numbers that are no day, such as the 29th of February 1900.
 * Source: ECMA-376 part 1, 18.17.4.1.
 */
export function dateOfSerial(serial: number, since1904: boolean): string | null {
  const whole = Math.floor(serial);
  if (!(serial >= 0) || whole > LAST_SERIAL || (!since1904 && (whole === 0 || whole === 60))) return null;
  const days = since1904 ? whole + 1_462 : whole < 60 ? whole + 1 : whole;
  const seconds = Math.round((serial - whole) * 86_400);
  const text = new Date(Date.UTC(1899, 11, 30) + days * DAY + seconds * 1_000).toISOString();
  return seconds === 0 ? text.slice(0, 10) : text.slice(0, 19);
}

type Parts = readonly [string, string, string];

function dayIn([a, b, c]: Parts, order: LocalOrder): string | null {
  if (order === 'ymd') return w3cDay(a, b, c);
  return order === 'dmy' ? w3cDay(c, b, a) : w3cDay(c, a, b);
}

/** With points the day comes first wherever people write so, and a year in front is followed by the month. */
function clearDay(parts: Parts, mark: string | undefined): string | null {
  if (parts[0].length === 4) return dayIn(parts, 'ymd');
  const dayFirst = dayIn(parts, 'dmy');
  if (mark === '.') return dayFirst;
  const monthFirst = dayIn(parts, 'mdy');
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst) return null;
  return dayFirst ?? monthFirst;
}

function w3cDay(year: string, month: string, day: string): string | null {
  if (year.length !== 4 || month.length > 2 || day.length > 2) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/** The time of day as W3C writes it, '' where there is none, null where it is no time. */
function timeOf(clock: readonly (string | undefined)[]): string | null {
  const [hour, minute = '', second, half, utc, zoneHours, zoneMinutes = '00'] = clock;
  if (hour === undefined) return '';
  const given = Number(hour);
  if (half !== undefined && (given < 1 || given > 12)) return null;
  const hours = half === undefined ? given : (given % 12) + (/p/i.test(half) ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) >= 60) return null;
  const zone = utc === undefined ? (zoneHours === undefined ? '' : `${zoneHours}:${zoneMinutes}`) : 'Z';
  return `T${String(hours).padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}${zone}`;
}
