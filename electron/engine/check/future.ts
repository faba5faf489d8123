// When a W3C date-time lies in the future. It takes the reader's side: a day counts as soon as it began anywhere.
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

/** Any valid lastmod that sorts before this text is surely not in the future. */
export function surelyPastBefore(now: number): string {
  return new Date(now - 48 * HOUR).toISOString().slice(0, 10);
}
