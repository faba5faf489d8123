// Reads back files that were just written, and compares them with what they should hold. It writes nothing.
import type { FileHandle } from 'node:fs/promises';

/** Read at once: most packed sitemaps are not larger. */
const CHUNK = 1024 * 1024;

/** Memory: one chunk for each file that is read at the same time, kept for the next ones. */
export class ReadBack {
  readonly #spare: Buffer[] = [];

  /** Whether the file holds just this. */
  async holds(file: FileHandle, content: Buffer): Promise<boolean> {
    const chunk = this.#spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK);
    try {
      for (let at = 0; ;) {
        const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
        if (!chunk.subarray(0, bytesRead).equals(content.subarray(at, at + bytesRead))) return false;
        at += bytesRead;
        // Less than was asked for may come before the end, too.
        if (bytesRead === 0 || (bytesRead < chunk.length && at === content.length))
          return at === content.length;
      }
    } finally {
      this.#spare.push(chunk);
    }
  }
}
