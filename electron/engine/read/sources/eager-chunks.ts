// Takes the chunks of a stream as soon as they come, so that none is lost where it breaks off: a stream that ends with
// an error throws away what was not read yet. It holds little and slows the sender down where the reader is slow.
import type { Readable } from 'node:stream';

const HELD_BYTES = 1 << 20;

/**
 * All chunks that came, then the stream's error, if any. Listening begins with this call, not with the first read: a
 * stream may break off in between. Leaving early ends the stream. `onChunk` hears of each.
 */
export function eagerChunks(stream: Readable, onChunk: () => void): AsyncGenerator<Uint8Array> {
  const taken: Taken = { chunks: [], held: 0, wake: () => undefined };
  const finish = (error: Error | null): void => {
    if (taken.end === undefined) taken.end = error;
    taken.wake();
  };
  stream.on('data', (chunk: Uint8Array) => {
    onChunk();
    taken.chunks.push(chunk);
    taken.held += chunk.length;
    if (taken.held > HELD_BYTES) stream.pause();
    taken.wake();
  });
  stream.on('end', () => {
    finish(null);
  });
  stream.on('error', finish);
  stream.on('close', () => {
    finish(new Error('The stream was closed.'));
  });
  return giveOut(stream, taken);
}

interface Taken {
  readonly chunks: Uint8Array[];
  held: number;
  wake: () => void;
  /** How it ended, once it has: null = well. */
  end?: Error | null;
}

async function* giveOut(stream: Readable, taken: Taken): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const chunk = taken.chunks.shift();
      if (chunk) {
        taken.held -= chunk.length;
        yield chunk;
      } else if (taken.end !== undefined) {
        if (taken.end) throw taken.end;
        return;
      } else {
        if (stream.isPaused()) stream.resume();
        await new Promise<void>((resolve) => (taken.wake = resolve));
      }
    }
  } finally {
    stream.destroy();
  }
}
