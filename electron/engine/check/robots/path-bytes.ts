// Paths of addresses as bytes in the form in which patterns are compared: percent-encoded, escapes in upper case, those
// of "*" and "$" decoded, without a fragment. It agrees with robotsPath, which a test shows; which rules match is not its affair.

const [HASH, DOLLAR, PERCENT, STAR, FIRST_BEYOND_ASCII] = [0x23, 0x24, 0x25, 0x2a, 0x80] as const;
const BYTES = 256;
const DIGITS = Buffer.from('0123456789ABCDEF', 'latin1');
/** More than any address of use has; longer ones get a larger one. */
const USUAL_BYTES = 8_192;

/** 1 for bytes by which a path may have to be rewritten. */
const ODD = Uint8Array.from({ length: BYTES }, (_, byte) =>
  Number(byte === HASH || byte === PERCENT || byte >= FIRST_BEYOND_ASCII),
);

/** For each hexadecimal digit the same in upper case; 0 for any other byte. */
const HEX = Uint8Array.from({ length: BYTES }, (_, byte) => {
  const text = String.fromCharCode(byte);
  return /[0-9a-f]/i.test(text) ? text.toUpperCase().charCodeAt(0) : 0;
});

/** True where patterns can be matched with the bytes as they are. */
export function isPlainPath(text: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (ODD[text[at] ?? 0] === 1) return false;
  return true;
}

const TWO = 0x32;
/** The characters that mean something in patterns, by the second digit of their escapes: escaped, they are themselves. */
const ESCAPED: ReadonlyMap<number, number> = new Map([
  [0x34, DOLLAR],
  [0x41, STAR],
]);

/** Room for one path at a time, which is made anew where it is too small. */
export class PathBytes {
  bytes = Buffer.alloc(USUAL_BYTES);

  /** Puts a text in; gives its length in bytes of UTF-8. */
  write(text: string): number {
    this.#grow(text.length * 3);
    return this.bytes.write(text, 0, 'utf8');
  }

  /** Puts in what patterns are compared with of a path in UTF-8, up to its fragment; gives the length. */
  encode(text: Uint8Array, from: number, to: number): number {
    this.#grow((to - from) * 3);
    const { bytes } = this;
    let length = 0;
    for (let at = from; at < to; at++) {
      const byte = text[at] ?? 0;
      if (byte === HASH) break;
      if (byte >= FIRST_BEYOND_ASCII) {
        bytes[length++] = PERCENT;
        bytes[length++] = DIGITS[byte >> 4] ?? 0;
        bytes[length++] = DIGITS[byte & 15] ?? 0;
        continue;
      }
      bytes[length++] = byte;
      if (byte !== PERCENT || at + 2 >= to) continue;
      const [high, low] = [HEX[text[at + 1] ?? 0] ?? 0, HEX[text[at + 2] ?? 0] ?? 0];
      if (high === 0 || low === 0) continue;
      const escaped = high === TWO ? ESCAPED.get(low) : undefined;
      if (escaped !== undefined) {
        bytes[length - 1] = escaped;
        at += 2;
        continue;
      }
      bytes[length++] = high;
      bytes[length++] = low;
      at += 2;
    }
    return length;
  }

  #grow(bytes: number): void {
    if (this.bytes.length < bytes) this.bytes = Buffer.alloc(bytes * 2);
  }
}
