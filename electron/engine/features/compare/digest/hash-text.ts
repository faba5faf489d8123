// A fast hash of texts, for finding out whether they are equal. It is not cryptographic and is never stored.

/** A whole number from 1 to 2^53 − 1; the same for equal texts. */
export function hashOf(text: string): number {
  let low = 0x2f6e_2b1d;
  let high = 0x51ed_270b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x0100_0193);
    high = Math.imul((high ^ (unit + (low >>> 15))) + 0x6d2b, 0x85eb_ca6b);
  }
  low ^= low >>> 16;
  high = Math.imul(high ^ (high >>> 13), 0xc2b2_ae35);
  high ^= high >>> 16;
  return ((high >>> 0) & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}
