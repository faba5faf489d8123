// AssemblyScript: rows as they stand in the leaf pages of a table, one after the other, and their values. What is not as usual
// is refused, and every offset is looked at before it is followed. Source: sqlite.org/fileformat2.html, 1.5, 1.6, 2.1.

/** Where pages are put, with room for bytes behind them that are looked at at once. */
const PAGES_BYTES = 1 << 19;
const pages = memory.data(PAGES_BYTES + 32, 16);

export function pagesInput(): usize {
  return pages;
}

/** Bytes that fit there. */
export function mostPagesInput(): u32 {
  return PAGES_BYTES;
}

/** Which value, counted from 1, a column of the table is; 0 for any other. */
const COLUMNS: u32 = 64;
const valueOf = memory.data(64);

/** Where each value stands in the row that is read, and its type. */
const MOST_VALUES: u32 = 15;
const places = memory.data(16 * 4, 4);
const types = memory.data(16 * 4, 4);

let pageBytes: u32 = 0;
/** Of a page, without what is reserved at its end. */
let usable: u32 = 0;
/** So many values, from the first on, no row may lack. */
let needed: u32 = 0;
/** The last value that a column holds. */
let lastNamed: u32 = 0;

/** Says how the file is divided into pages, and how many values no row may lack; all columns are to be named after. */
export function beginTable(bytes: u32, reserved: u32, neededValues: u32): void {
  pageBytes = bytes;
  usable = bytes - reserved;
  needed = neededValues;
  lastNamed = 0;
  memory.fill(valueOf, 0, COLUMNS);
  for (let value: u32 = 1; value <= MOST_VALUES; value++) store<u32>(types + value * 4, FALSE);
}

/** Says which column of the table holds a value, both counted from 0. */
export function nameColumn(value: u32, column: u32): void {
  if (column >= COLUMNS || value >= MOST_VALUES) return;
  store<u8>(valueOf + column, <u8>(value + 1));
  lastNamed = max(lastNamed, value + 1);
}

const LEAF: u8 = 0x0d;
const CELLS: u32 = 3;
const LEAF_HEADER: u32 = 8;

/** Bytes of a page that a row has to leave free; of a longer one the rest is elsewhere. */
const LEFT_FREE: u32 = 35;

/** The rows that are wanted. */
let firstId: u32 = 0;
let lastId: u32 = 0;

/** The page whose rows are read, how many follow it, and which of its rows comes next. */
let page: usize = 0;
let pagesLeft: u32 = 0;
let cells: u32 = 0;
let cell: u32 = 0;

/** The row that is read. */
let id: u32 = 0;
let length: u32 = 0;

/** Says which rows are wanted of the pages that follow. */
export function wantRows(first: u32, last: u32): void {
  firstId = first;
  lastId = last;
}

/** Goes to so many pages, from one of those in memory on, before their first row. */
export function openPages(first: u32, count: u32): void {
  page = pages + (first - 1) * pageBytes;
  pagesLeft = count;
  cells = cell = 0;
}

/** What there is of a next row. */
export const NO_ROW: i32 = 0;
const ROW: i32 = 1;
export const UNUSUAL: i32 = -1;

/** Goes to the next row that is wanted. */
export function nextRow(): i32 {
  while (cell < cells || pagesLeft > 0) {
    if (cell === cells) {
      if (!openNextPage()) return UNUSUAL;
      continue;
    }
    const row = openRow(page + bigEndian16(page + LEAF_HEADER + 2 * cell++));
    if (row !== NO_ROW) return row;
  }
  return NO_ROW;
}

/** Goes to the row at a place of the page; NO_ROW where it is not wanted. */
function openRow(place: usize): i32 {
  const end = page + usable;
  at = place;
  if (at >= end) return UNUSUAL;
  length = <u32>varint();
  const number = <i64>varint();
  // Nor are those behind it.
  if (number > <i64>lastId) cell = cells;
  if (number < <i64>firstId || number > <i64>lastId) return NO_ROW;
  if (length > usable - LEFT_FREE || at + length > end) return UNUSUAL;
  id = <u32>number;
  return findValues(at + length) ? ROW : UNUSUAL;
}

/** False where it holds no rows. */
function openNextPage(): bool {
  pagesLeft--;
  page += pageBytes;
  cells = bigEndian16(page + CELLS);
  cell = 0;
  return load<u8>(page) === LEAF && LEAF_HEADER + 2 * cells <= usable;
}

export function rowId(): u32 {
  return id;
}

/** Of all its values, with their types. */
export function rowBytes(): u32 {
  return length;
}

/** Where reading goes on. */
let at: usize = 0;

/** Finds the values of the row that begins here; false where one is missing that is needed. */
function findValues(end: usize): bool {
  const start = at;
  const headerEnd = start + <u32>varint();
  if (headerEnd > end) return false;
  let place = headerEnd;
  let found: u32 = 0;
  // A row that was written before its table had a column has 0 there.
  for (let value = needed + 1; value <= lastNamed; value++) store<u32>(types + value * 4, FALSE);
  for (let column: u32 = 0; at < headerEnd && column < COLUMNS; column++) {
    const type = <u32>varint();
    const value = <u32>load<u8>(valueOf + column);
    if (value !== 0) {
      store<u32>(places + value * 4, <u32>place);
      store<u32>(types + value * 4, type);
      if (value <= needed) found++;
    }
    place += lengthOf(type);
    if (place > end) return false;
  }
  return found === needed;
}

/** Types of values. */
export const NULL: u32 = 0;
export const FLOAT: u32 = 7;
const FALSE: u32 = 8;
const TRUE: u32 = 9;
export const EMPTY_TEXT: u32 = 13;

export function placeOf(value: u32): usize {
  return load<u32>(places + value * 4);
}

export function endOf(value: u32): usize {
  return placeOf(value) + lengthOf(typeOf(value));
}

export function typeOf(value: u32): u32 {
  return load<u32>(types + value * 4);
}

export function isText(value: u32): bool {
  const type = typeOf(value);
  return type >= EMPTY_TEXT && (type & 1) === 1;
}

export function isInteger(value: u32): bool {
  const type = typeOf(value);
  return (type !== NULL && type < FLOAT) || type === FALSE || type === TRUE;
}

/** The lowest bits. */
export function integer(value: u32): u32 {
  const type = typeOf(value);
  if (type >= FALSE) return type - FALSE;
  const place = placeOf(value);
  const bytes = lengthOf(type);
  // Signed, and shorter than the number where its bytes are few.
  let number = <u32>(<i32>load<i8>(place));
  for (let i: u32 = 1; i < bytes; i++) number = (number << 8) | load<u8>(place + i);
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
