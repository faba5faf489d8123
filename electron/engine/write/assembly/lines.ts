// Makes lines of a sitemap from rows as row-sql.ts joins them: checks each value, escapes locs. What it makes is what
// row-lines.ts would; it refuses all rows where one of them is unusual.
import { AND, APOSTROPHE, COLON, DOT, GREATER, isDigit, ONE, ZERO } from './characters';
import { dayKey, isMonth, isTime, isYear } from './lastmods';
import { keep, put, putBytes } from './texts';

/** Bytes that the rows of a call may have, and their lines. */
const INPUT_BYTES = 1 << 19;
const OUTPUT_BYTES = 4 << 20;

/** What a line has beside the bytes of its values, at most, and sixteen that are copied at once. */
const LINE_FRAME = 256;

/** Bytes of an escaped character. */
const ESCAPED = 6;

const input = memory.data(INPUT_BYTES + 16, 16);
const output = memory.data(OUTPUT_BYTES, 16);

/** The fragments of the rows, each behind a ">", so that no two of them look like one. */
const fragments = memory.data(INPUT_BYTES + 16, 16);
let fragmentsEnd: usize = fragments;

/** Behind the values of a row, and between rows. XML can't hold them; see row-sql.ts. */
const LOC_END: u8 = 1;
const LASTMOD_END: u8 = 2;
const CHANGEFREQ_END: u8 = 3;
const PRIORITY_END: u8 = 4;
const ROW_END: u8 = 5;

const URL = keep('<url><loc>');
const AMP = keep('&amp;');
const APOS = keep('&apos;');
const LOC_CLOSE = keep('</loc>');
const LASTMOD = keep('</loc><lastmod>');
const SECONDS = keep(':00');
const LASTMOD_CLOSE = keep('</lastmod>');
const PRIORITY = keep('<priority>');
const PRIORITY_CLOSE = keep('</priority>');
const URL_CLOSE = keep('</url>\n');

/** By their codes. */
const CHANGEFREQS: StaticArray<u64> = [
  keep('<changefreq>always</changefreq>'),
  keep('<changefreq>hourly</changefreq>'),
  keep('<changefreq>daily</changefreq>'),
  keep('<changefreq>weekly</changefreq>'),
  keep('<changefreq>monthly</changefreq>'),
  keep('<changefreq>yearly</changefreq>'),
  keep('<changefreq>never</changefreq>'),
];

/** Where the rows are to be put. */
export function linesInput(): usize {
  return input;
}

/** Bytes that fit there. */
export function mostLinesInput(): u32 {
  return INPUT_BYTES;
}

/** Where the lines are, until the next call. */
export function linesOutput(): usize {
  return output;
}

/** Where the fragments of the rows are, until the next call. */
export function linesFragments(): usize {
  return fragments;
}

/** Bytes of the fragments. */
export function fragmentBytes(): u32 {
  return <u32>(fragmentsEnd - fragments);
}

/** Rows with a lastmod, be it written or not. */
let dated: u32 = 0;

export function datedRows(): u32 {
  return dated;
}

/** Years and months, which are not written. */
let imprecise: u32 = 0;

export function impreciseLastmods(): u32 {
  return imprecise;
}

/** Lastmods that may be the latest: place in the output and length of each, as u32. */
const MOST_LATE: u32 = 4096;
const late = memory.data(<i32>MOST_LATE * 8, 4);
let lateCount: u32 = 0;

export function lastmodPlaces(): usize {
  return late;
}

/** How many these are. */
export function lateLastmods(): u32 {
  return lateCount;
}

/**
 * Makes the lines of so many rows, which have so many bytes. Gives the bytes of the lines; −1 where they have to be made
 * row by row.
 */
export function makeLines(length: u32, rows: u32): i32 {
  const end = input + length;
  const full = output + OUTPUT_BYTES - LINE_FRAME;
  dated = imprecise = lateCount = 0;
  fragmentsEnd = fragments;
  bestDay = lastDay = -SURELY_EARLIER;
  lastLength = 0;
  let count: u32 = 0;
  let to = output;
  for (at = input; at < end;) {
    if (to + ESCAPED * <u32>(end - at) > full) return -1;
    to = putRow(to, end);
    if (to === 0) return -1;
    count++;
  }
  return count === rows ? <i32>(to - output) : -1;
}

/** Where reading goes on. */
let at: usize = 0;

/** The end of the line of the row that begins at `at`; 0 where the row is unusual. */
function putRow(to: usize, end: usize): usize {
  to = putLoc(put(to, URL), end);
  if (to !== 0) to = putLastmod(to, endOf(end, LASTMOD_END));
  if (to !== 0) to = putChangefreq(to, endOf(end, CHANGEFREQ_END));
  if (to !== 0) to = putPriority(to, endOf(end, PRIORITY_END));
  if (to === 0) return 0;
  return put(putFragment(to, endOf(end, ROW_END)), URL_CLOSE);
}

/** Writes a fragment as it is, and keeps it. */
function putFragment(to: usize, end: usize): usize {
  const from = at;
  at = end + 1;
  if (from === end) return to;
  const length = <u32>(end - from);
  store<u8>(fragmentsEnd, GREATER);
  fragmentsEnd = putBytes(fragmentsEnd + 1, from, length);
  return putBytes(to, from, length);
}

/** Where the value that begins at `at` ends; `end` where nothing ends it. */
function endOf(end: usize, mark: u8): usize {
  let place = at;
  while (place < end && load<u8>(place) !== mark) place++;
  return place;
}

/** Writes a loc with "&" and "'" escaped; 0 where it has another character that no address needs. */
function putLoc(to: usize, end: usize): usize {
  while (at < end) {
    // Nearly all bytes are ordinary: sixteen are copied, and looked at, at once.
    const bytes = v128.load(at);
    v128.store(to, bytes);
    const odd = oddBytes(bytes);
    const ordinary = odd === 0 ? 16 : ctz(odd);
    at += ordinary;
    to += ordinary;
    if (odd === 0) continue;
    const byte = load<u8>(at++);
    if (byte === LOC_END) return to;
    if (byte === AND) to = put(to, AMP);
    else if (byte === APOSTROPHE) to = put(to, APOS);
    else if (byte === FIRST_OF_FFFE && !isUnholdable(at)) store<u8>(to++, byte);
    else return 0;
  }
  return 0;
}

/** A bit for each byte that is escaped or refused, or may be part of a character that is: & ' < > ", controls, U+F000 on. */
function oddBytes(bytes: v128): i32 {
  const escaped = i8x16.eq(v128.or(bytes, i8x16.splat(1)), i8x16.splat(0x27));
  const tags = i8x16.eq(v128.or(bytes, i8x16.splat(2)), i8x16.splat(0x3e));
  const quotes = i8x16.eq(bytes, i8x16.splat(0x22));
  const controls = i8x16.lt_u(bytes, i8x16.splat(0x20));
  const high = i8x16.eq(bytes, i8x16.splat(<i8>FIRST_OF_FFFE));
  return i8x16.bitmask(v128.or(v128.or(v128.or(escaped, tags), v128.or(quotes, controls)), high));
}

const FIRST_OF_FFFE: u8 = 0xef;

/** U+FFFE or U+FFFF, behind their first byte. Source: w3.org/TR/xml, production 2 (Char). */
function isUnholdable(place: usize): bool {
  return load<u8>(place) === 0xbf && load<u8>(place + 1) >= 0xbe;
}

const YEAR: u32 = 4;
const MONTH: u32 = 7;
const DAY: u32 = 10;
const MINUTE: u32 = 16;

/**
 * So many days by dayKey lie three real days apart at least, and so none of the earlier one's moments after one of the
 * later one's, whatever their zones: months count as 31 days each.
 */
const SURELY_EARLIER = 6;

let bestDay: i32 = 0;
let lastDay: i32 = 0;
let lastLength: u32 = 0;

/** Closes the loc, and writes the lastmod that ends there, if any; 0 where it is not valid, or on a 29 February. */
function putLastmod(to: usize, end: usize): usize {
  const from = at;
  const length = <u32>(end - from);
  at = end + 1;
  if (length === 0) return put(to, LOC_CLOSE);
  dated++;
  if (length === YEAR || length === MONTH) {
    if (length === YEAR ? !isYear(from) : !isMonth(from)) return 0;
    imprecise++;
    return put(to, LOC_CLOSE);
  }
  const day = length < DAY ? -1 : dayKey(from);
  if (day < 0 || (length > DAY && !isTime(from + DAY, end))) return 0;
  to = put(to, LASTMOD);
  const start = to;
  // Seconds are never missing.
  if (length === DAY || load<u8>(from + MINUTE) === COLON) to = putBytes(to, from, length);
  else to = putBytes(put(putBytes(to, from, MINUTE), SECONDS), from + MINUTE, length - MINUTE);
  return noteLate(day, length, start, to) ? put(to, LASTMOD_CLOSE) : 0;
}

/** Notes a lastmod as it was written, unless a later one is known, or the same day; false where too many are noted. */
function noteLate(day: i32, length: u32, start: usize, end: usize): bool {
  const isRepeated = length === DAY && lastLength === DAY && day === lastDay;
  if (day > bestDay - SURELY_EARLIER && !isRepeated) {
    if (lateCount === MOST_LATE) return false;
    store<u32>(late + lateCount * 8, <u32>(start - output));
    store<u32>(late + lateCount * 8 + 4, <u32>(end - start));
    lateCount++;
    lastDay = day;
    lastLength = length;
  }
  if (day > bestDay) bestDay = day;
  return true;
}

/** Writes a changefreq: its code, or nothing; 0 for another text. */
function putChangefreq(to: usize, end: usize): usize {
  const from = at;
  at = end + 1;
  if (from === end) return to;
  const code = <i32>load<u8>(from) - ZERO;
  if (end !== from + 1 || code < 0 || code >= CHANGEFREQS.length) return 0;
  return put(to, unchecked(CHANGEFREQS[code]));
}

/** Writes a priority: a number from 0 to 1 with one or two decimals, or nothing; 0 for another text. */
function putPriority(to: usize, end: usize): usize {
  const from = at;
  at = end + 1;
  if (from === end) return to;
  const length = <u32>(end - from);
  if (length < 3 || length > 4 || load<u8>(from + 1) !== DOT) return 0;
  const whole = load<u8>(from);
  const tenths = load<u8>(from + 2);
  const isOne = whole === ONE && tenths === ZERO && length === 3;
  const isLess = whole === ZERO && isDigit(tenths) && (length === 3 || isDigit(load<u8>(from + 3)));
  if (!isOne && !isLess) return 0;
  return put(putBytes(put(to, PRIORITY), from, length), PRIORITY_CLOSE);
}
