// Writes bits, the lowest first, and whole tokens. Source: RFC 1951, 3.1.1.
import {
  DISTANCE_BASE,
  DISTANCE_EXTRA,
  distanceSymbol,
  END_OF_BLOCK,
  firstToken,
  LENGTH_BASE,
  LENGTH_EXTRA,
  lengthSymbol,
  SHORTEST,
  tokensEnd,
} from './tokens';

/** Bits that are not written yet: less than eight between two calls. */
let bits: u64 = 0;
let count: u64 = 0;

/** Where they will be. */
let end: usize = 0;

export function beginAt(place: usize): void {
  end = place;
  bits = count = 0;
}

/** The place behind what was written; to be asked at the border of a byte. */
export function endOfBits(): usize {
  return end;
}

/** Writes up to 48 bits. */
export function putBits(value: u64, length: u64): void {
  bits |= value << count;
  count += length;
  store<u64>(end, bits);
  end += <usize>(count >> 3);
  bits >>= count & ~7;
  count &= 7;
}

/** Goes on to the next border of a byte. */
export function alignBits(): void {
  if (count === 0) return;
  store<u8>(end++, <u8>bits);
  bits = count = 0;
}

/** Copies bytes; to be called at the border of one. */
export function putBytes(from: usize, length: u32): void {
  memory.copy(end, from, length);
  end += length;
}

/** By length − 3: code with extra bits, and how many these are from bit 24 on. */
const lengthCodes = memory.data(4 * 256, 4);

/** Writes all tokens and the end of their block. */
export function putTokens(literalCodes: usize, distanceCodes: usize): void {
  for (let rest: u32 = 0; rest < 256; rest++) {
    const symbol = lengthSymbol(rest);
    const code = load<u32>(literalCodes + ((END_OF_BLOCK + 1 + symbol) << 2));
    const length = code >> 16;
    const extra = rest + SHORTEST - LENGTH_BASE[symbol];
    const all = length + LENGTH_EXTRA[symbol];
    store<u32>(lengthCodes + (rest << 2), (code & 0xffff) | (extra << length) | (all << 24));
  }
  let value = bits;
  let length = count;
  let at = end;
  const last = tokensEnd();
  for (let token = firstToken(); token < last; token += 4) {
    const what = load<u32>(token);
    if (<i32>what < 0) {
      const code = load<u32>(lengthCodes + (((what >> 16) & 255) << 2));
      value |= (<u64>(code & 0xffffff)) << length;
      length += code >> 24;
      const back = what & 0x7fff;
      const symbol = distanceSymbol(back);
      const far = load<u32>(distanceCodes + (symbol << 2));
      value |= (<u64>(far & 0xffff)) << length;
      length += far >> 16;
      value |= (<u64>(back + 1 - unchecked(DISTANCE_BASE[symbol]))) << length;
      length += unchecked(DISTANCE_EXTRA[symbol]);
    } else {
      const code = load<u32>(literalCodes + (what << 2));
      value |= (<u64>(code & 0xffff)) << length;
      length += code >> 16;
    }
    store<u64>(at, value);
    at += <usize>(length >> 3);
    value >>= length & ~7;
    length &= 7;
  }
  bits = value;
  count = length;
  end = at;
  const code = load<u32>(literalCodes + (END_OF_BLOCK << 2));
  putBits(code & 0xffff, code >> 16);
}
