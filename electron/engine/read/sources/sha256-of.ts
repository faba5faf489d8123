// The SHA-256 of a content that comes in chunks. It opens nothing and keeps nothing.
import { createHash } from 'node:crypto';

/** In hexadecimal digits; null where the content can't be read to its end: that is told where it is read for its sake. */
export async function sha256Of(chunks: AsyncIterable<Uint8Array>): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of chunks) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
