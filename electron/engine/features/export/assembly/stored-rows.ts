// Lines of rows as they stand in the pages of the project file, which holds them in the order of their ids: nothing reads
// them faster. Whatever is unusual is refused, be it a value or the page.
import {
  EMPTY_TEXT,
  endOf,
  FLOAT,
  integer,
  isInteger,
  isText,
  nextRow,
  NO_ROW,
  NULL,
  openPages,
  placeOf,
  rowBytes,
  rowId,
  typeOf,
  UNUSUAL,
  wantRows,
} from '../../../rows/assembly/table-rows';
import { DOT, ZERO } from './characters';
import {
  beginLines,
  hasRoom,
  LOC_END,
  lineBytes,
  locEnd,
  putChangefreq,
  putLastmod,
  putLoc,
  putPriority,
  putRest,
} from './lines';

/** The values that are read of a row; see ../stored-lines.ts. */
const LOC = 1;
const LASTMOD = 2;
const CHANGEFREQ = 3;
const PRIORITY = 4;
const EXT = 5;
const ISSUES = 6;
const INCLUDED = 7;
const DELETED = 8;
/** A row that was written before there were any is in none. */
const SECTION = 9;

/** Bits of `issues` that keep a row from being written. */
let blocking: u32 = 0;

/** Rows of a batch at most. */
const MOST_ROWS: u32 = 4096;
const ids = memory.data(<i32>MOST_ROWS * 4, 4);
let rows: u32 = 0;
let blockedRows: u32 = 0;
/** The rows of all sections. */
const ANY: i32 = -1;
let section: i32 = ANY;
let to: usize = 0;

/** The rows that are wanted of a range, ascending; none: all of it. `next`: the first that was not met yet. */
const wanted = memory.data(<i32>MOST_ROWS * 4, 4);
let wantedRows: u32 = 0;
let next: u32 = 0;

/** Where the ids of wanted rows are to be put, as u32. */
export function wantedRowIds(): usize {
  return wanted;
}

/** So many at most. */
export function mostStoredRows(): u32 {
  return MOST_ROWS;
}

/**
 * Begins a batch: the included rows with ids in this range, of this section if it is not negative, that have none of these bits
 * in `issues`; of so many wanted ones alone, if there are any. Their pages follow in order.
 */
export function beginStoredRows(first: u32, last: u32, some: u32, ofSection: i32, blockingBits: u32): void {
  wantRows(first, last);
  wantedRows = some;
  next = 0;
  section = ofSection;
  blocking = blockingBits;
  rows = blockedRows = 0;
  to = beginLines();
}

/** Where the ids of the rows with a line are, ascending, as u32. */
export function storedRowIds(): usize {
  return ids;
}

export function storedRows(): u32 {
  return rows;
}

/** Included rows without a line, as they break a blocking rule. */
export function blockedStoredRows(): u32 {
  return blockedRows;
}

/**
 * Makes lines of the rows in so many leaf pages, from one on; the bytes of all lines so far, or −1 where they have to be made
 * otherwise.
 */
export function addPages(first: u32, count: u32): i32 {
  openPages(first, count);
  for (let row = nextRow(); row !== NO_ROW; row = nextRow()) {
    if (row === UNUSUAL || !addRow(rowId(), rowBytes())) return -1;
  }
  return lineBytes(to);
}

/** Writes the line of the row whose values were found, if it has one; false where it is unusual. */
function addRow(id: u32, length: u32): bool {
  if (wantedRows > 0 && !isWanted(id)) return true;
  if (!isInteger(DELETED) || !isInteger(INCLUDED) || !isInteger(ISSUES)) return false;
  if (integer(DELETED) !== 0 || integer(INCLUDED) !== 1) return true;
  if (section !== ANY) {
    if (!isInteger(SECTION)) return false;
    if (integer(SECTION) !== <u32>section) return true;
  }
  if ((integer(ISSUES) & blocking) !== 0) {
    blockedRows++;
    return true;
  }
  if (rows === MOST_ROWS || !hasRoom(to, length)) return false;
  to = putRow(to);
  store<u32>(ids + 4 * rows++, id);
  return to !== 0;
}

/** Rows come in the order of their ids. */
function isWanted(id: u32): bool {
  while (next < wantedRows && load<u32>(wanted + 4 * next) < id) next++;
  return next < wantedRows && load<u32>(wanted + 4 * next) === id;
}

/** The end of the line; 0 where a value is unusual. */
function putRow(line: usize): usize {
  const locAt = placeOf(LOC);
  line = isText(LOC) ? putWholeLoc(line, locAt, endOf(LOC)) : 0;
  if (line !== 0) line = putDate(line);
  if (line !== 0 && typeOf(CHANGEFREQ) !== NULL) {
    line = isInteger(CHANGEFREQ) ? putChangefreq(line, integer(CHANGEFREQ)) : 0;
  }
  if (line !== 0 && typeOf(PRIORITY) !== NULL) line = putDecimal(line);
  if (line === 0) return 0;
  const rest = placeOf(EXT);
  if (typeOf(EXT) === NULL) return putRest(line, rest, rest);
  return isText(EXT) ? putRest(line, rest, endOf(EXT)) : 0;
}

/** What stands behind a loc gives way to the mark of its end, and comes back. */
function putWholeLoc(line: usize, from: usize, end: usize): usize {
  const behind = load<u8>(end);
  store<u8>(end, LOC_END);
  line = putLoc(line, from, end + 1);
  store<u8>(end, behind);
  return locEnd() === end ? line : 0;
}

function putDate(line: usize): usize {
  const from = placeOf(LASTMOD);
  if (typeOf(LASTMOD) === NULL) return putLastmod(line, from, from);
  // An empty one is one that is not valid.
  if (!isText(LASTMOD) || typeOf(LASTMOD) === EMPTY_TEXT) return 0;
  return putLastmod(line, from, endOf(LASTMOD));
}

/** "0.", one or two digits. */
const decimal = memory.data(16);

/** Writes a priority from 0 to 1 that has two decimals at most; 0 for any other. */
function putDecimal(line: usize): usize {
  if (typeOf(PRIORITY) !== FLOAT) return 0;
  const bits = bswap<u64>(load<u64>(placeOf(PRIORITY)));
  const value = reinterpret<f64>(bits);
  // Not −0 either, which is written with its sign.
  if (bits >> 63 !== 0 || !(value <= 1)) return 0;
  const hundredths = <u32>nearest<f64>(value * 100);
  if (<f64>hundredths / 100 !== value) return 0;
  const hundredth = hundredths % 10;
  store<u8>(decimal, <u8>(ZERO + hundredths / 100));
  store<u8>(decimal, DOT, 1);
  store<u8>(decimal, <u8>(ZERO + ((hundredths / 10) % 10)), 2);
  store<u8>(decimal, <u8>(ZERO + hundredth), 3);
  return putPriority(line, decimal, hundredth === 0 ? 3 : 4);
}
