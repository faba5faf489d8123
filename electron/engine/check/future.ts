// When a W3C date-time lies in the future. It takes the reader's side: a day counts as soon as it began anywhere.
import type { WrittenDay } from '../../../shared/model/overview.ts';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';

const HOUR = 3_600_000;

/** UTC+14, the earliest time zone. */
const EARLIEST_ZONE = 14 * HOUR;

/** True where the text is a W3C date-time that begins after `now` (ms), in every time zone where it names none. */
export function isFuture(lastmod: string, now: number): boolean {
  const form = lastmodForm(lastmod);
  if (form === null) return false;
  const hasZone = form === 'minute' || form === 'second' || form === 'fraction';
  return Date.parse(lastmod) - (hasZone ? 0 : EARLIEST_ZONE) > now;
}

/** The latest day that has begun anywhere. */
export function latestDay(now: number): WrittenDay {
  return Number(new Date(now + EARLIEST_ZONE).toISOString().slice(0, 10).replaceAll('-', ''));
}

/** Any valid lastmod that sorts before this text is surely not in the future. */
export function surelyPastBefore(now: number): string {
  return new Date(now - 48 * HOUR).toISOString().slice(0, 10);
}

/** UTC-12, the latest time zone, and the day itself. */
const LATEST_DAY_END = 36 * HOUR;

/** True where the text is a W3C date of at least a day that ended more than so many days before `now` everywhere. */
export function isOlder(date: string, now: number, days: number): boolean {
  const form = lastmodForm(date);
  if (form === null || form === 'year' || form === 'month') return false;
  return Date.parse(date) + (form === 'day' ? LATEST_DAY_END : 0) < now - days * 24 * HOUR;
}
