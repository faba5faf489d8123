// The bytes of a file, or of a range of it. A short one is read in one go: to stream it takes ten times as long, and a piece
// of memory that thousands of them would leave to be collected. It never looks at what the bytes mean.
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';

/** Bytes a read: measured to be much faster than Node's default of 64 KiB, and small enough to stay responsive. */
const READ_CHUNK_BYTES = 262_144;

const SHORT_BYTES = 65_536;

type Path = string | Buffer;

/** All bytes of a file that should have so many; it may have grown. Throws the disk's errors. */
export async function* readWhole(path: Path, size: number): AsyncGenerator<Uint8Array> {
  const start = size > SHORT_BYTES ? null : readAt(path, 0, size + 1);
  if (start && start.length > 0) yield start;
  if (start && start.length <= size) return;
  yield* streamed(path, { start: start?.length ?? 0 });
}

/** So many bytes from a place on; fewer where the file ends. Throws the disk's errors. */
export async function* readRange(path: Path, start: number, length: number): AsyncGenerator<Uint8Array> {
  if (length > SHORT_BYTES) yield* streamed(path, { start, end: start + length - 1 });
  else if (length > 0) yield readAt(path, start, length);
}

/** The same at once, for few bytes. */
export function readAt(path: Path, start: number, length: number): Buffer<ArrayBuffer> {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    for (let read = -1; read !== 0 && done < length; done += read)
      read = readSync(file, bytes, done, length - done, start + done);
    return bytes.subarray(0, done);
  } finally {
    closeSync(file);
  }
}

async function* streamed(path: Path, range: { start: number; end?: number }): AsyncGenerator<Uint8Array> {
  const options = { ...range, highWaterMark: READ_CHUNK_BYTES };
  for await (const chunk of createReadStream(path, options)) yield chunk as Uint8Array;
}
