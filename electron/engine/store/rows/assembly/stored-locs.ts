// The locs of rows as they stand in the pages of the project file, of those that hold a text. Whatever is unusual is refused,
// be it a value or the page.
import {
  endOf,
  integer,
  isInteger,
  isText,
  nextRow,
  NO_ROW,
  NULL,
  openPages,
  placeOf,
  rowId,
  typeOf,
  UNUSUAL,
  wantRows,
} from '../../../rows/assembly/table-rows';
import {
  AFTER,
  BEFORE,
  endOf as endOfLine,
  listBytes,
  MOST_BYTES,
  MOST_ROWS,
  setEnd,
  startOf,
} from './texts';

/** The values that are read of a row; see ../stored-locs.ts. */
const LOC = 1;
const EXT = 2;
const ISSUES = 3;
const DELETED = 4;

/** The text that is looked for. */
const MOST_WANTED: u32 = 1024;
const wanted = memory.data(<i32>MOST_WANTED, 16);
let wantedBytes: u32 = 0;
let matchesCase: bool = true;

/** What takes its place. */
const replacement = memory.data(<i32>MOST_WANTED, 16);

export function wantedText(): usize {
  return wanted;
}

export function mostWanted(): u32 {
  return MOST_WANTED;
}

export function replacementText(): usize {
  return replacement;
}

const ids = memory.data(<i32>MOST_ROWS * 4, 4);
/** Of each row with flags or extensions its id, its flags, and where its extensions are, from one place up to before another. */
const ODD_BYTES: u32 = 16;
const odds = memory.data(<i32>(MOST_ROWS * ODD_BYTES), 4);
const exts = memory.data(MOST_BYTES, 16);
let extTo: usize = 0;
let found: u32 = 0;
let odd: u32 = 0;
let to: usize = 0;
let isAscii: bool = true;

/** Begins a batch: the rows with ids in this range whose loc holds the text of so many bytes. Their pages follow in order. */
export function beginStoredLocs(first: u32, last: u32, textBytes: u32, matchCase: bool): void {
  wantRows(first, last);
  wantedBytes = textBytes;
  matchesCase = matchCase;
  if (!matchCase)
    for (let i: u32 = 0; i < textBytes; i++) store<u8>(wanted + i, lowered(load<u8>(wanted + i)));
  found = odd = 0;
  to = listBytes(BEFORE);
  extTo = exts;
  isAscii = true;
}

/** How many rows were found. */
export function storedLocs(): u32 {
  return found;
}

/** Where their ids are, ascending, as u32. */
export function storedLocIds(): usize {
  return ids;
}

/** How many of them have flags or extensions. */
export function oddLocs(): u32 {
  return odd;
}

/** Four numbers of each of these, as u32, by ascending ids: id, flags, and two places between which its extensions are; 0 for none. */
export function oddLocRows(): usize {
  return odds;
}

/** Whether all locs are of ASCII characters alone. */
export function areAscii(): bool {
  return isAscii;
}

/**
 * Puts the locs in so many leaf pages, from one on, into the first list, with a line feed behind each; the bytes of all so far,
 * or −1 where they have to be read otherwise.
 */
export function addLocs(first: u32, count: u32): i32 {
  openPages(first, count);
  for (let row = nextRow(); row !== NO_ROW; row = nextRow()) {
    if (row === UNUSUAL || !addRow()) return -1;
  }
  return <i32>(to - listBytes(BEFORE));
}

const LINE_END: u8 = 0x0a;
const HIGHEST: u8 = 0x80;

function addRow(): bool {
  if (!isShort(DELETED) || !isShort(ISSUES) || !isText(LOC)) return false;
  if (integer(DELETED) !== 0) return true;
  const start = placeOf(LOC);
  const end = endOf(LOC);
  if (wantedBytes !== 0 && placeOfWanted(start, end) === 0) return true;
  const length = <u32>(end - start);
  if (found === MOST_ROWS || to + length + 1 > listBytes(BEFORE) + MOST_BYTES) return false;
  if (!copyLine(start, end)) return false;
  setEnd(BEFORE, found, to);
  store<u8>(to++, LINE_END);
  if ((typeOf(EXT) !== NULL || integer(ISSUES) !== 0) && !addOdd()) return false;
  store<u32>(ids + 4 * found++, rowId());
  return true;
}

function addOdd(): bool {
  const place = odds + ODD_BYTES * odd++;
  store<u32>(place, rowId());
  store<i32>(place + 4, <i32>integer(ISSUES));
  store<u64>(place + 8, 0);
  if (typeOf(EXT) === NULL) return true;
  const length = <u32>(endOf(EXT) - placeOf(EXT));
  if (!isText(EXT) || extTo + length > exts + MOST_BYTES) return false;
  memory.copy(extTo, placeOf(EXT), length);
  store<u32>(place + 8, <u32>extTo);
  extTo += length;
  store<u32>(place + 12, <u32>extTo);
  return true;
}

/** Copies a loc behind the others; false where it holds a line feed, which would begin another, or a zero, which ends texts elsewhere. */
function copyLine(start: usize, end: usize): bool {
  for (let at = start; at < end; at++, to++) {
    const byte = load<u8>(at);
    if (byte === LINE_END || byte === 0) return false;
    if (byte >= HIGHEST) isAscii = false;
    store<u8>(to, byte);
  }
  return true;
}

/** An integer of which all bits are read. */
function isShort(value: u32): bool {
  return isInteger(value) && endOf(value) - placeOf(value) <= 4;
}

/** Bytes that are looked at at once. */
const AT_ONCE: u32 = 16;

/** The first place of the text, or 0; looks for its first byte in sixteen at once, behind the end as well. */
function placeOfWanted(start: usize, end: usize): usize {
  const first = load<u8>(wanted);
  const lower = i8x16.splat(<i8>first);
  const upper = i8x16.splat(<i8>(matchesCase ? first : raised(first)));
  const behind = end - wantedBytes + 1;
  for (let at = start; <isize>at < <isize>behind; at += AT_ONCE) {
    const bytes = v128.load(at);
    let hits = i8x16.bitmask(v128.or(i8x16.eq(bytes, lower), i8x16.eq(bytes, upper)));
    for (; hits !== 0; hits &= hits - 1) {
      const place = at + ctz(hits);
      if (place >= behind) return 0;
      if (isWanted(place)) return place;
    }
  }
  return 0;
}

/**
 * Puts the locs that were found into the second list, with so many bytes of another text in each place of the one that was
 * looked for; false where they are too long, or one stays as it is.
 */
export function replaceWanted(bytes: u32): bool {
  let goal = listBytes(AFTER);
  const last = goal + MOST_BYTES;
  for (let row: u32 = 0; row < found; row++) {
    const start = startOf(BEFORE, row);
    const end = endOfLine(BEFORE, row);
    const first = goal;
    for (let at = start; ;) {
      const place = placeOfWanted(at, end);
      const until = place === 0 ? end : place;
      const length = until - at;
      if (goal + length + bytes >= last) return false;
      memory.copy(goal, at, length);
      goal += length;
      if (place === 0) break;
      memory.copy(goal, replacement, bytes);
      goal += bytes;
      at = place + wantedBytes;
    }
    if (goal - first === end - start && memory.compare(first, start, end - start) === 0) return false;
    setEnd(AFTER, row, goal);
    store<u8>(goal++, LINE_END);
  }
  return true;
}

function isWanted(at: usize): bool {
  for (let i: u32 = 1; i < wantedBytes; i++) {
    const byte = load<u8>(at + i);
    if ((matchesCase ? byte : lowered(byte)) !== load<u8>(wanted + i)) return false;
  }
  return true;
}

const UPPER_A: u8 = 0x41;
const UPPER_Z: u8 = 0x5a;
const LOWER_A: u8 = 0x61;
const LOWER_Z: u8 = 0x7a;
const CASE_BIT: u8 = 0x20;

function lowered(byte: u8): u8 {
  return byte >= UPPER_A && byte <= UPPER_Z ? byte | CASE_BIT : byte;
}

function raised(byte: u8): u8 {
  return byte >= LOWER_A && byte <= LOWER_Z ? byte ^ CASE_BIT : byte;
}
