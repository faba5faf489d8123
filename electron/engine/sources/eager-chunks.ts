// Takes the chunks of a stream as soon as they come, so that none is lost where it breaks off: a stream that ends with
// an error throws away what was not read yet. It holds little and slows the sender down where the reader is slow.
import type { Readable } from 'node:stream';

const HELD_BYTES = 1 << 20;

/** All chunks that came, then the stream's error, if any. Leaving early ends the stream. `onChunk` hears of each. */
export async function* eagerChunks(stream: Readable, onChunk: () => void): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let held = 0;
  const ended: { with?: Error | null } = {};
  let wake: () => void = () => undefined;
  const finish = (error: Error | null): void => {
    if (ended.with === undefined) ended.with = error;
    wake();
  };
  stream.on('data', (chunk: Uint8Array) => {
    onChunk();
    chunks.push(chunk);
    held += chunk.length;
    if (held > HELD_BYTES) stream.pause();
    wake();
  });
  stream.on('end', () => {
    finish(null);
  });
  stream.on('error', finish);
  stream.on('close', () => {
    finish(new Error('The stream was closed.'));
  });
  try {
    for (;;) {
      const chunk = chunks.shift();
      if (chunk) {
        held -= chunk.length;
        yield chunk;
      } else if (ended.with !== undefined) {
        if (ended.with) throw ended.with;
        return;
      } else {
        if (stream.isPaused()) stream.resume();
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    stream.destroy();
  }
}
