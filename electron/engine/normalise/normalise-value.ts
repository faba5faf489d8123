// One cell's text → the value that the project stores. It never invents, completes or corrects a value.
import { CHANGEFREQS, changefreqCode } from '../../../shared/protocol/changefreq.ts';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { MAX_LOC_LENGTH } from '../../../shared/protocol/limits.ts';
import { parsePriority } from '../../../shared/protocol/priority.ts';
import { trimXml } from '../../../shared/protocol/white-space.ts';

export type ValueColumn = 'loc' | 'lastmod' | 'changefreq' | 'priority';

/** A text that the column can't take as valid. `invalid` is what is stored where it is kept all the same. */
export interface InvalidCell {
  readonly invalid: string;
  /** Why, and what would be valid; for the user. */
  readonly reason: string;
}

export type NormalCell = string | number | null | InvalidCell;

/** The code of a valid changefreq, else the text. */
export function normaliseChangefreq(text: string): number | string {
  const code = changefreqCode(text);
  return code < 0 ? text : code;
}

/** The number of a valid priority, else the text. */
export function normalisePriority(text: string): number | string {
  return parsePriority(text) ?? text;
}

/** The typed value of a cell as a user typed it, null for an empty one, or why it is not valid. */
export function normaliseCell(column: ValueColumn, input: string): NormalCell {
  const text = trimXml(input);
  switch (column) {
    case 'loc':
      return normaliseLoc(text);
    case 'lastmod':
      return text === '' || lastmodForm(text) !== null ? text || null : invalidLastmod(text);
    case 'changefreq': {
      const code = changefreqCode(text);
      return text === '' ? null : code >= 0 ? code : invalidChangefreq(text);
    }
    case 'priority':
      return text === '' ? null : (parsePriority(text) ?? invalidPriority(text));
  }
}

function normaliseLoc(text: string): string | InvalidCell {
  if (text === '')
    return { invalid: text, reason: 'The address is empty. Type one such as https://example.com/page.' };
  if (!/^https?:\/\//i.test(text)) {
    return {
      invalid: text,
      reason: `"${text}" is not an absolute address. Start it with https:// or http://.`,
    };
  }
  const odd = /[\s\p{Cc}]/u.exec(text);
  if (odd) {
    return {
      invalid: text,
      reason: `"${text}" has white space or a control character in it. Remove it, or write a space as %20.`,
    };
  }
  if (!URL.canParse(text))
    return { invalid: text, reason: `"${text}" is not a valid address. Check the host name.` };
  if (text.length > MAX_LOC_LENGTH) {
    return {
      invalid: text,
      reason: `The address has ${text.length} characters; a sitemap takes at most ${MAX_LOC_LENGTH}.`,
    };
  }
  return text;
}

function invalidLastmod(text: string): InvalidCell {
  return {
    invalid: text,
    reason: `"${text}" is not a W3C date. Write YYYY-MM-DD, or a time with its zone such as 2026-03-31T14:05:00+02:00.`,
  };
}

function invalidChangefreq(text: string): InvalidCell {
  return {
    invalid: text,
    reason: `"${text}" is not a change frequency. Choose one of ${CHANGEFREQS.join(', ')}.`,
  };
}

function invalidPriority(text: string): InvalidCell {
  return {
    invalid: text,
    reason: `"${text}" is not a priority. Write a number from 0.0 to 1.0, such as 0.8.`,
  };
}
