// Finds where a ZIP archive ends in a file that goes on behind it, as downloads and careless tools leave it. It reads
// no entry.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** The end record is looked for in so many last bytes. */
const SEARCHED_BYTES = 1_048_576;
/** Source: APPNOTE.TXT 4.3.16. */
const END_RECORD = 22;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');

/** The offset behind the last end record that fits its place, or null where there is none before the file's end. */
export async function findZipEnd(path: string, size: number): Promise<number | null> {
  const from = Math.max(0, size - SEARCHED_BYTES);
  const file = await open(path);
  try {
    const tail = Buffer.alloc(size - from);
    const { bytesRead } = await file.read(tail, 0, tail.length, from);
    for (let at = bytesRead; (at = tail.lastIndexOf(END_SIGNATURE, at - 1)) >= 0;) {
      const end = endOf(tail, at, from);
      if (end !== null && end < size) return end;
      if (at === 0) return null;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** The record says how long its comment is, and where the directory is that stands before it. */
function endOf(tail: Buffer, at: number, from: number): number | null {
  if (at + END_RECORD > tail.length) return null;
  const end = at + END_RECORD + tail.readUInt16LE(at + 20);
  const directoryEnd = tail.readUInt32LE(at + 12) + tail.readUInt32LE(at + 16);
  return end <= tail.length && directoryEnd === from + at ? from + end : null;
}

/** The first bytes of a file, as a file of their own. */
export class FileBeginning extends RandomAccessReader {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }
}
