// A fast hash of addresses for finding those that are equal or alike. It is not cryptographic: a hit must be verified.
import { foldLoc } from './fold-loc.ts';

/**
 * A 53-bit hash of the address's folded form (see foldLoc), as an exact non-negative integer: equal for equal
 * addresses and for those that differ in what the form folds away. Stored in project files: whoever changes it has to
 * add a migration.
 */
export function hashLoc(loc: string): number {
  // Only ASCII has as many bytes as characters.
  if (loc.length <= LONGEST && bytes.write(loc) === loc.length) {
    const hash = hashAddress(bytes, 0, loc.length);
    if (hash >= 0) return hash;
  }
  return hashText(foldLoc(loc));
}

/** Longer addresses are rare. */
const LONGEST = 4_096;

const bytes = Buffer.alloc(3 * LONGEST);

const [NUMBER_SIGN, PERCENT, AMPERSAND, DOT, SLASH, COLON, QUESTION] = [35, 37, 38, 46, 47, 58, 63] as const;
const [CAPITAL_A, CAPITAL_Z, LOWER_CASE] = [65, 90, 32] as const;
const [FACTOR_A, FACTOR_B] = [0x9e3779b1, 0x5f356495] as const;

/**
 * The hash of an ordinary absolute address from its bytes in ASCII, without writing its folded form out; -1 where it may
 * be another spelling, or has something else that only foldLoc folds.
 */
export function hashAddress(source: Uint8Array, from: number, to: number): number {
  const start = schemeEnd(source, from, to);
  if (start < 0) return -1;
  let pathEnd = start;
  while (pathEnd < to && source[pathEnd] !== QUESTION && source[pathEnd] !== NUMBER_SIGN) pathEnd++;
  const end = plainEnd(source, start, pathEnd);
  [sums[0], sums[1]] = START;
  if (end < 0 || !addPiece(source, start, end, true)) return -1;
  if (source[pathEnd] === QUESTION && pathEnd < to) {
    // A "?" with nothing behind it is folded away.
    if (pathEnd + 1 === to || source[pathEnd + 1] === NUMBER_SIGN) pathEnd++;
    else if (!isSorted(source, pathEnd + 1, to)) return -1;
  }
  return addPiece(source, pathEnd, to, false) ? mixed(sums[0], sums[1]) : -1;
}

const START = [0x9e3779b9, 0x85ebca6b] as const;

/** Of the pieces so far. */
const sums = new Int32Array(2);

/** Adds a piece, with small letters for capitals where that is said; false where it may be another spelling. */
function addPiece(source: Uint8Array, from: number, to: number, fold: boolean): boolean {
  let [a = 0, b = 0] = sums;
  for (let at = from, last = 0; at < to; at++) {
    let code = source[at] ?? 0;
    if (code > 0x7f || (code === DOT && last === SLASH)) return false;
    if (code === PERCENT && (at + 2 >= to || !isLetterEscape(source, at))) return false;
    if (fold && code >= CAPITAL_A && code <= CAPITAL_Z) code |= LOWER_CASE;
    last = code;
    a = Math.imul(a ^ code, FACTOR_A);
    b = Math.imul(b ^ code, FACTOR_B);
  }
  sums[0] = a;
  sums[1] = b;
  return true;
}

function hashText(text: string): number {
  let [a, b]: [number, number] = [...START];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, FACTOR_A);
    b = Math.imul(b ^ unit, FACTOR_B);
  }
  return mixed(a, b);
}

function mixed(first: number, second: number): number {
  const a = Math.imul(first ^ (first >>> 16), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 13), 0xc2b2ae35);
  const b = Math.imul(second ^ (second >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}

/** Where the folded form of an ordinary host and path ends, or -1 where it has to be written out. */
function plainEnd(source: Uint8Array, start: number, pathEnd: number): number {
  let slash = start;
  while (slash < pathEnd && source[slash] !== SLASH) slash++;
  // A port, or nothing behind a colon, ends the host.
  for (let i = Math.max(slash - 4, start); i < slash; i++) if (source[i] === COLON) return -1;
  if (slash === pathEnd) return pathEnd;
  if (source[pathEnd - 1] === SLASH) return pathEnd - 1;
  return mayBeIndexFile(source, slash, pathEnd) ? -1 : pathEnd;
}

const SCHEME = Buffer.from('http');

/** The place behind "http://" or "https://" in small letters, or -1. */
function schemeEnd(source: Uint8Array, from: number, to: number): number {
  if (to - from < 'http://'.length) return -1;
  for (let i = 0; i < SCHEME.length; i++) if (source[from + i] !== SCHEME[i]) return -1;
  const at = source[from + 4] === 0x73 ? from + 5 : from + 4;
  const isScheme = source[at] === COLON && source[at + 1] === SLASH && source[at + 2] === SLASH;
  return isScheme && at + 3 <= to ? at + 3 : -1;
}

/** Index files end in 3 to 5 letters behind "index." or "default.": see foldLoc. */
function mayBeIndexFile(source: Uint8Array, slash: number, pathEnd: number): boolean {
  for (let i = pathEnd - 4; i > pathEnd - 8 && i > slash; i--) {
    if (source[i] !== DOT) continue;
    const before = (source[i - 1] ?? 0) | LOWER_CASE;
    return before === 0x78 || before === 0x74;
  }
  return false;
}

/** True for the escape of a byte beyond ASCII in its normal spelling. */
function isLetterEscape(source: Uint8Array, at: number): boolean {
  return isHexFrom(source[at + 1], 0x38) && isHexFrom(source[at + 2], 0x30);
}

function isHexFrom(code = 0, first: number): boolean {
  return (code >= first && code <= 0x39) || (code >= CAPITAL_A && code <= 0x46);
}

/** True where the parameters from here on stand in the order of their texts. */
function isSorted(source: Uint8Array, from: number, to: number): boolean {
  let before = -1;
  let start = from;
  for (let at = from; ; at++) {
    const code = at < to ? source[at] : NUMBER_SIGN;
    if (code !== AMPERSAND && code !== NUMBER_SIGN) continue;
    if (before >= 0 && compareParts(source, before, start - 1, start, at) > 0) return false;
    if (code === NUMBER_SIGN) return true;
    before = start;
    start = at + 1;
  }
}

/** More than 0 where the one part comes behind the other, as texts compare. */
function compareParts(source: Uint8Array, a: number, aEnd: number, b: number, bEnd: number): number {
  const length = Math.min(aEnd - a, bEnd - b);
  for (let i = 0; i < length; i++) {
    const difference = (source[a + i] ?? 0) - (source[b + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return aEnd - a - (bEnd - b);
}
