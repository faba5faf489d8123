// One cell's text → the value that the project stores. It never invents, completes or corrects a value.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { reason, type ErrorKey, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { CHANGEFREQS, changefreqCode } from '../../../../shared/protocol/changefreq.ts';
import { lastmodForm } from '../../../../shared/protocol/lastmod.ts';
import { MAX_LOC_LENGTH } from '../../../../shared/protocol/limits.ts';
import { dateFault, hasShortYear, type DateFault } from '../../../../shared/protocol/local-date.ts';
import { parsePriority } from '../../../../shared/protocol/priority.ts';
import { INVISIBLE } from '../../../../shared/protocol/invisible.ts';
import { stripEnds } from '../../../../shared/protocol/strip-ends.ts';
import { trimXml } from '../white-space.ts';

/** A text that the column can't take as valid. `invalid` is what is stored where it is kept all the same. */
export interface InvalidCell {
  readonly invalid: string;
  /** Why, and what would be valid; for the user. */
  readonly why: ErrorReason;
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
      return normaliseLoc(stripEnds(text, INVISIBLE));
    case 'lastmod':
      return text === '' || lastmodForm(text) !== null ? text || null : invalidLastmod(text);
    case 'changefreq': {
      const code = changefreqCode(text);
      return text === ''
        ? null
        : code >= 0
          ? code
          : invalid(text, 'typed-changefreq-invalid', { text, names: CHANGEFREQS.join(', ') });
    }
    case 'priority':
      return text === '' ? null : (parsePriority(text) ?? invalid(text, 'typed-priority-invalid', { text }));
    default:
      return text || null;
  }
}

/** What people leave out most is named: the zone of a time, the century of a year. */
function invalidLastmod(text: string): InvalidCell {
  const time = text.replace(' ', 'T');
  if (lastmodForm(`${time}Z`) !== null) return invalid(text, 'typed-lastmod-no-zone', { text, time });
  const fault = dateFault(text);
  if (fault) return invalid(text, faultKey(fault), faultParams(fault));
  return invalid(text, hasShortYear(text) ? 'lastmod-short-year' : 'typed-lastmod-invalid', { text });
}

/** The months that lack days which others have. */
const SHORT_MONTHS: Readonly<Partial<Record<number, ErrorKey>>> = {
  2: 'lastmod-no-february',
  4: 'lastmod-no-april',
  6: 'lastmod-no-june',
  9: 'lastmod-no-september',
  11: 'lastmod-no-november',
};

function faultKey(fault: DateFault): ErrorKey {
  if (fault.what !== 'dayOfMonth') return `lastmod-no-${fault.what}`;
  if (fault.month === 2 && fault.day === 29) return 'lastmod-no-leap-day';
  return SHORT_MONTHS[fault.month] ?? 'lastmod-no-day';
}

/** As texts, so that no year is grouped. */
function faultParams({ what: _, ...params }: DateFault): ErrorReason['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

function normaliseLoc(text: string): string | InvalidCell {
  if (text === '') return invalid(text, 'loc-empty');
  if (!/^https?:\/\//i.test(text)) return invalid(text, 'loc-relative', { text });
  if (/[\s\p{Cc}]/u.test(text)) return invalid(text, 'loc-space', { text });
  if (!URL.canParse(text)) return invalid(text, 'typed-loc-invalid', { text });
  if (text.length > MAX_LOC_LENGTH) {
    return invalid(text, 'typed-loc-too-long', { length: text.length, max: MAX_LOC_LENGTH });
  }
  return text;
}

function invalid(text: string, key: ErrorKey, params: ErrorReason['params'] = {}): InvalidCell {
  return { invalid: text, why: reason(key, params) };
}
