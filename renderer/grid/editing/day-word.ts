// The words for today, yesterday and now, for who types them: in a table nobody knows when they were written.
import { localTime, localZone } from '../../ui/dates/local-zone.ts';

/** Intl has the words; a language more is a tag more. */
const LANGUAGES = ['en', 'nl', 'de'];

/** The local day that the word means at a moment, or the moment itself with its zone for "now"; null for other texts. */
export function readDayWord(text: string, now: Date): string | null {
  const word = text.trim().toLowerCase();
  if (!/^[a-z]{2,9}$/.test(word)) return null;
  const says = (value: number, unit: 'day' | 'second'): boolean =>
    LANGUAGES.some(
      (one) => new Intl.RelativeTimeFormat(one, { numeric: 'auto' }).format(value, unit) === word,
    );
  if (says(0, 'second')) return localTime(now) + localZone(now);
  if (says(0, 'day')) return localTime(now).slice(0, 10);
  if (!says(-1, 'day')) return null;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return localTime(yesterday).slice(0, 10);
}
