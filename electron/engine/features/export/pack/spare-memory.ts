// Memory for what is read from files, used again for the next ones: to touch new memory takes longer than to read what is
// in the system's cache. It reads nothing.

/** Files of a set are about as large as each other, so that one's memory mostly serves for the next. */
const STEP = 64 * 1024;

/** So many bytes are kept at most. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Gives memory for so many bytes, or more. */
export type TakeMemory = (bytes: number) => Buffer;

/** Memory that nobody had before, with anything in it. */
export function newMemory(bytes: number): Buffer {
  return Buffer.allocUnsafeSlow(bytes);
}

export class SpareMemory {
  readonly #spare: Buffer[] = [];
  #bytes = 0;

  /** Room for so many bytes, with anything in it. */
  take(bytes: number): Buffer {
    const found = this.#spare.findIndex(({ length }) => length >= bytes);
    const [spare] = found < 0 ? [] : this.#spare.splice(found, 1);
    if (!spare) return newMemory(Math.max(1, Math.ceil(bytes / STEP)) * STEP);
    this.#bytes -= spare.length;
    return spare;
  }

  /** To be called with what was taken, once nobody needs it. What went to a thread meanwhile is empty, and of no use. */
  give(memory: Buffer): void {
    if (memory.length === 0 || this.#bytes + memory.length > MOST_BYTES) return;
    this.#bytes += memory.length;
    this.#spare.push(memory);
  }
}
