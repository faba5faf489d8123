// Lines of a sitemap, value by value: each is checked, locs are escaped. What is made is what row-lines.ts would make; a
// value that is unusual is refused, and with it all rows of the batch.
import { AND, APOSTROPHE, COLON } from './characters';
import { beginFragments, keepFragment } from './fragments';
import { dayKey, isMonth, isTime, isYear } from './lastmods';
import { keep, put, putBytes } from './texts';

/** Bytes that the lines of a batch may have. */
const OUTPUT_BYTES = 4 << 20;

/** What a line has beside the bytes of its values, at most, and sixteen that are copied at once. */
const LINE_FRAME = 256;

/** Bytes of an escaped character. */
const ESCAPED = 6;

const output = memory.data(OUTPUT_BYTES, 16);

/** Stands behind a loc: XML can't hold it. */
export const LOC_END: u8 = 1;

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

/** Where the lines are, until the next call. */
export function linesOutput(): usize {
  return output;
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

/** Begins a batch: the place of its first line. */
export function beginLines(): usize {
  beginFragments();
  imprecise = lateCount = 0;
  bestDay = lastDay = -SURELY_EARLIER;
  lastLength = 0;
  return output;
}

/** Whether the lines of rows that have so many bytes surely fit behind the others. */
export function hasRoom(to: usize, bytes: u32): bool {
  return to + ESCAPED * bytes + LINE_FRAME <= output + OUTPUT_BYTES;
}

/** Bytes of all lines up to there. */
export function lineBytes(to: usize): i32 {
  return <i32>(to - output);
}

/** Where reading goes on. */
let at: usize = 0;

/** Where the loc ended that was written last, which begins a line. */
export function locEnd(): usize {
  return at - 1;
}

/** Writes a fragment as it is, and ends the line. */
export function putRest(to: usize, from: usize, end: usize): usize {
  if (from === end) return put(to, URL_CLOSE);
  const length = <u32>(end - from);
  keepFragment(from, length);
  return put(putBytes(to, from, length), URL_CLOSE);
}

/** Begins a line with the loc from here up to LOC_END, "&" and "'" escaped; 0 where it has another character that no address needs. */
export function putLoc(to: usize, from: usize, end: usize): usize {
  to = put(to, URL);
  at = from;
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

/** Closes the loc, and writes the lastmod, if any; 0 where it is not valid, or on a 29 February. */
export function putLastmod(to: usize, from: usize, end: usize): usize {
  const length = <u32>(end - from);
  if (length === 0) return put(to, LOC_CLOSE);
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

/** Writes a changefreq by its code; 0 where there is none such. */
export function putChangefreq(to: usize, code: u32): usize {
  if (code >= <u32>CHANGEFREQS.length) return 0;
  return put(to, unchecked(CHANGEFREQS[code]));
}

/** Writes a priority as it stands there. */
export function putPriority(to: usize, from: usize, length: u32): usize {
  return put(putBytes(put(to, PRIORITY), from, length), PRIORITY_CLOSE);
}
