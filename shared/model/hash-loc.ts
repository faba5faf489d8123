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
  const end = plainEnd(loc, start);
  return end < 0 ? hashFolded(foldLoc(loc)) : hashText(loc, start, end, true);
}

function hashFolded(text: string): number {
  return hashText(text, 0, text.length, false);
}

/** Of "http://" or "https://" in small letters; 7 or 8, or 0. Any other spelling takes the slow way. */
function schemeLength(loc: string): number {
  if (loc.startsWith('https://')) return 8;
  if (loc.startsWith('http://')) return 7;
  return /^https?:\/\//i.test(loc) ? -1 : 0;
}

const [SLASH, DOT, COLON] = [0x2f, 0x2e, 0x3a] as const;

/** Where the folded form of an ordinary address ends, or -1 where its form has to be written out. */
function plainEnd(loc: string, start: number): number {
  if (start < 0 || loc.includes('?') || loc.includes('#')) return -1;
  const slash = loc.indexOf('/', start);
  const hostEnd = slash < 0 ? loc.length : slash;
  // A port, or nothing behind a colon.
  for (let i = hostEnd - 1; i >= hostEnd - 4 && i >= start; i--) if (loc.charCodeAt(i) === COLON) return -1;
  const last = loc.length - 1;
  if (slash < 0) return loc.length;
  if (loc.charCodeAt(last) === SLASH) return last;
  // The longest index file has 14 characters with its slash.
  for (let i = last - 3; i > last - 7 && i > slash; i--) {
    if (loc.charCodeAt(i) === DOT && /\/(?:index|default)\.[a-z]+$/i.test(loc.slice(-15))) return -1;
  }
  return loc.length;
}

function hashText(text: string, from: number, to: number, fold: boolean): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = from; i < to; i++) {
    let unit = text.charCodeAt(i);
    if (fold && unit >= 65 && unit <= 90) unit |= 32;
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
