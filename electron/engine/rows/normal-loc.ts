// The one spelling of an address that all its equivalent spellings have: RFC 3986, 6.2.2 (letter case, escapes, dot
// segments) and 6.2.3 (default port, empty path), and letters outside ASCII as their UTF-8 is escaped (RFC 3987, 3.1). It
// says what is the same, and repairs nothing.

/** What only other spellings have behind the host: letters to escape, escapes to undo or in small letters, dot segments. */
const RESPELT =
  /[^\0-\x7f]|%(?:[a-f][\da-fA-F]|[\dA-F][a-f]|2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])|\/\.\.?(?![^/?#])/;

/** Scheme, host and port in their normal spelling, and the slash that always follows. */
const ORIGIN = /^https?:\/\/[^\0-\x20A-Z/?#:@\\\x7f-\uffff]+(?::(?!(?:80|443)?\/)\d+)?\//;

const PARTS = /^(https?):\/\/([^/?#]*)([^?#]*)([^]*)$/i;

const ESCAPES = /%[\da-f]{2}|[^\0-\x7f]+/gi;

const UNRESERVED = /[\w.~-]/;

/** What `encodeURI` would change beside letters outside ASCII, and what leads to dot segments. */
const NO_LETTERS_ALONE = /[\0-\x20"%<>[\\\]^`{|}\x7f]|\/\./;

/** True where path, query or fragment may have another normal spelling. */
export function isRespelt(loc: string): boolean {
  return RESPELT.test(loc);
}

/** Scheme, host and slash of the address that was asked about last: the next one mostly has the same. */
let lastOrigin = '\0';

/** True only where a text of ASCII alone is an address in its normal spelling; far faster than to make that. */
export function isSurelyNormal(loc: string): boolean {
  if (!loc.startsWith(lastOrigin)) {
    const origin = normalOrigin(loc);
    if (origin === null) return false;
    lastOrigin = origin;
  }
  return !loc.includes('%') && !loc.includes('/.');
}

/** Scheme, host and port of an address with the slash behind them, where they are in their normal spelling; else null. */
export function normalOrigin(loc: string): string | null {
  return ORIGIN.exec(loc)?.[0] ?? null;
}

/** The normal spelling of an http(s) address; any other text as it is. */
export function normalLoc(loc: string): string {
  if (ORIGIN.test(loc)) {
    if (!RESPELT.test(loc)) return loc;
    // Far faster than to take it apart, for sites whose every address has such letters.
    if (!NO_LETTERS_ALONE.test(loc) && loc.isWellFormed()) return encodeURI(loc);
  }
  const [, scheme = '', authority = '', path = '', rest = ''] = PARTS.exec(loc) ?? [];
  if (authority === '') return loc;
  const lower = scheme.toLowerCase();
  return `${lower}://${normalAuthority(authority, lower)}${withoutDots(normalEscapes(path))}${normalEscapes(rest)}`;
}

function normalAuthority(authority: string, scheme: string): string {
  const user = authority.lastIndexOf('@') + 1;
  const host = authority.slice(user).replace(scheme === 'http' ? /:(?:80)?$/ : /:(?:443)?$/, '');
  // Of a host in letters outside ASCII, the form that the name system knows.
  const known = /[^\0-\x7f]/.test(host) ? (URL.parse(`${scheme}://${host}`)?.host ?? host) : host;
  return authority.slice(0, user) + known.toLowerCase();
}

function normalEscapes(text: string): string {
  return text.replace(ESCAPES, (found) => {
    if (!found.startsWith('%')) return encodeURIComponent(found.toWellFormed());
    const character = String.fromCharCode(parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : found.toUpperCase();
  });
}

/** Source: RFC 3986, 5.2.4. */
function withoutDots(path: string): string {
  if (!path.includes('/.')) return path === '' ? '/' : path;
  const kept: string[] = [];
  const segments = path.slice(1).split('/');
  segments.forEach((segment, i) => {
    const isLast = i === segments.length - 1;
    if (segment === '..') kept.pop();
    if (segment !== '.' && segment !== '..') kept.push(segment);
    else if (isLast) kept.push('');
  });
  return `/${kept.join('/')}`;
}
