// The CRC-32 of two texts in a row from those of each. Source: RFC 1952, 8; CRC-32 is linear over GF(2).

const POLYNOMIAL = 0xedb88320;

/** The polynomial 1, and x: bits stand in reverse, the constant term first. */
const ONE = 0x80000000;
const X = 0x40000000;

/** x to the power of 2^k, modulo the polynomial. */
const POWERS = Array.from({ length: 32 }).reduce<number[]>(
  (powers) => [...powers, powers.length === 0 ? X : multiply(powers.at(-1) ?? X, powers.at(-1) ?? X)],
  [],
);

/** The CRC-32 of the first text followed by the second, which has `bytes` bytes. */
export function combineCrc(first: number, second: number, bytes: number): number {
  return (multiply(shiftOf(bytes), first) ^ second) >>> 0;
}

/** By what a text of so many bytes moves the one before it: in two steps, as lengths of blocks are seldom the same. */
function shiftOf(bytes: number): number {
  const few = bytes % STEP;
  return multiply(knownShift(bytes - few), knownShift(few));
}

const STEP = 256;

const shifts = new Map<number, number>();

/** More lengths of blocks, divided so, are seldom of one set. */
const SHIFTS = 8_192;

function knownShift(bytes: number): number {
  const known = shifts.get(bytes);
  if (known !== undefined) return known;
  const shift = powerOf(bytes);
  if (shifts.size >= SHIFTS) shifts.clear();
  shifts.set(bytes, shift);
  return shift;
}

/** x to the power of the bits: 8 a byte, so that 2^3 is the first power. */
function powerOf(bytes: number): number {
  let power = ONE;
  for (let rest = bytes, k = 3; rest > 0; rest = Math.floor(rest / 2), k++) {
    if (rest % 2 === 1) power = multiply(POWERS[k % POWERS.length] ?? X, power);
  }
  return power;
}

/** The product modulo the polynomial. Without branches: which bits are set can't be foreseen. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let left = a | 0, rest = b | 0; left !== 0; left <<= 1) {
    product ^= rest & (left >> 31);
    rest = (rest >>> 1) ^ (POLYNOMIAL & -(rest & 1));
  }
  return product >>> 0;
}
