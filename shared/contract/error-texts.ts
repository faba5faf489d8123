// The sentences of errors that a user meets, by key, in English: for the command line, for logs, and as the window's own
// English. The window has them in every language under the same keys. How to fill them; the texts stand in error-texts/.
import { COMPARE_TEXTS } from './error-texts/compare.ts';
import { EDITS_TEXTS } from './error-texts/edits.ts';
import { EXPORTS_TEXTS } from './error-texts/exports.ts';
import { FILES_TEXTS } from './error-texts/files.ts';
import { NAMES_TEXTS } from './error-texts/names.ts';
import { PROJECT_TEXTS } from './error-texts/project.ts';
import { RULES_TEXTS } from './error-texts/rules.ts';
import { SOURCES_TEXTS } from './error-texts/sources.ts';
import { TABLES_TEXTS } from './error-texts/tables.ts';
import { VALUES_TEXTS } from './error-texts/values.ts';
import { BULK_TEXTS } from './error-texts/bulk.ts';
import { ITEMS_TEXTS } from './error-texts/items.ts';
import { VIEWS_TEXTS } from './error-texts/views.ts';
import { APP_TEXTS } from './error-texts/app.ts';
import { ARCHIVES_TEXTS } from './error-texts/archives.ts';
import { WEB_TEXTS } from './error-texts/web.ts';
import { IMPORTS_TEXTS } from './error-texts/imports.ts';
import { ROBOTS_TEXTS } from './error-texts/robots.ts';
import { CLI_TEXTS } from './error-texts/cli.ts';
import { XML_TEXTS } from './error-texts/xml.ts';
import { FINDINGS_TEXTS } from './error-texts/findings.ts';
import { REFERENCES_TEXTS } from './error-texts/references.ts';
import { PAGES_TEXTS } from './error-texts/pages.ts';
import { READING_TEXTS } from './error-texts/reading.ts';
import { LISTS_TEXTS } from './error-texts/lists.ts';

export const ERROR_TEXTS = {
  ...COMPARE_TEXTS,
  ...EDITS_TEXTS,
  ...EXPORTS_TEXTS,
  ...FILES_TEXTS,
  ...NAMES_TEXTS,
  ...PROJECT_TEXTS,
  ...RULES_TEXTS,
  ...SOURCES_TEXTS,
  ...TABLES_TEXTS,
  ...VALUES_TEXTS,
  ...BULK_TEXTS,
  ...ITEMS_TEXTS,
  ...VIEWS_TEXTS,
  ...APP_TEXTS,
  ...ARCHIVES_TEXTS,
  ...WEB_TEXTS,
  ...IMPORTS_TEXTS,
  ...ROBOTS_TEXTS,
  ...CLI_TEXTS,
  ...XML_TEXTS,
  ...REFERENCES_TEXTS,
  ...PAGES_TEXTS,
  ...READING_TEXTS,
  ...LISTS_TEXTS,
  ...FINDINGS_TEXTS,
} as const;
export type ErrorKey = keyof typeof ERROR_TEXTS;

/** What stands in a place: numbers are grouped as the language does, so what is only a name is given as a text. */
export type ReasonParam = string | number | ErrorReason | readonly ErrorReason[];

/**
 * Which sentence, and what stands in its places. With a number `count`, a text of two forms ("one | many") is told in
 * the form for it. `field` = a column, whose title in the user's language then stands for {column}.
 */
export interface ErrorReason {
  readonly key: ErrorKey;
  readonly params: Readonly<Record<string, ReasonParam>>;
}

/** A place of a text, by its name. */
const PLACE = /\{(\w+)\}/g;

/** A reason by its key. */
export function reason(key: ErrorKey, params: ErrorReason['params'] = {}): ErrorReason {
  return { key, params };
}

/** What another version of Mapwright said, in the words that came from there: for nothing that this one says. */
export function asTold(message: string): ErrorReason {
  return reason('as-told', { message });
}

/** True for a reason whose sentence this version has, with all that stands in its places. */
export function isComplete({ key, params }: ErrorReason): boolean {
  if (!Object.hasOwn(ERROR_TEXTS, key)) return false;
  return (
    Array.from(ERROR_TEXTS[key].matchAll(PLACE)).every(([, name = '']) => Object.hasOwn(params, name)) &&
    Object.values(params).every((param) => typeof param !== 'object' || [param].flat().every(isComplete))
  );
}

/** What stands in a place as a text; '' where none does. */
export function textParam({ params }: ErrorReason, name: string): string {
  const param = params[name];
  return typeof param === 'string' ? param : '';
}

/** What sentences of a language are made with. */
export interface SentenceWords {
  /** Of numbers, as Intl names it. */
  readonly language: string;
  readonly texts: Readonly<Record<ErrorKey, string>>;
  /** How it quotes what is quoted in English. */
  readonly quotes: readonly [open: string, close: string];
}

export const ENGLISH: SentenceWords = { language: 'en', texts: ERROR_TEXTS, quotes: ['“', '”'] };

/** The sentence in English. */
export function inEnglish(reason: ErrorReason): string {
  return inWords(reason, ENGLISH);
}

/** The sentence in the language of the words. */
export function inWords({ key, params }: ErrorReason, words: SentenceWords): string {
  const [one, many = one] = words.texts[key].split(' | ');
  const text = params['count'] === 1 ? one : many;
  return (text ?? '').replace(PLACE, (place, name: string) => {
    const given = params[name];
    return given === undefined ? place : shownParam(given, words);
  });
}

function shownParam(given: ReasonParam, words: SentenceWords): string {
  if (typeof given === 'string') return requoted(given, words.quotes);
  if (typeof given === 'number') return given.toLocaleString(words.language);
  return 'key' in given ? inWords(given, words) : joined(given.map((one) => inWords(one, words)));
}

/** Values that are quoted, as in English: “a”, or “a”, “b”. */
const QUOTED = /^“[^“”]*”(?:, “[^“”]*”)*$/;

/** The values with the quotes of a language in the place of those of English; a text that is not quoted as a whole stays. */
export function requoted(text: string, [open, close]: SentenceWords['quotes']): string {
  return QUOTED.test(text) ? text.replaceAll(/“([^“”]*)”/g, `${open}$1${close}`) : text;
}

/** Several reasons in one place: sentences one after the other, and what is none as a list. */
export function joined(told: readonly string[]): string {
  return told.join(told.every((text) => text.endsWith('.')) ? ' ' : ', ');
}
