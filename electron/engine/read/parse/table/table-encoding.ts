// Tells the encoding of a table file by its first bytes: spreadsheets write no declaration. It decodes nothing.
import { isUtf8 } from 'node:buffer';
import type { TableEncoding } from '../../../../../shared/model/table/tables.ts';

/**
 * A byte order mark or the zeros of UTF-16 tell it; else it is UTF-8 where the bytes are, and windows-1252, which
 * Excel writes in Western Europe, where they are not. Only an offer: the user can choose another.
 */
export function detectTableEncoding(head: Buffer): TableEncoding {
  const start = head.toString('hex', 0, 4);
  if (start.startsWith('efbbbf')) return 'utf-8';
  if (start.startsWith('fffe') || /^(?!00)..00(?!00)..00/.test(start)) return 'utf-16le';
  if (start.startsWith('feff') || /^00(?!00)..00(?!00)../.test(start)) return 'utf-16be';
  return isUtf8(wholeCharacters(head)) ? 'utf-8' : 'windows-1252';
}

/** Without a character that may go on behind the end. */
function wholeCharacters(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
  }
  return bytes;
}
