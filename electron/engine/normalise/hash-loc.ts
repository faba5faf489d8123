// A fast hash of addresses for finding equal ones. It is not cryptographic: a hit must be verified by text.

/**
 * A 53-bit hash of the text's UTF-16 units, as an exact non-negative integer. Stored in project files: the function
 * must never change.
 */
export function hashLoc(loc: string): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < loc.length; i++) {
    const unit = loc.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b & 0x1fffff) * 0x1_0000_0000 + (a >>> 0);
}
