// A feed's date in the form that sitemaps use. It rewrites the same instant and precision, and invents nothing.
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_822 =
  /^(?:[a-z]{3,9}[.,]?\s*)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([+-]\d{2}:?\d{2}|[a-z]{1,3}))?(?:\s*\([^()]*\))?$/i;
/** Characters of a date at most, with a comment behind it. */
const LONGEST = 200;
/** Zones by name, as RFC 822 section 5.1 defines them. */
const ZONES: Readonly<Record<string, string>> = {
  ut: 'Z',
  utc: 'Z',
  gmt: 'Z',
  z: 'Z',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

/** An RFC 822 date (RSS) as a W3C date or date-time with the same zone; any other text as it came. */
export function feedDate(text: string): string {
  const match = text.length > LONGEST ? null : RFC_822.exec(text);
  if (!match) return text;
  const [, day = '', monthName = '', year = '', hour, minute = '', second, zoneName = ''] = match;
  const month = MONTHS.indexOf(monthName.toLowerCase()) + 1;
  const date = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const result = hour === undefined ? date : `${date}T${timeOf(hour, minute, second)}${zoneOf(zoneName)}`;
  return lastmodForm(result) === null ? text : result;
}

function timeOf(hour: string, minute: string, second: string | undefined): string {
  return `${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}`;
}

/** Two digits mean 1950 to 2049. Source: RFC 2822 section 4.3. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return (Number(year) < 50 ? '20' : '19') + year;
}

/** The zone as W3C writes it, or what no date can end with. */
function zoneOf(name: string): string {
  if (/^[+-]/.test(name)) return `${name.slice(0, 3)}:${name.slice(-2)}`;
  return ZONES[name.toLowerCase()] ?? '?';
}
