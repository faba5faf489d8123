// Prefix codes of limited length from the counts of symbols. Source: RFC 1951, 3.2.2.
import { countOne } from './tokens';

/** Codes are no longer than this; counts of more symbols than a block has are never given. */
const LONGEST_CODE = 15;

/** Symbols that occur, the rarest first: count << 9 | symbol. */
const sorted = memory.data(4 * 288, 4);

/** By the same order: counts, then parents, then depths. */
const tree = memory.data(4 * 288, 4);

/** How many codes have each length. */
const lengthCounts = memory.data(4 * 64, 4);

/** The next code of each length. */
const nextCodes = memory.data(4 * 16, 4);

function get(table: usize, place: i32): u32 {
  return load<u32>(table + (place << 2));
}

function set(table: usize, place: i32, value: u32): void {
  store<u32>(table + (place << 2), value);
}

/**
 * Writes the length of each symbol's code to `lengths`, one byte a symbol, none above `limit`. The code is complete: at least
 * two symbols get one.
 */
export function codeLengths(counts: usize, symbols: i32, limit: i32, lengths: usize): void {
  memory.fill(lengths, 0, symbols);
  const used = sortSymbols(counts, symbols);
  if (used < 2) {
    const symbol = used === 0 ? 0 : get(sorted, 0) & 511;
    store<u8>(lengths + symbol, 1);
    store<u8>(lengths + (symbol === 0 ? 1 : 0), 1);
    return;
  }
  findDepths(used);
  countLengths(used, limit);
  shorten(limit);
  let place = used;
  for (let length = 1; length <= limit; length++)
    for (let n = get(lengthCounts, length); n > 0; n--)
      store<u8>(lengths + (get(sorted, --place) & 511), <u8>length);
}

/** Sorts the symbols that occur; how many these are. */
function sortSymbols(counts: usize, symbols: i32): i32 {
  let used = 0;
  for (let symbol = 0; symbol < symbols; symbol++) {
    const count = get(counts, symbol);
    if (count !== 0) set(sorted, used++, (count << 9) | symbol);
  }
  let gap = 1;
  while (gap < used / 3) gap = gap * 3 + 1;
  for (; gap > 0; gap /= 3)
    for (let i = gap; i < used; i++) {
      const value = get(sorted, i);
      let j = i;
      for (; j >= gap && get(sorted, j - gap) > value; j -= gap) set(sorted, j, get(sorted, j - gap));
      set(sorted, j, value);
    }
  return used;
}

/** Makes `tree` hold the depths of the inner nodes. Source: Moffat and Katajainen, In-place calculation of minimum-redundancy codes, 1995. */
function findDepths(used: i32): void {
  for (let i = 0; i < used; i++) set(tree, i, get(sorted, i) >> 9);
  let root = 0;
  let leaf = 2;
  set(tree, 0, get(tree, 0) + get(tree, 1));
  for (let next = 1; next < used - 1; next++) {
    let weight: u32 = 0;
    for (let child = 0; child < 2; child++) {
      if (leaf >= used || (root < next && get(tree, root) < get(tree, leaf))) {
        weight += get(tree, root);
        set(tree, root++, next);
      } else weight += get(tree, leaf++);
    }
    set(tree, next, weight);
  }
  set(tree, used - 2, 0);
  for (let i = used - 3; i >= 0; i--) set(tree, i, get(tree, get(tree, i)) + 1);
}

/** Counts the leaves of each depth; those that are too deep as if they were at the limit. */
function countLengths(used: i32, limit: i32): void {
  memory.fill(lengthCounts, 0, 4 * 64);
  let root = used - 2;
  let available = 1;
  for (let depth = 0; available > 0; depth++) {
    let inner = 0;
    for (; root >= 0 && <i32>get(tree, root) === depth; root--) inner++;
    const slot = min(depth, limit);
    set(lengthCounts, slot, get(lengthCounts, slot) + available - inner);
    available = 2 * inner;
  }
}

/** Where codes were cut there are too many short ones: each step moves one of the limit below a shorter one. */
function shorten(limit: i32): void {
  let full: u32 = 0;
  for (let length = 1; length <= limit; length++) full += get(lengthCounts, length) << (limit - length);
  for (; full > (<u32>1) << limit; full--) {
    let length = limit - 1;
    while (get(lengthCounts, length) === 0) length--;
    set(lengthCounts, limit, get(lengthCounts, limit) - 1);
    set(lengthCounts, length, get(lengthCounts, length) - 1);
    set(lengthCounts, length + 1, get(lengthCounts, length + 1) + 2);
  }
}

/** Writes the code of each symbol to `codes`: its bits, the first one lowest, and its length from bit 16 on. */
export function makeCodes(lengths: usize, symbols: i32, codes: usize): void {
  memory.fill(lengthCounts, 0, 4 * 64);
  for (let symbol = 0; symbol < symbols; symbol++) countOne(lengthCounts, load<u8>(lengths + symbol));
  let code: u32 = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    if (length > 1) code += get(lengthCounts, length - 1);
    code <<= 1;
    set(nextCodes, length, code);
  }
  for (let symbol = 0; symbol < symbols; symbol++) {
    const length: u32 = load<u8>(lengths + symbol);
    if (length === 0) {
      set(codes, symbol, 0);
      continue;
    }
    let rest = get(nextCodes, length);
    set(nextCodes, length, rest + 1);
    let reversed: u32 = 0;
    for (let bit: u32 = 0; bit < length; bit++) {
      reversed = (reversed << 1) | (rest & 1);
      rest >>= 1;
    }
    set(codes, symbol, reversed | (length << 16));
  }
}
