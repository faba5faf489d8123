// What is certain of a date that is not valid: one in the form of HTTP or mail, year first with other marks or none, or
// written as people do where it reads as one day only; and the time with the zone that it names. It guesses nothing.
import { lastmodForWriting, lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { standardDate } from '../read/parse/clear-date.ts';
import { readLocalDate } from '../../../shared/protocol/local-date.ts';

const YEAR_FIRST = /^\s*(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T\s](.*))?$/;

/** 24:00 is the end of a day, which is the start of the next. Source: ISO 8601; w3.org/TR/xmlschema-2, 3.2.7. */
const MIDNIGHT = /^24:00(?::00(?:\.0+)?)?(?!\d)/;

/** A second date behind the first: nobody can tell which of them counts. */
const ANOTHER_DATE = /\d[-/.]\d+[-/.]\d|(?<![.\d])\d{4}[-/.]\d/;

const DAY = 86_400_000;

/**
 * The same instant as a sitemap writes it, or the day alone where the time has no zone or can't be; undefined where there
 * are two dates, or none.
 */
export function certainDate(text: string): string | undefined {
  const clear = standardDate(text);
  if (clear !== null && lastmodForm(clear) !== null) return lastmodForWriting(clear) ?? clear;
  const yearFirst = YEAR_FIRST.exec(text);
  if (!yearFirst) return typedDate(text);
  const [, year = '', mark, month = '', day = '', clock = ''] = yearFirst;
  if (mark === '' && (month.length !== 2 || day.length !== 2)) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = clock.trim();
  if (lastmodForm(date) !== 'day' || ANOTHER_DATE.test(time)) return undefined;
  const isOver = MIDNIGHT.test(time);
  const from = isOver ? dayAfter(date) : date;
  const whole = readLocalDate(`${from} ${isOver ? `00${time.slice(2)}` : time}`, 'ymd') ?? '';
  return lastmodForWriting(whole) ?? from;
}

/** As a cell takes it when it is typed, where no order of day and month has to be known. */
function typedDate(text: string): string | undefined {
  const date = readLocalDate(text, null);
  if (date === null) return undefined;
  return lastmodForm(date) === null ? date.slice(0, 'YYYY-MM-DD'.length) : (lastmodForWriting(date) ?? date);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);
}
