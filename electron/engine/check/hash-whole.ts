// A fast hash of texts of any length as they stand, for finding equal ones. It goes by words of their bytes, which takes
// a sixth of the time that going by characters takes.

const encoder = new TextEncoder();
let bytes = new Uint8Array(16_384);
let words = new Int32Array(bytes.buffer);

/** An exact non-negative integer of 53 bits. Not stored: it may change. */
export function hashWhole(text: string): number {
  // A character has three bytes at most, one of the astral planes four in two units.
  if (text.length * 3 + 4 > bytes.length) {
    bytes = new Uint8Array((text.length * 3 + 7) & ~3);
    words = new Int32Array(bytes.buffer);
  }
  const { written } = encoder.encodeInto(text, bytes);
  const count = (written + 3) >> 2;
  bytes.fill(0, written, count * 4);
  let a = 0x9e3779b9 ^ written;
  let b = 0x85ebca6b ^ written;
  for (let i = 0; i < count; i++) {
    const word = words[i] ?? 0;
    a = Math.imul(a ^ word, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 0x5f356495);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (b >>> 16), 0x85ebca6b);
  a ^= a >>> 13;
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
