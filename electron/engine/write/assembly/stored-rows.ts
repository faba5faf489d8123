// Lines of rows as they stand in the pages of the project file, which holds them in the order of their ids: nothing reads
// them faster. Whatever is unusual is refused, be it a value or the page. Source: sqlite.org/fileformat2.html, 1.5, 1.6, 2.1.
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

/** Where pages are put, with room for sixteen bytes that are looked at at once. */
const PAGES_BYTES = 1 << 19;
const pages = memory.data(PAGES_BYTES + 16, 16);

export function pagesInput(): usize {
  return pages;
}

/** Bytes that fit there. */
export function mostPagesInput(): u32 {
  return PAGES_BYTES;
}

/** The values that are read of a row. */
const LOC = 1;
const LASTMOD = 2;
const CHANGEFREQ = 3;
const PRIORITY = 4;
const EXT = 5;
const ISSUES = 6;
const INCLUDED = 7;
const DELETED = 8;
const SECTION = 9;

/** So many of them no row may lack. */
const NEEDED: u32 = 8;

/** Which of them a column of the table is; 0 for any other. */
const COLUMNS: u32 = 64;
const valueOf = memory.data(64);

/** Where each of them stands in the row that is read, and its type. */
const places = memory.data(10 * 4, 4);
const types = memory.data(10 * 4, 4);

let pageBytes: u32 = 0;
/** Of a page, without what is reserved at its end. */
let usable: u32 = 0;
/** Bits of `issues` that keep a row from being written. */
let blocking: u32 = 0;

/** Says how the file is divided into pages; all columns are to be named after. */
export function beginTable(bytes: u32, reserved: u32, blockingBits: u32): void {
  pageBytes = bytes;
  usable = bytes - reserved;
  blocking = blockingBits;
  memory.fill(valueOf, 0, COLUMNS);
}

/** Says which column of the table holds a value, both counted from 0: loc, lastmod, changefreq, priority, ext, issues, included, deleted, section. */
export function nameColumn(value: u32, column: u32): void {
  if (column < COLUMNS) store<u8>(valueOf + column, <u8>(value + 1));
}

/** Rows of a batch at most. */
const MOST_ROWS: u32 = 4096;
const ids = memory.data(<i32>MOST_ROWS * 4, 4);
let rows: u32 = 0;
let blockedRows: u32 = 0;
let firstId: u32 = 0;
let lastId: u32 = 0;
/** The rows of all sections. */
const ANY: i32 = -1;
let section: i32 = ANY;
let to: usize = 0;

/** Begins a batch: the included rows with ids in this range, of this section if it is not negative. Their pages follow in order. */
export function beginStoredRows(first: u32, last: u32, ofSection: i32): void {
  section = ofSection;
  firstId = first;
  lastId = last;
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
  for (let page = pages + first * pageBytes; count > 0; page += pageBytes, count--)
    if (!addPage(page)) return -1;
  return lineBytes(to);
}

const LEAF: u8 = 0x0d;
const CELLS: u32 = 3;
const LEAF_HEADER: u32 = 8;

/** Bytes of a page that a row has to leave free; of a longer one the rest is elsewhere. */
const LEFT_FREE: u32 = 35;

function addPage(page: usize): bool {
  const end = page + usable;
  const cells = bigEndian16(page + CELLS);
  if (load<u8>(page) !== LEAF || LEAF_HEADER + 2 * cells > usable) return false;
  for (let i: u32 = 0; i < cells; i++) {
    at = page + bigEndian16(page + LEAF_HEADER + 2 * i);
    if (at >= end) return false;
    const length = <u32>varint();
    const id = <i64>varint();
    if (id < <i64>firstId) continue;
    if (id > <i64>lastId) break;
    if (length > usable - LEFT_FREE || at + length > end) return false;
    if (!findValues(at + length) || !addRow(<u32>id, length)) return false;
  }
  return true;
}

/** Where reading goes on. */
let at: usize = 0;

/** Finds the values of the row that begins here; false where one is missing. */
function findValues(end: usize): bool {
  const start = at;
  const headerEnd = start + <u32>varint();
  if (headerEnd > end) return false;
  let place = headerEnd;
  let found: u32 = 0;
  // A row that was written before there were sections is in none.
  store<u32>(types + SECTION * 4, FALSE);
  for (let column: u32 = 0; at < headerEnd && column < COLUMNS; column++) {
    const type = <u32>varint();
    const value = <u32>load<u8>(valueOf + column);
    if (value !== 0) {
      store<u32>(places + value * 4, <u32>place);
      store<u32>(types + value * 4, type);
      if (value <= NEEDED) found++;
    }
    place += lengthOf(type);
    if (place > end) return false;
  }
  return found === NEEDED;
}

/** Writes the line of the row whose values were found, if it has one; false where it is unusual. */
function addRow(id: u32, length: u32): bool {
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

/** The end of the line; 0 where a value is unusual. */
function putRow(line: usize): usize {
  const locAt = placeOf(LOC);
  line = isText(LOC) ? putWholeLoc(line, locAt, locAt + lengthOf(typeOf(LOC))) : 0;
  if (line !== 0) line = putDate(line);
  if (line !== 0 && typeOf(CHANGEFREQ) !== NULL) {
    line = isInteger(CHANGEFREQ) ? putChangefreq(line, integer(CHANGEFREQ)) : 0;
  }
  if (line !== 0 && typeOf(PRIORITY) !== NULL) line = putDecimal(line);
  if (line === 0) return 0;
  const rest = placeOf(EXT);
  if (typeOf(EXT) === NULL) return putRest(line, rest, rest);
  return isText(EXT) ? putRest(line, rest, rest + lengthOf(typeOf(EXT))) : 0;
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
  return putLastmod(line, from, from + lengthOf(typeOf(LASTMOD)));
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

/** Types of values. */
const NULL: u32 = 0;
const FLOAT: u32 = 7;
const FALSE: u32 = 8;
const TRUE: u32 = 9;
const EMPTY_TEXT: u32 = 13;

function placeOf(value: u32): usize {
  return load<u32>(places + value * 4);
}

function typeOf(value: u32): u32 {
  return load<u32>(types + value * 4);
}

function isText(value: u32): bool {
  const type = typeOf(value);
  return type >= EMPTY_TEXT && (type & 1) === 1;
}

function isInteger(value: u32): bool {
  const type = typeOf(value);
  return (type !== NULL && type < FLOAT) || type === FALSE || type === TRUE;
}

/** The lowest bits. */
function integer(value: u32): u32 {
  const type = typeOf(value);
  if (type >= FALSE) return type - FALSE;
  const place = placeOf(value);
  const length = lengthOf(type);
  // Signed, and shorter than the number where its bytes are few.
  let number = <u32>(<i32>load<i8>(place));
  for (let i: u32 = 1; i < length; i++) number = (number << 8) | load<u8>(place + i);
  return number;
}

/** Bytes of a value of a type. */
function lengthOf(type: u32): u32 {
  if (type >= 12) return (type - 12) >> 1;
  if (type <= 4) return type;
  if (type === 5) return 6;
  return type <= FLOAT ? 8 : 0;
}

function varint(): u64 {
  let byte = <u64>load<u8>(at++);
  if (byte < 0x80) return byte;
  let number = byte & 0x7f;
  for (let i = 1; i < 8; i++) {
    byte = load<u8>(at++);
    number = (number << 7) | (byte & 0x7f);
    if (byte < 0x80) return number;
  }
  return (number << 8) | load<u8>(at++);
}

function bigEndian16(place: usize): u32 {
  return bswap<u16>(load<u16>(place));
}
