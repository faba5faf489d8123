// What is kept of sorted texts: of each only the bytes that it does not share with the one before it.
import { behindTexts, idOf, lengthOf, MOST_TEXTS, startOf, textCount } from './run-texts';
import { sharedAt, textAt } from './sort-texts';

const ids = memory.data(4 * MOST_TEXTS, 16);
const lengths = memory.data(4 * MOST_TEXTS, 16);
const shared = memory.data(4 * MOST_TEXTS, 16);

/** Writes of the sorted texts what is kept; how many bytes. */
export function frontCode(): u32 {
  const first = behindTexts();
  const count = textCount();
  let to = first;
  let before: u32 = 0;
  for (let place: u32 = 0; place < count; place++) {
    const text = textAt(place);
    const length = lengthOf(text);
    // The zeros behind the end of a text may have passed for bytes of it.
    const same = min(sharedAt(place), min(length, before));
    store<u32>(ids + (place << 2), idOf(text));
    store<u32>(lengths + (place << 2), length);
    store<u32>(shared + (place << 2), same);
    copy(to, startOf(text) + same, length - same);
    to += length - same;
    before = length;
  }
  return <u32>(to - first);
}

/** Copies some bytes, and some more of no matter. */
function copy(to: usize, from: usize, bytes: u32): void {
  for (let at: u32 = 0; at < bytes; at += 8) store<u64>(to + at, load<u64>(from + at));
}

export function keptBytes(): usize {
  return behindTexts();
}

export function keptIds(): usize {
  return ids;
}

export function keptLengths(): usize {
  return lengths;
}

export function keptShared(): usize {
  return shared;
}
