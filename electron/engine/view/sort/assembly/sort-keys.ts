// Sorts keys by their upper six bytes. It knows nothing of texts.
import { MOST_TEXTS } from './run-texts';

const KEY_BITS = 8 * sizeof<u64>();

/** The lowest bits, which only come along. */
const NUMBER_BITS = 16;

/** So few are sorted by insertion. */
const FEW: u32 = 96;

const VALUES = 256;
const ROW = 4 * VALUES;
const ROWS = (KEY_BITS - NUMBER_BITS) / 8;

const keys = memory.data(8 * MOST_TEXTS, 16);
const spare = memory.data(8 * MOST_TEXTS, 16);

/** For each of the six bytes, how many keys have each value; then where the next of them belongs. */
const counters = memory.data(ROWS * ROW, 16);

/** Where the keys belong that are to be sorted. */
export function keysPlace(): usize {
  return keys;
}

/** Sorts so many keys; where they are now. Those that are equal stay in their order. */
export function sortKeys(count: u32): usize {
  if (count > FEW) return sortByBytes(count);
  sortByInsertion(count);
  return keys;
}

function sortByInsertion(count: u32): void {
  const end = keys + (count << 3);
  for (let next = keys + 8; next < end; next += 8) {
    const key = load<u64>(next);
    let at = next;
    for (; at > keys && load<u64>(at - 8) >> NUMBER_BITS > key >> NUMBER_BITS; at -= 8)
      store<u64>(at, load<u64>(at - 8));
    store<u64>(at, key);
  }
}

/** From the lowest byte to the highest, each time in the order of the bytes before. */
function sortByBytes(count: u32): usize {
  countBytes(count);
  let from = keys;
  let to = spare;
  for (let row = 0; row < ROWS; row++) {
    const counts = counters + row * ROW;
    const shift = NUMBER_BITS + 8 * row;
    // All have the same one.
    if (load<u32>(counts + valueAt(load<u64>(from), shift)) === count) continue;
    sumUp(counts);
    const end = from + (count << 3);
    for (let at = from; at < end; at += 8) {
      const key = load<u64>(at);
      const counter = counts + valueAt(key, shift);
      const place = load<u32>(counter);
      store<u32>(counter, place + 1);
      store<u64>(to + (place << 3), key);
    }
    const sorted = to;
    to = from;
    from = sorted;
  }
  return from;
}

function countBytes(count: u32): void {
  memory.fill(counters, 0, ROWS * ROW);
  const end = keys + (count << 3);
  for (let at = keys; at < end; at += 8) {
    const key = load<u64>(at);
    for (let row = 0; row < ROWS; row++) {
      const counter = counters + row * ROW + valueAt(key, NUMBER_BITS + 8 * row);
      store<u32>(counter, load<u32>(counter) + 1);
    }
  }
}

/** Numbers of keys become the places of the first of them. */
function sumUp(counts: usize): void {
  let sum: u32 = 0;
  for (let at = counts; at < counts + ROW; at += 4) {
    const here = load<u32>(at);
    store<u32>(at, sum);
    sum += here;
  }
}

/** The byte at a bit, as the offset of its counter. */
function valueAt(key: u64, shift: i32): usize {
  return (<usize>((key >> shift) & (VALUES - 1))) << 2;
}
