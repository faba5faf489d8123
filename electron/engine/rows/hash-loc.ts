// A fast hash of addresses for finding those that are equal or alike. It is not cryptographic: a hit must be verified.
import { foldLoc } from './fold-loc.ts';
import { isRespelt, normalLoc } from './normal-loc.ts';

/**
 * A 53-bit hash of the address's folded form (see foldLoc), as an exact non-negative integer: equal for equal
 * addresses and for those that differ in what the form folds away. Stored in project files: whoever changes it has to
 * add a migration.
 */
export function hashLoc(loc: string): number {
  const start = schemeLength(loc);
  if (start === 0) return hashPieces(loc, [0, loc.length], 0);
  mayBeRespelt = false;
  const hash = hashAddress(loc, start);
  if (!wasOdd() || !isRespelt(loc)) return hash;
  const normal = normalLoc(loc);
  return hashAddress(normal, schemeLength(normal));
}

/** Set where a hashed text has what equivalent spellings differ in; telling so in passing costs next to nothing. */
let mayBeRespelt = false;

function wasOdd(): boolean {
  return mayBeRespelt;
}

function hashFolded(loc: string): number {
  const folded = foldLoc(loc);
  return hashPieces(folded, [0, folded.length], 0);
}

function hashAddress(loc: string, start: number): number {
  const pathEnd = endOfPath(loc);
  const end = start < 0 ? -1 : plainEnd(loc, start, pathEnd);
  if (end < 0) return hashFolded(loc);
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
  parameters.sort((a, b) => compareParts(loc, a, b));
  const and = loc.indexOf('&', pathEnd);
  const pieces = [start, end, pathEnd, pathEnd + 1];
  parameters.forEach((parameter, i) => {
    if (i > 0) pieces.push(and, and + 1);
    pieces.push(parameter.from, parameter.to);
  });
  pieces.push(queryEnd, loc.length);
  return pieces;
}

/** A part of a text. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** The parameters between two places, or null where they stand in the order of their texts. */
function unsortedParameters(loc: string, from: number, to: number): Part[] | null {
  const first = endOfParameter(loc, from, to);
  // Most addresses with parameters have one.
  if (first === to) return null;
  const parameters = [{ from, to: first }];
  let sorted = true;
  for (let at = first + 1; at <= to;) {
    const parameter = { from: at, to: endOfParameter(loc, at, to) };
    sorted &&= compareParts(loc, parameters.at(-1) ?? parameter, parameter) <= 0;
    parameters.push(parameter);
    at = parameter.to + 1;
  }
  return sorted ? null : parameters;
}

/** Less than 0 where the one part comes before the other, as texts compare. */
function compareParts(text: string, a: Part, b: Part): number {
  const length = Math.min(a.to - a.from, b.to - b.from);
  for (let i = 0; i < length; i++) {
    const difference = text.charCodeAt(a.from + i) - text.charCodeAt(b.from + i);
    if (difference !== 0) return difference;
  }
  return a.to - a.from - (b.to - b.from);
}

function endOfParameter(loc: string, from: number, to: number): number {
  const and = loc.indexOf('&', from);
  return and < 0 || and > to ? to : and;
}

/** Of "http://" or "https://" in small letters; 7 or 8, or 0. Any other spelling takes the slow way. */
function schemeLength(loc: string): number {
  if (loc.startsWith('https://')) return 8;
  if (loc.startsWith('http://')) return 7;
  return /^https?:\/\//i.test(loc) ? -1 : 0;
}

const [PERCENT, SLASH, DOT, COLON, QUESTION] = [0x25, 0x2f, 0x2e, 0x3a, 0x3f] as const;

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
    let last = 0;
    for (let i = pieces[piece] ?? 0; i < to; i++) {
      let unit = text.charCodeAt(i);
      if (fold && unit >= 65 && unit <= 90) unit |= 32;
      if (unit > 0x7f || unit === PERCENT || (unit === DOT && last === SLASH)) mayBeRespelt = true;
      last = unit;
      a = Math.imul(a ^ unit, 0x9e3779b1);
      b = Math.imul(b ^ unit, 0x5f356495);
    }
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
