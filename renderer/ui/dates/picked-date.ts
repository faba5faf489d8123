// What a picker of days writes into a W3C date: another day, another time, and all else as it was. Pure.
import { zoneText } from './local-zone.ts';

/** What a picker of dates and times begins with: the text's own day and time, or '' where it has no day. */
export function pickableTime(text: string): string {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text.trim()) ?? [];
  return day === undefined ? '' : `${day}T${time}`;
}

/** A picked day and time as a W3C date, in the zone that the text names, else in the one given in minutes east of UTC. */
export function withTime(text: string, picked: string, zoneMinutes: number): string {
  const [, ...times] = text.trim().split('T');
  const named = /(?:Z|[+-]\d{2}:\d{2})$/.exec(times.join('T'))?.[0];
  const seconds = picked.length === 'YYYY-MM-DDThh:mm'.length ? ':00' : '';
  return picked + seconds + (named ?? zoneText(zoneMinutes));
}

/** A picked day in place of the text's own day; a time of day that the text has, stays. */
export function withDay(text: string, day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}(T.*)$/.exec(text.trim())?.[1] ?? '';
  return day + time;
}

/** The time of day of a text as hh:mm or hh:mm:ss; '' where it has none. */
export function timeIn(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}(?::\d{2})?)/.exec(text.trim())?.[1] ?? '';
}

/** What was typed for a time of day as hh:mm or hh:mm:ss, '' for nothing; null where it is none. */
export function readTime(typed: string): string | null {
  const [, hour, rest] = /^(\d|[01]\d|2[0-3])((?::[0-5]\d){1,2})$/.exec(typed.trim()) ?? [];
  if (hour === undefined || rest === undefined) return typed.trim() === '' ? '' : null;
  return hour.padStart(2, '0') + rest;
}

/**
 * A picked day with a time of day as hh:mm or hh:mm:ss, '' for none. The time that the text has stays to the fraction of a
 * second; another one is of the text's zone, else of the zone here.
 */
export function pickedDate(text: string, day: string, time: string): string {
  if (time === timeIn(text)) return withDay(text, day);
  if (time === '') return day;
  const picked = `${day}T${time}`;
  return withTime(text, picked, -new Date(picked).getTimezoneOffset());
}
