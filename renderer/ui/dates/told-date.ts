// A W3C date as people of a language say it, for whoever points at one: with its weekday, and whether it is today.
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { addDays, dayHere, dayIn, utcOf } from './calendar-days.ts';

/**
 * Null for what is no W3C date, and for a year alone. A time is told in the zone that the text names. "today" and
 * "yesterday" are those of the system's zone at `now`.
 */
export function toldDate(text: string, locale: string, now: Date): string | null {
  const form = lastmodForm(text);
  const day = dayIn(text);
  if (form === null || form === 'year' || day === null) return null;
  if (form === 'month') return format(locale, { year: 'numeric', month: 'long' }, 'UTC').format(utcOf(day));
  const isTimed = form !== 'day';
  const at = isTimed ? new Date(text) : utcOf(day);
  const told = isTimed
    ? format(locale, { dateStyle: 'full', timeStyle: 'long' }, zoneOf(text)).format(at)
    : format(locale, { dateStyle: 'full' }, 'UTC').format(at);
  const relative = relativeDay(isTimed ? dayHere(at) : day, dayHere(now), locale);
  return relative === null ? told : `${told} (${relative})`;
}

/** As Intl names it: "UTC" or "+05:30". */
function zoneOf(text: string): string {
  return text.endsWith('Z') ? 'UTC' : text.slice(-'+00:00'.length);
}

function relativeDay(day: string, today: string, locale: string): string | null {
  const days = day === today ? 0 : day === addDays(today, -1) ? -1 : null;
  return days === null ? null : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred dates that it formats. */
function format(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}
