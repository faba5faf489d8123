// Lines of rows as row-sql.ts joins them: values with a mark behind each. XML can't hold the marks.
import { DOT, isDigit, ONE, ZERO } from './characters';
import {
  beginLines,
  hasRoom,
  input,
  lineBytes,
  locEnd,
  putChangefreq,
  putLastmod,
  putLoc,
  putPriority,
  putRest,
} from './lines';

/** Behind the values after the loc, and between rows; see row-sql.ts. */
const LASTMOD_END: u8 = 2;
const CHANGEFREQ_END: u8 = 3;
const PRIORITY_END: u8 = 4;
const ROW_END: u8 = 5;

/**
 * Makes the lines of so many rows, which have so many bytes. Gives the bytes of the lines; −1 where they have to be made
 * row by row.
 */
export function makeLines(length: u32, rows: u32): i32 {
  const end = input + length;
  let count: u32 = 0;
  let to = beginLines();
  for (at = input; at < end;) {
    if (!hasRoom(to, <u32>(end - at))) return -1;
    to = putRow(to, end);
    if (to === 0) return -1;
    count++;
  }
  return count === rows ? lineBytes(to) : -1;
}

/** Where reading goes on. */
let at: usize = 0;

/** The end of the line of the row that begins at `at`; 0 where the row is unusual. */
function putRow(to: usize, end: usize): usize {
  to = putLoc(to, at, end);
  if (to === 0) return 0;
  at = locEnd() + 1;
  to = putLastmod(to, at, endOf(end, LASTMOD_END));
  if (to !== 0) to = putCode(to, at, endOf(end, CHANGEFREQ_END));
  if (to !== 0) to = putDecimal(to, at, endOf(end, PRIORITY_END));
  return to === 0 ? 0 : putRest(to, at, endOf(end, ROW_END));
}

/** Where the value that begins at `at` ends; `end` where nothing ends it. What comes next begins behind that. */
function endOf(end: usize, mark: u8): usize {
  let place = at;
  while (place < end && load<u8>(place) !== mark) place++;
  at = place + 1;
  return place;
}

/** Writes a changefreq: its code, or nothing; 0 for another text. */
function putCode(to: usize, from: usize, end: usize): usize {
  if (from === end) return to;
  return end === from + 1 ? putChangefreq(to, <u32>load<u8>(from) - ZERO) : 0;
}

/** Writes a priority: a number from 0 to 1 with one or two decimals, or nothing; 0 for another text. */
function putDecimal(to: usize, from: usize, end: usize): usize {
  if (from === end) return to;
  const length = <u32>(end - from);
  if (length < 3 || length > 4 || load<u8>(from + 1) !== DOT) return 0;
  const whole = load<u8>(from);
  const tenths = load<u8>(from + 2);
  const isOne = whole === ONE && tenths === ZERO && length === 3;
  const isLess = whole === ZERO && isDigit(tenths) && (length === 3 || isDigit(load<u8>(from + 3)));
  return isOne || isLess ? putPriority(to, from, length) : 0;
}
