// Whether a corrected value says what the one before said: the same address, the same day, the same number. It changes
// nothing; where it can't tell, the answer is no.
import { readChangefreq } from '../../../shared/protocol/value-words.ts';
import { readLocalDate } from '../../../shared/protocol/local-date.ts';
import { standardDate } from '../read/parse/clear-date.ts';
import { percentEncoded } from './loc-url.ts';

/** What no address holds as it is, by RFC 3986; also in a path, where the URL Standard leaves some of it. */
export const NOT_IN_ADDRESS = /[^!#-;=?-[\]_a-z~]/gu;

/** True where both are one address to whoever reads it by the URL Standard (https://url.spec.whatwg.org/). */
export function keepsAddress(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => URL.parse(text)?.href.replace(NOT_IN_ADDRESS, percentEncoded));
  return a !== undefined && a === b;
}

/**
 * True where both have the same numbers, are one instant, or are the same date in two forms, whoever reads them: no time of
 * day is cut off.
 */
export function keepsDay(before: string, after: string): boolean {
  if (standardDate(before) === after || isOnly(before, after)) return true;
  const digits = (text: string): string =>
    (text.match(/\d+/g) ?? []).map((part) => part.padStart(2, '0')).join('');
  return digits(before) === digits(after) || Date.parse(before) === Date.parse(after);
}

/** True where a text reads as this date in whichever order of day and month it can be. 01.03.2025 does not. */
function isOnly(text: string, date: string): boolean {
  const read = (['dmy', 'mdy'] as const).flatMap((order) => readLocalDate(text, order) ?? []);
  return read.length > 0 && read.every((one) => one === date);
}

/** True where both are the same word of the protocol, in whatever case or language of the window. */
export function keepsWord(before: string, after: string): boolean {
  return readChangefreq(before) === after;
}

/** True for the same number with a comma, or in percent. */
export function keepsNumber(before: string, after: string): boolean {
  const text = before.trim().replace(',', '.');
  return (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)) === Number(after);
}
