// A fast hash of addresses for finding those that are equal or alike. It is not cryptographic: a hit must be verified.
import { foldLoc } from './fold-loc.ts';

/**
 * A 53-bit hash of the address's folded form (see foldLoc), as an exact non-negative integer: equal for equal
 * addresses and for those that differ in what the form folds away. Stored in project files: whoever changes it has to
 * add a migration.
 */
export function hashLoc(loc: string): number {
  const start = schemeLength(loc);
  if (start === 0) return hashText(loc, 0, loc.length, false);
  const pathEnd = endOfPath(loc);
  const end = start < 0 ? -1 : plainEnd(loc, start, pathEnd);
  if (end < 0 || hasUnsortedQuery(loc, pathEnd)) return hashWhole(foldLoc(loc));
  // A "?" with nothing behind it is folded away.
  const rest = loc.charCodeAt(pathEnd) === QUESTION && isQueryEnd(loc, pathEnd + 1) ? pathEnd + 1 : pathEnd;
  return hashText(loc, start, end, true, rest);
}

function hashWhole(text: string): number {
  return hashText(text, 0, text.length, false);
}

/** Of "http://" or "https://" in small letters; 7 or 8, or 0. Any other spelling takes the slow way. */
function schemeLength(loc: string): number {
  if (loc.startsWith('https://')) return 8;
  if (loc.startsWith('http://')) return 7;
  return /^https?:\/\//i.test(loc) ? -1 : 0;
}

const [SLASH, DOT, COLON, QUESTION, HASH] = [0x2f, 0x2e, 0x3a, 0x3f, 0x23] as const;

function endOfPath(loc: string): number {
  const query = loc.indexOf('?');
  const hash = loc.indexOf('#');
  if (query < 0) return hash < 0 ? loc.length : hash;
  return hash < 0 || query < hash ? query : hash;
}

function isQueryEnd(loc: string, at: number): boolean {
  return at === loc.length || loc.charCodeAt(at) === HASH;
}

/** True where parameters are to change places. */
function hasUnsortedQuery(loc: string, pathEnd: number): boolean {
  if (loc.charCodeAt(pathEnd) !== QUESTION) return false;
  const hash = loc.indexOf('#', pathEnd);
  const queryEnd = hash < 0 ? loc.length : hash;
  let before = '';
  for (let at = pathEnd + 1; at <= queryEnd;) {
    const next = loc.indexOf('&', at);
    const end = next < 0 || next > queryEnd ? queryEnd : next;
    const parameter = loc.slice(at, end);
    if (parameter < before) return true;
    before = parameter;
    at = end + 1;
  }
  return false;
}

/** Where the folded form of an ordinary host and path ends, or -1 where it has to be written out. */
function plainEnd(loc: string, start: number, pathEnd: number): number {
  const slash = loc.indexOf('/', start);
  const hostEnd = slash < 0 || slash > pathEnd ? pathEnd : slash;
  // A port, or nothing behind a colon.
  for (let i = hostEnd - 1; i >= hostEnd - 4 && i >= start; i--) if (loc.charCodeAt(i) === COLON) return -1;
  if (hostEnd === pathEnd) return pathEnd;
  const last = pathEnd - 1;
  if (loc.charCodeAt(last) === SLASH) return last;
  // The longest index file has 14 characters with its slash.
  for (let i = last - 3; i > last - 7 && i > slash; i--) {
    if (loc.charCodeAt(i) !== DOT) continue;
    if (/\/(?:index|default)\.[a-z]+$/i.test(loc.slice(Math.max(pathEnd - 15, 0), pathEnd))) return -1;
  }
  return pathEnd;
}

/** Of a text's part with its capitals folded where that is asked, and then of the rest from `rest` on as it is. */
function hashText(text: string, from: number, to: number, fold: boolean, rest = text.length): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = from; i < to; i++) {
    let unit = text.charCodeAt(i);
    if (fold && unit >= 65 && unit <= 90) unit |= 32;
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  for (let i = rest; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
