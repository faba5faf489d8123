// Whether a corrected value says what the one before said: the same address, the same day, the same number. It changes
// nothing; where it can't tell, the answer is no.
import { standardDate } from '../read/parse/clear-date.ts';
import { percentEncoded } from './loc-url.ts';

/** What no address holds as it is, by RFC 3986; also in a path, where the URL Standard leaves some of it. */
export const NOT_IN_ADDRESS = /[^!#-;=?-[\]_a-z~]/gu;

/** True where both are one address to whoever reads it by the URL Standard (https://url.spec.whatwg.org/). */
export function keepsAddress(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => URL.parse(text)?.href.replace(NOT_IN_ADDRESS, percentEncoded));
  return a !== undefined && a === b;
}

/** True where both have the same numbers, are one instant, or are the same date in two forms: no time of day is cut off. */
export function keepsDay(before: string, after: string): boolean {
  if (standardDate(before) === after) return true;
  const digits = (text: string): string =>
    (text.match(/\d+/g) ?? []).map((part) => part.padStart(2, '0')).join('');
  return digits(before) === digits(after) || Date.parse(before) === Date.parse(after);
}

/** True where both are the same word but for letter case and white space around it. */
export function keepsWord(before: string, after: string): boolean {
  return before.trim().toLowerCase() === after;
}

/** True for the same number with a comma, or in percent. */
export function keepsNumber(before: string, after: string): boolean {
  const text = before.trim().replace(',', '.');
  return (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)) === Number(after);
}
