// Characters as bytes, by their names.

export const AND: u8 = 0x26;
export const APOSTROPHE: u8 = 0x27;
export const PLUS: u8 = 0x2b;
export const DASH: u8 = 0x2d;
export const DOT: u8 = 0x2e;
export const ZERO: u8 = 0x30;
export const COLON: u8 = 0x3a;
export const TIME: u8 = 0x54;
export const ZULU: u8 = 0x5a;

export function isDigit(byte: u8): bool {
  return byte >= ZERO && byte <= ZERO + 9;
}
