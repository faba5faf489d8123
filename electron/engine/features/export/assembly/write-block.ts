// Writes tokens as a block of deflate: with codes of their own, with the fixed ones, or the bytes as they are, whichever is
// shortest. Source: RFC 1951, 3.2.3 to 3.2.7.
import { alignBits, putBits, putBytes, putTokens } from './bits';
import { codeLengths, makeCodes } from './huffman';
import {
  countOne,
  DISTANCE_EXTRA,
  DISTANCE_SYMBOLS,
  distanceCounts,
  END_OF_BLOCK,
  LENGTH_EXTRA,
  LITERAL_SYMBOLS,
  literalCounts,
} from './tokens';

/** Bytes of a stored block. */
const MOST_STORED: u32 = 65535;

/** The symbols that code lengths are written with: lengths, and three for runs of them. */
const LENGTH_SYMBOLS: i32 = 19;
const LONGEST_LENGTH = 7;
const REPEAT: u32 = 16;
const ZEROS: u32 = 17;
const MANY_ZEROS: u32 = 18;
const LENGTH_ORDER: StaticArray<u8> = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Lengths of codes, one byte each. Those of distances also follow the last literal's, as they are written. */
const literalLengths = memory.data(288 + 32);
const distanceLengths = memory.data(32);
const runLengths = memory.data(20);

const literalCodes = memory.data(4 * 288, 4);
const distanceCodes = memory.data(4 * 32, 4);
const runCodes = memory.data(4 * 20, 4);

/** The lengths of codes as runs: symbol, and extra bits from bit 8 on, two bytes each. */
const runs = memory.data(2 * 320, 2);
const runCounts = memory.data(4 * 20, 4);
let runsCount = 0;

/** Writes the tokens, which stand for the bytes from `from` to before `to`. */
export function writeBlock(from: usize, to: usize): void {
  countOne(literalCounts, END_OF_BLOCK);
  fixLengths();
  const fixed: u32 = 3 + tokenBits();
  codeLengths(literalCounts, LITERAL_SYMBOLS, 15, literalLengths);
  codeLengths(distanceCounts, DISTANCE_SYMBOLS, 15, distanceLengths);
  const literals = usedSymbols(literalLengths, LITERAL_SYMBOLS, 257);
  const distances = usedSymbols(distanceLengths, DISTANCE_SYMBOLS, 1);
  const own = tokenBits() + headerBits(literals, distances);
  const length = <u32>(to - from);
  const stored = <u64>length * 8 + 40 * ((length + MOST_STORED - 1) / MOST_STORED);
  if (stored <= <u64>min(fixed, own)) writeStored(from, to);
  else {
    if (fixed <= own) {
      putBits(1 << 1, 3);
      fixLengths();
      makeCodes(literalLengths, 288, literalCodes);
    } else {
      writeHeader(literals, distances);
      makeCodes(literalLengths, literals, literalCodes);
    }
    makeCodes(distanceLengths, DISTANCE_SYMBOLS, distanceCodes);
    putTokens(literalCodes, distanceCodes);
  }
}

/** Source: RFC 1951, 3.2.6. */
function fixLengths(): void {
  memory.fill(literalLengths, 8, 144);
  memory.fill(literalLengths + 144, 9, 112);
  memory.fill(literalLengths + 256, 7, 24);
  memory.fill(literalLengths + 280, 8, 8);
  memory.fill(distanceLengths, 5, 32);
}

/** Bits that the tokens take with these lengths of codes. */
function tokenBits(): u32 {
  let bits: u32 = 0;
  for (let symbol = 0; symbol < LITERAL_SYMBOLS; symbol++) {
    const extra: u32 = symbol > <i32>END_OF_BLOCK ? LENGTH_EXTRA[symbol - <i32>END_OF_BLOCK - 1] : 0;
    bits += load<u32>(literalCounts + (symbol << 2)) * (load<u8>(literalLengths + symbol) + extra);
  }
  for (let symbol = 0; symbol < DISTANCE_SYMBOLS; symbol++)
    bits +=
      load<u32>(distanceCounts + (symbol << 2)) *
      (load<u8>(distanceLengths + symbol) + DISTANCE_EXTRA[symbol]);
  return bits;
}

/** How many symbols there are up to the last that has a code, at least so many. */
function usedSymbols(lengths: usize, symbols: i32, least: i32): i32 {
  while (symbols > least && load<u8>(lengths + symbols - 1) === 0) symbols--;
  return symbols;
}

/** How many lengths of the codes of runs are written. */
function usedRunLengths(): i32 {
  let used = LENGTH_SYMBOLS;
  while (used > 4 && load<u8>(runLengths + LENGTH_ORDER[used - 1]) === 0) used--;
  return used;
}

/** Makes runs of the lengths of codes; the bits that they take. */
function headerBits(literals: i32, distances: i32): u32 {
  memory.copy(literalLengths + literals, distanceLengths, distances);
  memory.fill(runCounts, 0, 4 * 20);
  runsCount = 0;
  const end = literals + distances;
  for (let at = 0; at < end;) {
    const length = load<u8>(literalLengths + at);
    const from = at;
    while (at < end && load<u8>(literalLengths + at) === length) at++;
    addRuns(length, at - from);
  }
  codeLengths(runCounts, LENGTH_SYMBOLS, LONGEST_LENGTH, runLengths);
  let bits: u32 = 17 + 3 * usedRunLengths();
  for (let symbol: u32 = 0; symbol <= MANY_ZEROS; symbol++)
    bits += load<u32>(runCounts + (symbol << 2)) * (load<u8>(runLengths + symbol) + runExtra(symbol));
  return bits;
}

/** Bits that follow a symbol of runs. */
function runExtra(symbol: u32): u32 {
  if (symbol < REPEAT) return 0;
  return symbol === REPEAT ? 2 : symbol === ZEROS ? 3 : 7;
}

/** Adds so many times the same length. */
function addRuns(length: u32, times: i32): void {
  if (length !== 0) {
    addRun(length, 0);
    times--;
  }
  while (times >= 3) {
    const symbol = length !== 0 ? REPEAT : times >= 11 ? MANY_ZEROS : ZEROS;
    const least = symbol === MANY_ZEROS ? 11 : 3;
    const taken = min<i32>(times, least + (1 << runExtra(symbol)) - 1);
    addRun(symbol, taken - least);
    times -= taken;
  }
  for (; times > 0; times--) addRun(length, 0);
}

function addRun(symbol: u32, extra: u32): void {
  store<u16>(runs + (runsCount++ << 1), <u16>(symbol | (extra << 8)));
  countOne(runCounts, symbol);
}

/** Writes how the tokens are coded. */
function writeHeader(literals: i32, distances: i32): void {
  const used = usedRunLengths();
  putBits((2 << 1) | ((literals - 257) << 3) | ((distances - 1) << 8) | ((used - 4) << 13), 17);
  for (let i = 0; i < used; i++) putBits(load<u8>(runLengths + LENGTH_ORDER[i]), 3);
  makeCodes(runLengths, LENGTH_SYMBOLS, runCodes);
  for (let i = 0; i < runsCount; i++) {
    const run = load<u16>(runs + (i << 1));
    const symbol: u32 = run & 255;
    const code = load<u32>(runCodes + (symbol << 2));
    putBits(code & 0xffff, code >> 16);
    putBits(run >> 8, runExtra(symbol));
  }
}

function writeStored(from: usize, to: usize): void {
  while (from < to) {
    const length = min<u32>(<u32>(to - from), MOST_STORED);
    putBits(0, 3);
    alignBits();
    putBits(length | ((length ^ 0xffff) << 16), 32);
    putBytes(from, length);
    from += length;
  }
}
