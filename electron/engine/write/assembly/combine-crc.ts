// The CRC-32 of two texts in a row from those of each. Source: RFC 1952, 8; CRC-32 is linear over GF(2).

const POLYNOMIAL: u32 = 0xedb88320;

/** The polynomials 1 and x^8: bits stand in reverse, the constant term first. */
const ONE: u32 = 0x80000000;
const BYTE: u32 = 0x00800000;

/** By what so many bytes move the text before them, for each value of each byte of a length; made when first needed. */
const shifts = memory.data(4 * 256 * 4, 4);
let isMade = false;

/** The CRC-32 of the first text followed by the second, which has `bytes` bytes. */
export function combineCrc(first: u32, second: u32, bytes: u32): u32 {
  if (!isMade) makeShifts();
  let moved = first;
  for (let table = shifts, rest = bytes; rest !== 0; table += 256 * 4, rest >>= 8) {
    const value = rest & 255;
    if (value !== 0) moved = multiply(load<u32>(table + (value << 2)), moved);
  }
  return moved ^ second;
}

/** Texts that are combined in a row at once. */
const MOST_TEXTS: u32 = 1024;

/** A column of their CRC-32s, one of their bytes, and one for the CRC-32 of what stands before each. */
const columns = memory.data(3 * 4 * <i32>MOST_TEXTS, 4);
const COLUMN: usize = 4 * <usize>MOST_TEXTS;

export function crcColumns(): usize {
  return columns;
}

export function mostCrcs(): u32 {
  return MOST_TEXTS;
}

/** Fills the last column, `first` standing before all of them. Returns the CRC-32 of all. */
export function combineColumns(first: u32, count: u32): u32 {
  let sum = first;
  for (let at = columns; count > 0; at += 4, count--) {
    store<u32>(at + 2 * COLUMN, sum);
    sum = combineCrc(sum, load<u32>(at), load<u32>(at + COLUMN));
  }
  return sum;
}

function makeShifts(): void {
  let unit = BYTE;
  let at = shifts;
  for (let byte = 0; byte < 4; byte++) {
    let shift = ONE;
    for (let value = 0; value < 256; value++, at += 4) {
      store<u32>(at, shift);
      shift = multiply(unit, shift);
    }
    // One more than the highest value of this byte is the lowest of the next.
    unit = shift;
  }
  isMade = true;
}

/** The product modulo the polynomial. Without branches: which bits are set can't be foreseen. */
function multiply(a: u32, b: u32): u32 {
  let product: u32 = 0;
  for (let left = <i32>a, rest = b; left !== 0; left <<= 1) {
    product ^= rest & (left >> 31);
    rest = (rest >> 1) ^ (POLYNOMIAL & (0 - (rest & 1)));
  }
  return product;
}
