// Where an address names its language, by a pattern such as "/{lang}/…", "{lang}.example.com" or "?lang={lang}". It reads
// addresses and changes none.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { isKnownLanguage, languageFault, shownLanguage } from '../../../../shared/protocol/languages.ts';
import { stripEnd } from '../../../../shared/protocol/strip-ends.ts';

/** What an address says about itself. */
export interface PlacedLanguage {
  readonly language: string;
  /** The address without its language: the same for all versions of a page. */
  readonly page: string;
}

export type ReadLanguage = (loc: string) => PlacedLanguage | null;

const PLACE = '{lang}';
const CODE = '([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,2})';
const AUTHORITY = '(?:https?://[^/?#]+)';

/**
 * Reads addresses by a pattern. `plain` = the language of addresses that name none, or ''. Throws invalid-value for a
 * pattern without just one {lang}, and for a plain language that is none.
 */
export function readPattern(pattern: string, plain: string): ReadLanguage {
  const text = pattern.trim();
  if (text.split(PLACE).length !== 2) {
    throw new AppError('invalid-value', reason('cluster-pattern-place', { lang: PLACE }));
  }
  const fault = plain === '' ? null : languageFault(plain);
  if (fault) throw new AppError('invalid-value', reason('language-invalid', { text: plain, fault }));
  const find = text.startsWith('?') || text.startsWith('&') ? parameterFinder(text) : placeFinder(text);
  const isHost = !/^(?:[/?&]|https?:)/i.test(text);
  return (loc) => {
    const found = find(loc);
    if (found) {
      const language = codeOf(found.code);
      if (language !== null) return { language, page: found.page };
    }
    // The bare host and that with www are the same place beside de.example.com.
    return plain === ''
      ? null
      : { language: shownLanguage(plain), page: isHost ? loc.replace('//www.', '//') : loc };
  };
}

interface Found {
  readonly code: string;
  readonly page: string;
}

function parameterFinder(pattern: string): (loc: string) => Found | null {
  const name = pattern.slice(1, pattern.indexOf(PLACE)).replace(/=$/, '');
  if (name === '' || /[=&#?{]/.test(name)) {
    throw new AppError('invalid-value', reason('cluster-pattern-parameter', { lang: PLACE }));
  }
  const parameter = new RegExp(`([?&])${escaped(name)}=${CODE}(?=[&#]|$)(&?)`);
  return (loc) => {
    const match = parameter.exec(loc);
    if (!match) return null;
    const [whole, mark = '', code = '', more = ''] = match;
    const before = loc.slice(0, match.index);
    // The first parameter leaves its "?" to the next, the last one its "&" to nobody.
    const joint = more === '' ? '' : mark;
    return { code, page: before + joint + loc.slice(match.index + whole.length) };
  };
}

/** In a path, a host, or a whole address; "…" and "*" stand for anything, and so does what follows the pattern. */
function placeFinder(pattern: string): (loc: string) => Found | null {
  const text = stripEnd(pattern.replaceAll('...', '…'), /[…*]/);
  const [before = '', after = ''] = text.split(PLACE);
  const start = /^https?:/i.test(before)
    ? wild(before)
    : before.startsWith('/')
      ? AUTHORITY + wild(before)
      : `https?://${wild(before)}`;
  // A path part ends where the code does; its slash goes with it.
  const end = after === '' || after === '/' ? '(?:(?=[?#]|$)|/)' : wild(after);
  const separator = /^[/.-]/.exec(after)?.[0] ?? '';
  const shape = new RegExp(`^(${start})${CODE}(${end})`, 'i');
  return (loc) => {
    const match = shape.exec(loc);
    if (!match) return null;
    const [whole, head = '', code = '', tail = ''] = match;
    const rest = separator !== '' && tail.startsWith(separator) ? tail.slice(separator.length) : tail;
    return { code, page: head + rest + loc.slice(whole.length) };
  };
}

/** The code as BCP 47 writes it, or null for what only looks like one, such as the "faq" of /faq/. */
function codeOf(text: string): string | null {
  const code = text.replaceAll('_', '-');
  const [language = ''] = code.split('-');
  if (language.length !== 2 || !isKnownLanguage(language)) return null;
  return languageFault(code) === null ? shownLanguage(code) : null;
}

function wild(text: string): string {
  return text
    .split(/…|\*/)
    .map((part) => escaped(part))
    .join('.*?');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
