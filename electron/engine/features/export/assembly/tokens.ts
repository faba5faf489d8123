// Literals and matches between their search and their encoding, and how often each symbol occurs. Source: RFC 1951, 3.2.5.

export const SHORTEST = 3;
export const LONGEST = 258;
export const FARTHEST: u32 = 32768;

/** Symbols of one block of deflate; it ends when there is no room for two literals and a match. */
const MOST: u32 = 32768;

export const LITERAL_SYMBOLS = 286;
export const DISTANCE_SYMBOLS = 30;
export const END_OF_BLOCK: u32 = 256;

// prettier-ignore
export const LENGTH_BASE: StaticArray<u16> = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
// prettier-ignore
export const LENGTH_EXTRA: StaticArray<u8> = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
// prettier-ignore
export const DISTANCE_BASE: StaticArray<u16> = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
// prettier-ignore
export const DISTANCE_EXTRA: StaticArray<u8> = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];

/** Four bytes each: a literal, or bit 31, the length − 3 from bit 16 on, and the distance − 1. */
const tokens = memory.data(<i32>MOST * 4, 16);
let end = tokens;

/** How often each symbol occurs in the tokens. */
export const literalCounts = memory.data(4 * 288, 4);
export const distanceCounts = memory.data(4 * 32, 4);

/** By length − 3; by distance − 1 below 256, else by 256 and its upper bits. */
const lengthSymbols = memory.data(256);
const distanceSymbols = memory.data(512);

for (let length = SHORTEST; length <= LONGEST; length++)
  store<u8>(lengthSymbols + length - SHORTEST, symbolOf(LENGTH_BASE, length));
for (let distance = 1; distance <= 256; distance++)
  store<u8>(distanceSymbols + distance - 1, symbolOf(DISTANCE_BASE, distance));
for (let distance = 256; distance < <i32>FARTHEST; distance += 128)
  store<u8>(distanceSymbols + 256 + (distance >> 7), symbolOf(DISTANCE_BASE, distance + 1));

function symbolOf(bases: StaticArray<u16>, value: i32): u8 {
  let symbol = bases.length - 1;
  while (<i32>bases[symbol] > value) symbol--;
  return <u8>symbol;
}

/** Of a length − 3, from 0 on. */
export function lengthSymbol(length: u32): u32 {
  return load<u8>(lengthSymbols + length);
}

/** Of a distance − 1. */
export function distanceSymbol(distance: u32): u32 {
  const place = distance < 256 ? distance : 256 + (distance >> 7);
  return load<u8>(distanceSymbols + place);
}

export function firstToken(): usize {
  return tokens;
}

export function tokensEnd(): usize {
  return end;
}

/** False where no room is left for two literals and a match. */
export function hasRoom(): bool {
  return end < tokens + 4 * (MOST - 4);
}

/** Begins a block. */
export function clearTokens(): void {
  end = tokens;
  memory.fill(literalCounts, 0, 4 * 288);
  memory.fill(distanceCounts, 0, 4 * 32);
}

export function addLiteral(byte: u32): void {
  store<u32>(end, byte);
  end += 4;
  countOne(literalCounts, byte);
}

export function addMatch(length: u32, distance: u32): void {
  const rest = length - SHORTEST;
  const back = distance - 1;
  store<u32>(end, 0x80000000 | (rest << 16) | back);
  end += 4;
  countOne(literalCounts, END_OF_BLOCK + 1 + lengthSymbol(rest));
  countOne(distanceCounts, distanceSymbol(back));
}

/** Adds one to the count of a symbol. */
export function countOne(counts: usize, symbol: u32): void {
  store<u32>(counts + (symbol << 2), load<u32>(counts + (symbol << 2)) + 1);
}
