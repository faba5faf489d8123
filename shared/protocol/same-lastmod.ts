// Which lastmods are one instant, however it is written: in another time zone, with or without seconds that are none. What
// is no valid time with a zone is itself alone. It judges and changes nothing.
import { lastmodForm } from './lastmod.ts';

/** Of 2025-01-31T12:00Z; what is shorter is a day, or less. */
const SHORTEST = 17;

const PARTS = /^(.{11})(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for two texts that say the same instant, or the same anything. */
export function isSameLastmod(a: string, b: string): boolean {
  return a === b || instantText(a) === instantText(b);
}

/** One text for all that say the same instant, as UTC to the second, or to the fraction that is written; others as they are. */
export function instantText(lastmod: string): string {
  const { length } = lastmod;
  // The most frequent forms first: a day, and UTC to the second.
  if (length < SHORTEST || (length === 20 && lastmod.endsWith('Z'))) return lastmod;
  const form = lastmodForm(lastmod);
  if (form !== 'minute' && form !== 'second' && form !== 'fraction') return lastmod;
  const [, day = '', hour = '', minute = '', second = '00', fraction = '', zone = ''] =
    PARTS.exec(lastmod) ?? [];
  const rest = `:${second}${withPoint(withoutZeros(fraction))}Z`;
  const offset = minutesOf(zone);
  if (offset === 0) return `${day}${hour}:${minute}${rest}`;
  const late = Number(hour) * 60 + Number(minute) - offset;
  if (late >= 0 && late < 1_440)
    return `${day}${twoDigits(Math.floor(late / 60))}:${twoDigits(late % 60)}${rest}`;
  const at = new Date(`${day}00:00:00Z`);
  at.setUTCMinutes(late);
  return `${at.toISOString().slice(0, -8)}${rest}`;
}

/** Without the zeros at the end, which say nothing of a fraction. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

function withPoint(digits: string): string {
  return digits === '' ? '' : `.${digits}`;
}

/** Of "±hh:mm" or "Z". */
function minutesOf(zone: string): number {
  if (zone === 'Z') return 0;
  const ahead = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith('-') ? -ahead : ahead;
}

function twoDigits(n: number): string {
  return n < 10 ? `0${String(n)}` : String(n);
}
