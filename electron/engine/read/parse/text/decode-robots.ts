// The bytes of a robots.txt → text for matching. Bytes that are not UTF-8 become percent escapes, as which they are
// compared; no letter is guessed.
import { isUtf8 } from 'node:buffer';

const BOM = [0xef, 0xbb, 0xbf];

/**
 * The text as crawlers read it, in UTF-8 alone (RFC 9309, 2.3): in UTF-16 they find no rule. Without a byte order mark, of
 * which google/robotstxt also skips the first one or two bytes alone.
 */
export function decodeRobots(bytes: Uint8Array): string {
  let start = 0;
  while (start < BOM.length && bytes[start] === BOM[start]) start++;
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  if (isUtf8(rest)) return rest.toString('utf8');
  return rest.toString('latin1').split('\n').map(decodeLine).join('\n');
}

/** The text as its author reads it, for editing: UTF-16 as well. */
export function readableRobots(bytes: Uint8Array): string {
  const order = utf16Order(bytes);
  if (order === null) return decodeRobots(bytes);
  return new TextDecoder(order).decode(bytes);
}

/** The byte order of a text in UTF-16, by its mark or by the zero bytes of its first letters; null for any other. */
export function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : null;
}

function decodeLine(line: string): string {
  const bytes = Buffer.from(line, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
