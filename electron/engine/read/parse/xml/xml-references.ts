// Entities and character references as XML has them, without any DTD. HTML's entities are read and told; what is none
// stays as it stands and is told.
import { decodeHTMLStrict } from 'entities';

/** What was odd about an &; the texts are those of sax, whose errors are told in the same way. */
const BARE_AMPERSAND = 'Invalid character in entity name';
const UNKNOWN_ENTITY = 'Invalid character entity: ';
const HTML_ENTITY = 'Entity of HTML: ';
const CAPITAL_X = 'Capital X in character reference';
const INVALID_REFERENCE = 'Invalid character reference';

/** A run of &, the last of which may begin an entity or a reference. */
const REFERENCE = /&+(?:(#\d+|#[xX][\da-fA-F]+|[A-Za-z_:][\w.:-]*);)?/g;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text of a text node; tells each reference, with its repair or null. */
export function resolveReferences(text: string, tell: (repair: string | null) => void): string {
  return text.replace(REFERENCE, (all: string, name: string | undefined) => {
    const value = check(all, name, tell);
    if (name === undefined) return all;
    const bare = all.slice(0, all.length - name.length - 2);
    return bare + (value ?? `&${name};`);
  });
}

/** A tag's text, with every & escaped that begins nothing known, for a parser that knows less. */
export function protectReferences(text: string, tell: (repair: string | null) => void): string {
  return text.replace(REFERENCE, (all: string, name: string | undefined) => {
    const value = check(all, name, tell);
    if (name === undefined) return all.replaceAll('&', '&amp;');
    const bare = all.slice(0, all.length - name.length - 2).replaceAll('&', '&amp;');
    if (value !== null && isOfHtml(name)) return bare + asNumbers(value);
    return `${bare}${value === null ? '&amp;' : '&'}${name};`;
  });
}

/** What the reference stands for, or null where it stands for nothing. */
function check(all: string, name: string | undefined, tell: (repair: string | null) => void): string | null {
  if (name === undefined || all.startsWith('&&')) tell(BARE_AMPERSAND);
  if (name === undefined) return null;
  if (name.startsWith('#')) {
    const value = character(name);
    tell(value === null ? INVALID_REFERENCE : name.startsWith('#X') ? CAPITAL_X : null);
    return value;
  }
  const value = ENTITIES.get(name) ?? htmlEntity(name);
  tell(ENTITIES.has(name) ? null : (value === null ? UNKNOWN_ENTITY : HTML_ENTITY) + name);
  return value;
}

/** The longest name that HTML has. Source: HTML, "Named character references". */
const LONGEST_NAME = 31;

function htmlEntity(name: string): string | null {
  if (name.length > LONGEST_NAME) return null;
  const entity = `&${name};`;
  const value = decodeHTMLStrict(entity);
  return value === entity ? null : value;
}

function isOfHtml(name: string): boolean {
  return !name.startsWith('#') && !ENTITIES.has(name);
}

/** The text as character references, which stand for themselves wherever they stand. */
function asNumbers(text: string): string {
  return Array.from(text, (character) => `&#${String(character.codePointAt(0))};`).join('');
}

/** The character of "#97" or "#x61", or null where XML has none. Source: w3.org/TR/xml, production 2 (Char). */
function character(name: string): string | null {
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  const valid =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return valid ? String.fromCodePoint(code) : null;
}
