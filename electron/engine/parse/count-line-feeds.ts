// Counts line feeds in bytes, four bytes at a time: that is faster than finding one after the other.

/** Line feeds from `from` up to `to`. */
export function countLineFeeds(view: DataView, from: number, to: number): number {
  // Constants of the function become part of its code; those of the module would be loaded for each word.
  const lowBits = 0x7f7f7f7f;
  const ones = 0x01010101;
  let count = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const word = view.getInt32(at, true) ^ 0x0a0a0a0a;
    // Quick and sure where there is none; which bytes are 0 is only worked out where there is one.
    if (((word - ones) & ~word & 0x80808080) === 0) continue;
    const found = ~(((word & lowBits) + lowBits) | word | lowBits);
    count += Math.imul(found >>> 7, ones) >>> 24;
  }
  for (; at < to; at++) if (view.getUint8(at) === 0x0a) count++;
  return count;
}
