// Counts line feeds in bytes, four bytes at a time: that is faster than finding one after the other.

const LF = 10;
const FOUR_LF = 0x0a0a0a0a;
const LOW_BITS = 0x7f7f7f7f;
const HIGH_BITS = 0x80808080;
const ONES = 0x01010101;

/** Line feeds from `from` up to `to`. */
export function countLineFeeds(view: DataView, from: number, to: number): number {
  let count = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const word = view.getInt32(at, true) ^ FOUR_LF;
    // Quick and sure where there is none; which bytes are 0 is only worked out where there is one.
    if (((word - ONES) & ~word & HIGH_BITS) === 0) continue;
    const found = ~(((word & LOW_BITS) + LOW_BITS) | word | LOW_BITS);
    count += Math.imul(found >>> 7, ONES) >>> 24;
  }
  for (; at < to; at++) if (view.getUint8(at) === LF) count++;
  return count;
}
