// Addresses in memory, each once as it was and once as it becomes: two lists of lines of ASCII, with what is known of each row.

/** Rows at most. */
export const MOST_ROWS: u32 = 20_000;

/** Bytes of a list at most. */
export const MOST_BYTES: u32 = 4 << 20;

/** The list of what was, and that of what becomes of it. */
export const BEFORE: u32 = 0;
export const AFTER: u32 = 1;

/** What is to be asked elsewhere about a row: the hash of either text, and whether they begin with the same origin. */
export const ASK_HASH: u8 = 1;
export const ASK_ORIGIN: u8 = 4;
/** A row whose new address has nothing odd behind its origin. */
export const PLAIN: u8 = 8;
/** A row whose new address is on another origin than that of the row before it, or on none that is ordinary. */
export const NEW_ORIGIN: u8 = 16;
/** A row whose new address a rule may find something in, whatever its origin. */
export const ASKED: u8 = 32;

const LINE_END: u8 = 0x0a;

const bytes = memory.data(2 * MOST_BYTES, 16);
const ends = memory.data(2 * 4 * MOST_ROWS, 16);
const marks = memory.data(MOST_ROWS, 16);

export function mostRows(): u32 {
  return MOST_ROWS;
}

export function mostBytes(): u32 {
  return MOST_BYTES;
}

/** Where the lines of a list belong. */
export function listBytes(list: u32): usize {
  return bytes + list * MOST_BYTES;
}

/** What is known of each row, a byte each. */
export function rowMarks(): usize {
  return marks;
}

export function mark(row: u32, what: u8): void {
  store<u8>(marks + row, load<u8>(marks + row) | what);
}

/** Forgets what was known of so many rows. */
export function forgetRows(rows: u32): void {
  memory.fill(marks, 0, rows);
}

/** Finds the lines of a list; false where they are not just so many. */
export function readList(list: u32, length: u32, rows: u32): bool {
  const first = listBytes(list);
  const behind = first + length;
  let row: u32 = 0;
  for (let at = first; at < behind; at++) {
    if (load<u8>(at) !== LINE_END) continue;
    if (row === rows) return false;
    setEnd(list, row++, at);
  }
  if (row + 1 !== rows) return false;
  setEnd(list, row, behind);
  return true;
}

export function startOf(list: u32, row: u32): usize {
  return row === 0 ? listBytes(list) : endOf(list, row - 1) + 1;
}

export function endOf(list: u32, row: u32): usize {
  return load<u32>(endPlace(list, row));
}

export function setEnd(list: u32, row: u32, end: usize): void {
  store<u32>(endPlace(list, row), <u32>end);
}

function endPlace(list: u32, row: u32): usize {
  return ends + ((list * MOST_ROWS + row) << 2);
}
