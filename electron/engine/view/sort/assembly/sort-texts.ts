// Sorts the texts of a run by their bytes, six at a time, and learns what each shares with the one before it.
import { keysPlace, sortKeys } from './sort-keys';
import { commonBytes, lengthOf, MOST_TEXTS, startOf, textCount } from './run-texts';

/** Bytes of a text that a key holds, above the text's number. */
const KEY_BYTES: u32 = 6;
const NUMBER_BITS = 16;
const NUMBER: u64 = (1 << NUMBER_BITS) - 1;

/** Texts of a group that are compared with each other, instead. */
const SMALL: u32 = 32;

/** The numbers of the texts in their order, and what each shares with the one before it, at least. */
const order = memory.data(4 * MOST_TEXTS, 16);
const shared = memory.data(4 * MOST_TEXTS, 16);

/** Groups that are equal up to a depth and not sorted yet, at least two texts each: from, to, depth. */
const GROUP = 12;
const todo = memory.data((GROUP * MOST_TEXTS) / 2, 16);
let todoEnd: usize = todo;

export function textAt(place: u32): u32 {
  return load<u32>(order + (place << 2));
}

export function sharedAt(place: u32): u32 {
  return load<u32>(shared + (place << 2));
}

/** Sorts all texts. */
export function sortTexts(): void {
  const count = textCount();
  for (let text: u32 = 0; text < count; text++) setText(text, text);
  setShared(0, 0);
  todoEnd = todo;
  later(0, count, 0);
  while (todoEnd > todo) {
    todoEnd -= GROUP;
    const from = load<u32>(todoEnd);
    const to = load<u32>(todoEnd + 4);
    const depth = load<u32>(todoEnd + 8);
    if (to - from <= SMALL) sortSmall(from, to, depth);
    else sortGroup(from, to, sharedBytes(from, to, depth));
  }
}

function later(from: u32, to: u32, depth: u32): void {
  if (to - from < 2) return;
  store<u32>(todoEnd, from);
  store<u32>(todoEnd + 4, to);
  store<u32>(todoEnd + 8, depth);
  todoEnd += GROUP;
}

/** By insertion; texts are equal up to `depth`. */
function sortSmall(from: u32, to: u32, depth: u32): void {
  for (let next = from + 1; next < to; next++) {
    const text = textAt(next);
    let at = next;
    for (; at > from && isBehind(textAt(at - 1), text, depth); at--) setText(at, textAt(at - 1));
    setText(at, text);
  }
  for (let at = from + 1; at < to; at++) {
    const before = textAt(at - 1);
    const text = textAt(at);
    setShared(at, commonBytes(before, text, depth, min(lengthOf(before), lengthOf(text))));
  }
}

/** Whether text `a` comes behind text `b`; they are equal up to `depth`. */
function isBehind(a: u32, b: u32, depth: u32): bool {
  const most = min(lengthOf(a), lengthOf(b));
  const same = commonBytes(a, b, depth, most);
  return same < most ? load<u8>(startOf(a) + same) > load<u8>(startOf(b) + same) : lengthOf(a) > lengthOf(b);
}

/** How many bytes all texts of a group have in common; at least `depth`. */
function sharedBytes(from: u32, to: u32, depth: u32): u32 {
  const first = textAt(from);
  let same = lengthOf(first);
  for (let at = from + 1; at < to && same > depth; at++) {
    const text = textAt(at);
    same = commonBytes(first, text, depth, min(same, lengthOf(text)));
  }
  return same;
}

/** Sorts by the next bytes; what is equal so far is left for later. */
function sortGroup(from: u32, to: u32, depth: u32): void {
  const count = to - from;
  fillKeys(from, to, depth);
  const keys = sortKeys(count);
  let start: u32 = 0;
  let before: u64 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const key = load<u64>(keys + (i << 3));
    setText(from + i, <u32>(key & NUMBER));
    const differ = (key ^ before) >> NUMBER_BITS;
    before = key;
    if (i > 0 && differ !== 0) {
      setShared(from + i, depth + ((<u32>clz(differ << NUMBER_BITS)) >> 3));
      sortEqual(from + start, from + i, depth);
      start = i;
    }
  }
  sortEqual(from + start, to, depth);
}

/** Keys of the bytes from `depth` on, with the text's number; behind the end of a text stand zeros. */
function fillKeys(from: u32, to: u32, depth: u32): void {
  let place = keysPlace();
  for (let at = from; at < to; at++) {
    const text = textAt(at);
    const left = lengthOf(text) - depth;
    let key = bswap(load<u64>(startOf(text) + depth));
    if (left < KEY_BYTES) key = left === 0 ? 0 : key & (~(<u64>0) << (64 - 8 * left));
    store<u64>(place, (key & ~NUMBER) | text);
    place += 8;
  }
}

/**
 * Texts with equal keys. Those that end within the key come first, by their length: their bytes are equal, also where
 * one has zeros that another has not. The others share all of the key and go on.
 */
function sortEqual(from: u32, to: u32, depth: u32): void {
  const whole = depth + KEY_BYTES;
  if (to - from < 2 || allAreLonger(from, to, whole)) {
    later(from, to, whole);
    return;
  }
  let next = from;
  for (let length = depth; length <= whole; length++) {
    for (let at = next; at < to; at++) {
      const text = textAt(at);
      if (lengthOf(text) !== length) continue;
      setText(at, textAt(next));
      setText(next, text);
      if (next > from) setShared(next, lengthOf(textAt(next - 1)));
      next++;
    }
    if (next === to) return;
  }
  if (next > from) setShared(next, lengthOf(textAt(next - 1)));
  later(next, to, whole);
}

function allAreLonger(from: u32, to: u32, bytes: u32): bool {
  for (let at = from; at < to; at++) if (lengthOf(textAt(at)) <= bytes) return false;
  return true;
}

function setText(place: u32, text: u32): void {
  store<u32>(order + (place << 2), text);
}

function setShared(place: u32, bytes: u32): void {
  store<u32>(shared + (place << 2), bytes);
}
