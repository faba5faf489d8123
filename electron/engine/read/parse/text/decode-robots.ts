// The bytes of a robots.txt → text for matching. Bytes that are not UTF-8 become percent escapes, as which they are
// compared; no letter is guessed.
import { isUtf8 } from 'node:buffer';

const BOM = [0xef, 0xbb, 0xbf];

/** The text without a byte order mark, of which google/robotstxt also skips the first one or two bytes alone. */
export function decodeRobots(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return Buffer.from(bytes.subarray(2)).toString('utf16le');
  let start = 0;
  while (start < BOM.length && bytes[start] === BOM[start]) start++;
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  if (isUtf8(rest)) return rest.toString('utf8');
  return rest.toString('latin1').split('\n').map(decodeLine).join('\n');
}

function decodeLine(line: string): string {
  const bytes = Buffer.from(line, 'latin1');
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
