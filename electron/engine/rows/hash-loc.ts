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
    const hash = hashAddress(bytes, 0, loc.length, bytes, 0);
    if (hash >= 0) return hash;
  }
  return hashText(foldLoc(loc));
}

/** Longer addresses are rare. */
const LONGEST = 4_096;

const bytes = Buffer.alloc(3 * LONGEST);

const [NUMBER_SIGN, PERCENT, AMPERSAND, DOT, SLASH, COLON, QUESTION] = [35, 37, 38, 46, 47, 58, 63] as const;
const [SPACE, CAPITAL_A, LOWER_CASE, DELETE] = [32, 65, 32, 127] as const;
const [FACTOR_A, FACTOR_B] = [0x9e3779b1, 0x5f356495] as const;

/** What a character becomes in host and path; 0 for those that are looked at. */
const FOLDED = Uint8Array.from({ length: 256 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[!-~]/.test(character) && !/[%./:?#]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/**
 * The hash of an ordinary absolute address from its bytes in ASCII, without writing its folded form out; -1 where it may
 * be another spelling, or has something else that only foldLoc folds. The bytes are copied to `place` in the target, as
 * far as it got: to go over them once costs half of twice.
 */
export function hashAddress(
  source: Uint8Array,
  from: number,
  to: number,
  target: Uint8Array,
  place: number,
): number {
  const start = schemeEnd(source, from, to);
  if (start < 0) return -1;
  const shift = place - from;
  for (let at = from; at < start; at++) target[at + shift] = source[at] ?? 0;
  let at = addPath(source, start, to, target, shift);
  if (at < 0) return -1;
  if (source[at] === QUESTION && at < to) {
    // A "?" with nothing behind it is folded away.
    if (at + 1 === to || source[at + 1] === NUMBER_SIGN) {
      target[at + shift] = QUESTION;
      at++;
    } else if (!isSorted(source, at + 1, to)) return -1;
  }
  return addRest(source, at, to, target, shift) ? mixed(sums[0] ?? 0, sums[1] ?? 0) : -1;
}

/** As whole numbers of 32 bits: others would be turned into them with each character. */
const [START_A, START_B] = [0x9e3779b9 | 0, 0x85ebca6b | 0] as const;

/** Of what was added so far. */
const sums = new Int32Array(2);

/** Adds host and path, and gives the place behind them; -1 where they may be another spelling. */
function addPath(source: Uint8Array, start: number, to: number, target: Uint8Array, shift: number): number {
  let a: number = START_A;
  let b: number = START_B;
  let slashA = a;
  let slashB = b;
  let firstSlash = -1;
  let slash = -1;
  let at = start;
  for (; at < to; at++) {
    const code = source[at] ?? 0;
    target[at + shift] = code;
    let folded = FOLDED[code] ?? 0;
    if (folded === 0) {
      if (code === QUESTION || code === NUMBER_SIGN) break;
      if (code === SLASH) {
        slashA = a;
        slashB = b;
        slash = at;
        if (firstSlash < 0) firstSlash = at;
      } else if (!isPlain(source, at, to, firstSlash, slash)) return -1;
      folded = code;
    }
    a = Math.imul(a ^ folded, FACTOR_A);
    b = Math.imul(b ^ folded, FACTOR_B);
  }
  // A final slash is folded away.
  const isFinal = firstSlash >= 0 && slash === at - 1;
  if (firstSlash >= 0 && !isFinal && mayBeIndexFile(source, firstSlash, at)) return -1;
  sums[0] = isFinal ? slashA : a;
  sums[1] = isFinal ? slashB : b;
  return at;
}

/** True where a character that may make another spelling makes none here. */
function isPlain(source: Uint8Array, at: number, to: number, firstSlash: number, slash: number): boolean {
  switch (source[at]) {
    case DOT:
      return slash !== at - 1;
    case PERCENT:
      return at + 2 < to && isLetterEscape(source, at);
    case COLON:
      // In a host a port, which may be the one that the scheme has by itself.
      return firstSlash >= 0;
    default:
      return false;
  }
}

/** Adds query and fragment; false where they may be another spelling. */
function addRest(source: Uint8Array, from: number, to: number, target: Uint8Array, shift: number): boolean {
  let [a = 0, b = 0] = sums;
  for (let at = from, last = 0; at < to; at++) {
    const code = source[at] ?? 0;
    target[at + shift] = code;
    if (code <= SPACE || code >= DELETE || (code === DOT && last === SLASH)) return false;
    if (code === PERCENT && (at + 2 >= to || !isLetterEscape(source, at))) return false;
    last = code;
    a = Math.imul(a ^ code, FACTOR_A);
    b = Math.imul(b ^ code, FACTOR_B);
  }
  sums[0] = a;
  sums[1] = b;
  return true;
}

function hashText(text: string): number {
  let a: number = START_A;
  let b: number = START_B;
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
