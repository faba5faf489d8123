// Recognises the most ordinary values as the bytes that they are stored as, without making a text of each. As
// accept-ordinary.ts it may refuse what is fine; it must never accept what that refuses.

const LINE_FEED = 10;
const [SLASH, DOT, OPEN] = [0x2f, 0x2e, 0x28] as const;
const [DASH, COLON, LETTER_T, LETTER_Z, PLUS] = [0x2d, 0x3a, 0x54, 0x5a, 0x2b] as const;

const [OTHER, PLAIN, SEPARATOR] = [0, 1, 2] as const;

/** What a byte behind the origin is. Queries, escapes and entities need the text. */
const KIND = new Uint8Array(256).map((_, byte) => {
  const character = String.fromCharCode(byte);
  if (character === '/') return SEPARATOR;
  return /[!$'()*+,\-.0-9:=@A-Z[\]_a-z~]/.test(character) ? PLAIN : OTHER;
});

/** The end of a loc of plain letters behind its origin, whose slash is at `slash`, or -1. */
export function plainPathEnd(bytes: Uint8Array, slash: number): number {
  for (let at = slash; ; at++) {
    const byte = bytes[at] ?? LINE_FEED;
    const kind = KIND[byte];
    if (kind === PLAIN) continue;
    if (kind === OTHER) return byte === LINE_FEED ? at : -1;
    const next = bytes[at + 1];
    // A dot segment, two slashes, a session id of ASP.NET: perhaps.
    if (next === DOT || next === SLASH || next === OPEN) return -1;
  }
}

/** True where the bytes from a place on begin with these. */
export function startsWithBytes(bytes: Uint8Array, at: number, start: Uint8Array): boolean {
  for (let i = 0; i < start.length; i++) if (bytes[at + i] !== start[i]) return false;
  return true;
}

/** True for the forms of a day or a second that nearly all files use, from `oldest` on and before `past`. */
export function isPlainLastmod(
  bytes: Uint8Array,
  from: number,
  to: number,
  bounds: { readonly oldest: Uint8Array; readonly past: Uint8Array },
): boolean {
  const length = to - from;
  if ((length !== 10 && length !== 20 && length !== 25) || !isDay(bytes, from)) return false;
  if (isBelow(bytes, from, bounds.oldest) || !isBelow(bytes, from, bounds.past)) return false;
  if (length === 10) return true;
  if (!isTime(bytes, from + 10)) return false;
  const zone = bytes[from + 19];
  if (length === 20) return zone === LETTER_Z;
  if ((zone !== PLUS && zone !== DASH) || bytes[from + 22] !== COLON) return false;
  // +14:00 needs a look at its minutes.
  return twoDigits(bytes, from + 20) <= 13 && twoDigits(bytes, from + 23) <= 59;
}

/** Days that every month has, from the year 100 on. */
function isDay(bytes: Uint8Array, at: number): boolean {
  const month = twoDigits(bytes, at + 5);
  const day = twoDigits(bytes, at + 8);
  if (bytes[at + 4] !== DASH || bytes[at + 7] !== DASH) return false;
  if (twoDigits(bytes, at) > 99 || twoDigits(bytes, at) === 0 || twoDigits(bytes, at + 2) > 99) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= 28;
}

/** "T12:30:59" */
function isTime(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== LETTER_T || bytes[at + 3] !== COLON || bytes[at + 6] !== COLON) return false;
  return twoDigits(bytes, at + 1) <= 23 && twoDigits(bytes, at + 4) <= 59 && twoDigits(bytes, at + 7) <= 59;
}

/** The number of two digits, or more than any where there are none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - 48;
  const ones = (bytes[at + 1] ?? 0) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 1_000;
}

/** As texts compare. */
function isBelow(bytes: Uint8Array, at: number, bound: Uint8Array): boolean {
  for (let i = 0; i < bound.length; i++) {
    const difference = (bytes[at + i] ?? 0) - (bound[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
