// A fast hash of addresses for finding those that are equal or alike. It is not cryptographic: a hit must be verified.
import { foldLoc } from './fold-loc.ts';

/**
 * A 53-bit hash of the address's folded form (see foldLoc), as an exact non-negative integer: equal for equal
 * addresses and for those that differ in what the form folds away. Stored in project files: whoever changes it has to
 * add a migration.
 */
export function hashLoc(loc: string): number {
  const start = schemeLength(loc);
  if (start === 0) return hashPieces(loc, [0, loc.length], 0);
  const pathEnd = endOfPath(loc);
  const end = start < 0 ? -1 : plainEnd(loc, start, pathEnd);
  if (end < 0) {
    const folded = foldLoc(loc);
    return hashPieces(folded, [0, folded.length], 0);
  }
  if (loc.charCodeAt(pathEnd) !== QUESTION) return hashPieces(loc, [start, end, pathEnd, loc.length], 1);
  return hashPieces(loc, withQuery(loc, start, end, pathEnd), 1);
}

/** The pieces of an address with parameters: these in the order of their texts. */
function withQuery(loc: string, start: number, end: number, pathEnd: number): number[] {
  const hash = loc.indexOf('#', pathEnd);
  const queryEnd = hash < 0 ? loc.length : hash;
  // A "?" with nothing behind it is folded away.
  if (queryEnd === pathEnd + 1) return [start, end, queryEnd, loc.length];
  const parameters = unsortedParameters(loc, pathEnd + 1, queryEnd);
  if (!parameters) return [start, end, pathEnd, loc.length];
  parameters.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const and = loc.indexOf('&', pathEnd);
  const pieces = [start, end, pathEnd, pathEnd + 1];
  parameters.forEach(({ from, text }, i) => {
    if (i > 0) pieces.push(and, and + 1);
    pieces.push(from, from + text.length);
  });
  pieces.push(queryEnd, loc.length);
  return pieces;
}

interface Parameter {
  readonly from: number;
  readonly text: string;
}

/** The parameters between two places, or null where they stand in order. */
function unsortedParameters(loc: string, from: number, to: number): Parameter[] | null {
  const parameters: Parameter[] = [];
  let sorted = true;
  for (let at = from; at <= to;) {
    const and = loc.indexOf('&', at);
    const end = and < 0 || and > to ? to : and;
    const text = loc.slice(at, end);
    sorted &&= text >= (parameters.at(-1)?.text ?? '');
    parameters.push({ from: at, text });
    at = end + 1;
  }
  return sorted ? null : parameters;
}

/** Of "http://" or "https://" in small letters; 7 or 8, or 0. Any other spelling takes the slow way. */
function schemeLength(loc: string): number {
  if (loc.startsWith('https://')) return 8;
  if (loc.startsWith('http://')) return 7;
  return /^https?:\/\//i.test(loc) ? -1 : 0;
}

const [SLASH, DOT, COLON, QUESTION] = [0x2f, 0x2e, 0x3a, 0x3f] as const;

function endOfPath(loc: string): number {
  const query = loc.indexOf('?');
  const hash = loc.indexOf('#');
  if (query < 0) return hash < 0 ? loc.length : hash;
  return hash < 0 || query < hash ? query : hash;
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

/** Of pieces of a text, each by its two ends; those of the first `folded` with small letters for capitals. */
function hashPieces(text: string, pieces: readonly number[], folded: number): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const fold = piece < 2 * folded;
    const to = pieces[piece + 1] ?? 0;
    for (let i = pieces[piece] ?? 0; i < to; i++) {
      let unit = text.charCodeAt(i);
      if (fold && unit >= 65 && unit <= 90) unit |= 32;
      a = Math.imul(a ^ unit, 0x9e3779b1);
      b = Math.imul(b ^ unit, 0x5f356495);
    }
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
