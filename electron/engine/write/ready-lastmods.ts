// Looks at the lastmods of a batch of rows as bytes: whether all are valid, how many are not written, and which may be the
// latest. A text of each would cost more than all else. It says what row-lines.ts says, or leaves the batch to that.

const [LINE_END, DASH, COLON, DOT, PLUS, ZULU, TIME] = [0x0a, 0x2d, 0x3a, 0x2e, 0x2b, 0x5a, 0x54] as const;
const ZERO = 0x30;

/** Lengths: of a year, a month, a day, and of a time up to its minutes. */
const [YEAR, MONTH, DAY, MINUTE] = [4, 7, 10, 16] as const;

export interface LastmodsRead {
  readonly lines: number;
  /** A year or a month, which is not written. */
  readonly imprecise: number;
  /** As they are written, in order; without those that are days before another one. */
  readonly late: readonly string[];
}

/**
 * So many days by DayKey lie three real days apart at least, and so none of the earlier one's moments after one of the
 * later one's, whatever their zones: months count as 31 days each.
 */
const SURELY_EARLIER = 6;

/** Null where one is not valid, or on a 29 February. One a line. */
export function readLastmods(bytes: Buffer): LastmodsRead | null {
  const late: string[] = [];
  let lines = 0;
  let imprecise = 0;
  let best = -Infinity;
  let last = -Infinity;
  let lastLength = 0;
  for (let start = 0; start <= bytes.length; lines++) {
    let end = start;
    while (end < bytes.length && bytes[end] !== LINE_END) end++;
    const length = end - start;
    if (length === YEAR || length === MONTH) {
      if (!isYear(bytes, start) || (length === MONTH && monthAt(bytes, start) < 0)) return null;
      imprecise++;
    } else {
      const day = dayKey(bytes, start, length);
      if (day < 0 || (length > DAY && !isTime(bytes, start + DAY, end))) return null;
      const repeated = length === DAY && lastLength === DAY && day === last;
      if (day > best - SURELY_EARLIER && !repeated) {
        late.push(written(bytes.toString('latin1', start, end)));
        [last, lastLength] = [day, length];
      }
      if (day > best) best = day;
    }
    start = end + 1;
  }
  return { lines, imprecise, late };
}

/** As the line has it: seconds are never missing. */
function written(lastmod: string): string {
  if (lastmod.length === DAY || lastmod[MINUTE] === ':') return lastmod;
  return `${lastmod.slice(0, MINUTE)}:00${lastmod.slice(MINUTE)}`;
}

/** Grows with the day; negative for what is none, or is a 29 February. */
function dayKey(bytes: Uint8Array, at: number, length: number): number {
  if (length < DAY || !isYear(bytes, at) || bytes[at + MONTH] !== DASH) return -1;
  const month = monthAt(bytes, at);
  const day = twoDigits(bytes, at + MONTH + 1);
  if (month < 0 || day < 1 || day > (DAYS[month] ?? 0)) return -1;
  const year = twoDigits(bytes, at) * 100 + twoDigits(bytes, at + 2);
  return (year * 12 + month) * 31 + day;
}

const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 1 to 12 after a year, else negative. */
function monthAt(bytes: Uint8Array, at: number): number {
  const month = bytes[at + YEAR] === DASH ? twoDigits(bytes, at + YEAR + 1) : -1;
  return month >= 1 && month <= 12 ? month : -1;
}

/** Any but the year 0. */
function isYear(bytes: Uint8Array, at: number): boolean {
  const century = twoDigits(bytes, at);
  const year = twoDigits(bytes, at + 2);
  return century >= 0 && year >= 0 && century + year > 0;
}

/** "T10:00", seconds, a fraction of them, and a zone. Source: w3.org/TR/NOTE-datetime; zones up to 14 hours. */
function isTime(bytes: Uint8Array, from: number, end: number): boolean {
  if (bytes[from] !== TIME || !isClock(bytes, from + 1, 23)) return false;
  let at = from + 6;
  if (bytes[at] === COLON) {
    if (!isSixty(bytes, at + 1)) return false;
    at += 3;
    if (bytes[at] === DOT) {
      const digits = ++at;
      while (isDigit(bytes[at])) at++;
      if (at === digits) return false;
    }
  }
  if (bytes[at] === ZULU) return at + 1 === end;
  if (bytes[at] !== PLUS && bytes[at] !== DASH) return false;
  const full = twoDigits(bytes, at + 1) === 14 && bytes[at + 3] === COLON && twoDigits(bytes, at + 4) === 0;
  return at + 6 === end && (full || isClock(bytes, at + 1, 13));
}

function isClock(bytes: Uint8Array, at: number, hours: number): boolean {
  const hour = twoDigits(bytes, at);
  return hour >= 0 && hour <= hours && bytes[at + 2] === COLON && isSixty(bytes, at + 3);
}

function isSixty(bytes: Uint8Array, at: number): boolean {
  const number = twoDigits(bytes, at);
  return number >= 0 && number < 60;
}

/** Negative where they are no digits. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - ZERO;
  const ones = (bytes[at + 1] ?? 0) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= ZERO + 9;
}
