// Reads ids out of the text that SQLite joins them to: five times as fast as fetching a row an id.

const COMMA = 0x2c;

/** The numbers in a comma-separated list of digits, as ASCII bytes; null or empty bytes are no ids. */
export function parseIds(digits: Uint8Array | null, count: number): Uint32Array<ArrayBuffer> {
  const ids = new Uint32Array(count);
  if (!digits || count === 0) return ids;
  let value = 0;
  let at = 0;
  for (let i = 0; i < digits.length; i++) {
    const byte = digits[i] ?? COMMA;
    if (byte === COMMA) {
      ids[at++] = value;
      value = 0;
    } else {
      value = value * 10 + byte - 48;
    }
  }
  ids[at] = value;
  return ids;
}
