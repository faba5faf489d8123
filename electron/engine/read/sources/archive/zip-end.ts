// Finds where a ZIP archive begins and ends in a file that has more before it, as self-extracting archives have, or
// behind it, as careless tools leave it. It reads no entry.
import { open, type FileHandle } from 'node:fs/promises';
import { RandomAccessReader } from 'yauzl';
import { readAt } from '../file-bytes.ts';

/** The end record is looked for in so many last bytes. */
const SEARCHED_BYTES = 1_048_576;
/** Source: APPNOTE.TXT 4.3.16. */
const END_RECORD = 22;
const DIRECTORY_SIGNATURE = Buffer.from('PK\x01\x02', 'latin1');
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');

/** Where an archive lies in its file. */
export interface ZipRange {
  /** What the archive calls 0. */
  readonly start: number;
  readonly end: number;
}

/** By the last end record that a directory stands before; null where there is none. */
export async function findZipRange(path: string, size: number): Promise<ZipRange | null> {
  const from = Math.max(0, size - SEARCHED_BYTES);
  const file = await open(path);
  try {
    const tail = Buffer.alloc(size - from);
    const { bytesRead } = await file.read(tail, 0, tail.length, from);
    for (let at = bytesRead; (at = tail.lastIndexOf(END_SIGNATURE, at - 1)) >= 0;) {
      const range = rangeOf(tail, at, from);
      if (range && (await startsDirectory(file, tail, at, from))) return range;
      if (at === 0) return null;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** The record says how long its comment is, how long the directory is that stands before it, and where that should be. */
function rangeOf(tail: Buffer, at: number, from: number): ZipRange | null {
  if (at + END_RECORD > tail.length) return null;
  const end = at + END_RECORD + tail.readUInt16LE(at + 20);
  const start = from + at - tail.readUInt32LE(at + 12) - tail.readUInt32LE(at + 16);
  return end <= tail.length && start >= 0 ? { start, end: from + end } : null;
}

/** True where the directory begins where it has to, or is empty. */
async function startsDirectory(file: FileHandle, tail: Buffer, at: number, from: number): Promise<boolean> {
  const length = tail.readUInt32LE(at + 12);
  if (length === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, from + at - length);
  return buffer.equals(DIRECTORY_SIGNATURE);
}

/** Bytes that are read at once: a directory is asked for one entry after the other. */
const WINDOW_BYTES = 262_144;

/** A part of a file, as a file of its own. */
export class FileRange extends RandomAccessReader {
  readonly #path: string;
  readonly #start: number;
  #window = Buffer.alloc(0);
  #from = 0;

  constructor(path: string, { start }: ZipRange) {
    super();
    this.#path = path;
    this.#start = start;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    let error: Error | null = null;
    const isHeld = position >= this.#from && position + length <= this.#from + this.#window.length;
    try {
      if (!isHeld) {
        this.#window = readAt(this.#path, this.#start + position, Math.max(length, WINDOW_BYTES));
        this.#from = position;
      }
      const from = position - this.#from;
      if (this.#window.copy(buffer, offset, from, from + length) < length)
        error = new Error('unexpected EOF');
    } catch (failure) {
      error = failure as Error;
    }
    // Called back at once, the reader would go deeper with each entry.
    if (isHeld) process.nextTick(done, error);
    else setImmediate(done, error);
  }
}
