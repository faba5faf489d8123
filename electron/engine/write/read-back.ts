// Reads back files that were just written, and compares them with what they should hold. It writes nothing.
import { ExpectedBytes } from './expected-bytes.ts';
import type { OpenFile } from './open-file.ts';
import { SpareMemory } from './spare-memory.ts';

/** Read at once: most packed sitemaps are not larger. */
const CHUNK = 1024 * 1024;

/** Memory: one chunk for each file that is read at the same time, kept for the next ones. */
export class ReadBack {
  readonly #memory = new SpareMemory();

  /** Whether the file holds just these pieces, one after the other. */
  async holds(file: Pick<OpenFile, 'read'>, pieces: readonly Buffer[]): Promise<boolean> {
    const chunk = this.#memory.take(CHUNK);
    const expected = new ExpectedBytes(pieces);
    try {
      for (let at = 0; ;) {
        const bytesRead = await file.read(chunk, at);
        if (!expected.take(chunk.subarray(0, bytesRead))) return false;
        at += bytesRead;
        // Less than was asked for may come before the end, too.
        if (bytesRead === 0 || (bytesRead < chunk.length && expected.complete)) return expected.complete;
      }
    } finally {
      this.#memory.give(chunk);
    }
  }
}
