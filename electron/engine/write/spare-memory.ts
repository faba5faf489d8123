// Memory for what is read from files, used again for the next ones: to touch new memory takes longer than to read what is
// in the system's cache. It reads nothing.

/** Files of a set are about as large as each other, so that one's memory mostly serves for the next. */
const STEP = 64 * 1024;

/** More are never read at the same time. */
const MOST = 8;

export class SpareMemory {
  readonly #spare: Buffer[] = [];

  /** Room for so many bytes, with anything in it. */
  take(bytes: number): Buffer {
    const found = this.#spare.findIndex(({ length }) => length >= bytes);
    const [spare] = found < 0 ? [] : this.#spare.splice(found, 1);
    return spare ?? Buffer.allocUnsafeSlow(Math.max(1, Math.ceil(bytes / STEP)) * STEP);
  }

  /** To be called with what was taken, once nobody needs it; not where it was given away to a thread. */
  give(memory: Buffer): void {
    if (memory.length > 0 && this.#spare.length < MOST) this.#spare.push(memory);
  }
}
