// Reads back files that were just written, and compares them with what they should hold. It writes nothing.
import type { OpenFile } from '../../../../files/open-file.ts';
import { SpareMemory } from '../pack/spare-memory.ts';

/** Read at once: most packed sitemaps are not larger. */
const CHUNK = 1024 * 1024;

/** Memory: one chunk for each file that is read at the same time, kept for the next ones. */
export class ReadBack {
  readonly #memory = new SpareMemory();

  /** Whether the file holds just these bytes. */
  async holds(file: Pick<OpenFile, 'read'>, bytes: Buffer): Promise<boolean> {
    const chunk = this.#memory.take(CHUNK);
    try {
      for (let at = 0; ;) {
        const read = await file.read(chunk, at);
        if (!chunk.subarray(0, read).equals(bytes.subarray(at, at + read))) return false;
        at += read;
        // Less than was asked for may come before the end, too.
        if (read === 0 || (read < chunk.length && at === bytes.length)) return at === bytes.length;
      }
    } finally {
      this.#memory.give(chunk);
    }
  }
}
