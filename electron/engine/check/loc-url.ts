// When a loc is a usable web address. It judges and never repairs.
import { reason, type ErrorReason } from '../../../shared/contract/error-texts.ts';
import { invisibleAt, nameOfInvisible } from '../../../shared/protocol/invisible.ts';

/** White space, control characters, and what XML 1.0 can't hold (except lone surrogates). */
const FORBIDDEN = /[\s\p{Cc}\ufffe\uffff]/u;

const WEB_ADDRESS = /^https?:\/\/[^/?#\\]/i;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** "example.com:8080/x": what looks like a scheme is a host. */
const HOST_AND_PORT = /^[a-z0-9.-]+:\d+(?:[/?#]|$)/i;

/** Position of the first character that no loc may have, or -1. */
export function forbiddenAt(loc: string): number {
  const at = loc.search(FORBIDDEN);
  if (at >= 0 || loc.isWellFormed()) return at;
  return loc.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
}

/** True where the text says how it is to be fetched, whatever comes after. */
export function hasScheme(loc: string): boolean {
  return SCHEME.test(loc) && !HOST_AND_PORT.test(loc);
}

/** The parsed address, or null where loc is no absolute http(s) address without forbidden characters. */
export function locUrl(loc: string): URL | null {
  return WEB_ADDRESS.test(loc) && forbiddenAt(loc) < 0 ? URL.parse(loc) : null;
}

/** The directory that a scope names (up to its last slash), normalised; null where it is no address. */
export function scopeDirectory(scope: string): URL | null {
  return URL.parse('.', scope);
}

/** A value as part of a message: quoted, cut where it is long, control characters made visible. */
export function quoted(value: string): string {
  const cut = value.length > 120 ? `${value.slice(0, 117)}…` : value;
  return `“${cut.replace(/\p{Cc}/gu, codePoint)}”`;
}

/** "U+0020" for a space. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Where scheme and authority end and path, query or fragment begin. For locs that locUrl reads. */
export function authorityEnd(loc: string): number {
  return /^[^:]*:\/\/[^/?#\\]*/.exec(loc)?.[0].length ?? 0;
}

/** Host and port as they are written, with user name and password. */
export function authorityOf(loc: string): string {
  return loc.slice(loc.indexOf('//') + 2, authorityEnd(loc));
}

/** The host as it is written, without port. */
export function hostOf(loc: string): string {
  const authority = authorityOf(loc);
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
}

/** The path as it is written. */
export function pathOf(loc: string): string {
  const rest = loc.slice(authorityEnd(loc));
  const end = rest.search(/[?#]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** True where the two differ in http against https and in nothing else before the path. */
export function isOtherScheme(url: URL, site: string): boolean {
  const other = url.protocol === 'https:' ? 'http:' : 'https:';
  return `${other}//${url.host}` === site;
}

/** A character as the bytes of its UTF-8, each with a % before it. */
export function percentEncoded(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** What is told of the first character of an address that nobody sees; null where it has none. */
export function blankIn(address: string): { name: ErrorReason; code: string; encoded: string } | null {
  const at = invisibleAt(address);
  if (at < 0) return null;
  const character = address.charAt(at);
  return {
    name: reason(nameOfInvisible(character)),
    code: codePoint(character),
    encoded: percentEncoded(character),
  };
}
