// Dates with the name of a month or without any mark, rewritten in digits: 5 maart 2024, Mar 5th, 2024, 20240305, and the
// three forms of HTTP. It judges no day: who reads the digits does.
import { monthOf, weekdaysOf } from './date-names.ts';

const DAY = String.raw`(?<day>\d{1,2})`;
const ORDINAL = String.raw`(?:\.|st|nd|rd|th|ste|de|e)?`;
const MONTH = String.raw`(?<month>\p{L}{3,9})\.?`;
const YEAR = String.raw`(?<year>\d{4})`;
const TAIL = String.raw`(?!\d)(?<tail>.*)$`;
/** Each finds a day, a month and a year, and the time of day or all that follows. */
const FORMS = [
  // 5. März 2024, 5-mrt-2024, 5th of March, 2024
  new RegExp(`^${DAY}${ORDINAL}[ /-]?(?:of )?${MONTH},?[ /-]?${YEAR}${TAIL}`, 'iu'),
  // March 5th, 2024
  new RegExp(`^${MONTH}[ /-]${DAY}${ORDINAL}(?:, ?|[ /-])${YEAR}${TAIL}`, 'iu'),
  // 2024-Mar-05
  new RegExp(`^${YEAR}[ /-]${MONTH}[ /-]${DAY}${TAIL}`, 'iu'),
  // Mar 5 10:00:00 2024, asctime of RFC 9110, 5.6.7. Others print local time so: only a written zone counts.
  new RegExp(String.raw`^${MONTH} ${DAY} (?<clock>\d{2}:\d{2}:\d{2})(?<zone> (?:UTC|GMT))? ${YEAR}$`, 'iu'),
];
/** Source: RFC 9110, 5.6.7: the form of RFC 850. */
const RFC_850 = /^(\d{2})-(\p{L}{3})-(\d{2}) (\d{2}:\d{2}:\d{2}) GMT$/iu;
const MONTH_ALONE = new RegExp(String.raw`^${MONTH},?[\s/-]${YEAR}$`, 'iu');
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const WEEKDAY = /^(\p{L}{2,10})\.?,? (?=.*\d)/u;

/** The day first, points between: "5.3.2024 10:00"; null for anything else and where the weekday is another. */
export function spelledDate(text: string): string | null {
  const compact = COMPACT.exec(text);
  if (compact) return fromCompact(compact);
  const tidy = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const [start = '', name = ''] = WEEKDAY.exec(tidy) ?? [];
  const weekdays = weekdaysOf(name);
  const rest = weekdays.length > 0 ? tidy.slice(start.length) : tidy;
  const found = fromRfc850(rest, weekdays) ?? fromNamed(rest);
  if (!found || (weekdays.length > 0 && !isOn(found, weekdays))) return null;
  const { day, month, year, tail } = found;
  return `${day}.${String(month)}.${year}${tail}`;
}

/** The month of "März 2024", as W3C writes it; null for anything else. */
export function spelledMonth(text: string): string | null {
  const { month = '', year = '' } = MONTH_ALONE.exec(text.normalize('NFC'))?.groups ?? {};
  const number = month === '' ? null : monthOf(month);
  return number === null ? null : `${year}-${String(number).padStart(2, '0')}`;
}

interface Named {
  readonly day: string;
  readonly month: number;
  readonly year: string;
  /** The time of day and what else follows. */
  readonly tail: string;
}

function fromCompact([, year = '', month = '', day = '', hour, minute = '', second, zone = '']: readonly (
  string | undefined
)[]): string {
  const time =
    hour === undefined ? '' : ` ${hour}:${minute}${second === undefined ? '' : `:${second}`}${zone}`;
  return `${year}-${month}-${day}${time}`;
}

function fromNamed(text: string): Named | null {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const { day = '', month = '', year = '', clock = '', zone = '' } = parts;
    return named(day, month, year, parts['tail'] ?? ` ${clock}${zone}`);
  }
  return null;
}

/** "at 10:00", "um 10:00 Uhr" and "om 10:00 uur" are 10:00. */
function named(day: string, name: string, year: string, tail: string): Named | null {
  const month = monthOf(name);
  const time = tail.replace(/^,? (?:at|um|om) /i, ' ').replace(/ (?:uhr|uur)$/i, '');
  return month === null ? null : { day, month, year, tail: time };
}

/** The weekday tells the century: a hundred years later the day is on another. */
function fromRfc850(text: string, weekdays: readonly number[]): Named | null {
  const [, day = '', month, year = '', clock = ''] = RFC_850.exec(text) ?? [];
  if (month === undefined || weekdays.length === 0) return null;
  for (const century of ['19', '20']) {
    const found = named(day, month, century + year, ` ${clock} GMT`);
    if (found && isOn(found, weekdays)) return found;
  }
  return null;
}

function isOn({ day, month, year }: Named, weekdays: readonly number[]): boolean {
  const at = new Date(`${year}-${String(month).padStart(2, '0')}-01T00:00:00Z`);
  at.setUTCDate(Number(day));
  return weekdays.includes(at.getUTCDay());
}
