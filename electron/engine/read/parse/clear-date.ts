// Dates that are no W3C dates and yet can mean but one day, as W3C has them. They keep their precision and their zone,
// and get none that they lack.
import { lastmodForm } from '../../../../shared/protocol/lastmod.ts';
import { readLocalDate } from '../../../../shared/protocol/local-date.ts';
import { feedDate } from './text/feed-date.ts';

/** Characters of a date at most. */
const LONGEST = 200;
/** As databases and scripts write it: W3C's with a blank for the T, and perhaps before the zone. */
const ISO_WITH_BLANK =
  /^(\d{4}-\d{2}-\d{2})[ \t]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)[ \t]*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
/** The third form of HTTP. Source: RFC 9110, 5.6.7. */
const ASCTIME = /^[a-z]{3} [a-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} (?:(?:GMT|UTC) )?\d{4}$/i;
const TWO_DIGIT_YEAR = /^\D*\d{1,2}[\s-]+\p{L}+\.?[\s-]+\d{2}(?:\s*\([^()]*\))?$/u;

/** A date in the form of HTTP, of mail (RFC 2822) or of ISO 8601 with a blank; null for anything else. */
export function standardDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || lastmodForm(trimmed) !== null) return null;
  const iso = ISO_WITH_BLANK.exec(trimmed);
  if (iso) return fromIso(iso);
  // Nobody says in which century "05-Mar-24" is; mail with a time of day does. Source: RFC 2822, 4.3.
  if (TWO_DIGIT_YEAR.test(trimmed)) return null;
  const mail = feedDate(trimmed);
  if (mail !== trimmed) return mail;
  return ASCTIME.test(trimmed) ? readLocalDate(trimmed, null) : null;
}

/** The same for all that people and spreadsheets write, read as when it is typed: 31.05.2024, 5/31/2024, 31. Mai 2024, not 3/4/2024. */
export function clearDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || lastmodForm(trimmed) !== null) return null;
  return standardDate(trimmed) ?? readLocalDate(trimmed, null);
}

/** True for a date that is one day or another, until somebody says whether the day or the month comes first in it: 3/4/2024. */
export function needsOrder(text: string): boolean {
  if (text.length > LONGEST || lastmodForm(text.trim()) !== null || clearDate(text) !== null) return false;
  return readLocalDate(text, 'dmy') !== null && readLocalDate(text, 'mdy') !== null;
}

function fromIso([, day = '', time = '', zone = '']: RegExpExecArray): string | null {
  const found = `${day}T${time}${zoneOf(zone)}`;
  return lastmodForm(zone === '' ? `${found}Z` : found) === null ? null : found;
}

function zoneOf(zone: string): string {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 'Z';
  const [, hours = '', minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === '' ? '' : `${hours}:${minutes}`;
}
