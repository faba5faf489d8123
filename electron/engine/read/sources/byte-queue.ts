// Reads a stream of byte chunks as a sequence of bytes: look ahead, take, give back. It holds one chunk at a time.

export class ByteQueue {
  readonly #source: AsyncIterator<Uint8Array>;
  #pending: Uint8Array = new Uint8Array(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  /** The next chunk as it comes, never empty, or null at the end. */
  async next(): Promise<Uint8Array | null> {
    if (this.#pending.length > 0) return this.#drain();
    for (;;) {
      const result = await this.#source.next();
      if (result.done) return null;
      if (result.value.length > 0) return result.value;
    }
  }

  /** The next bytes without consuming them; fewer than asked for only at the end. */
  async peek(length: number): Promise<Uint8Array> {
    while (this.#pending.length < length) {
      const before = this.#drain();
      const more = await this.next();
      this.#pending = more ? (before.length > 0 ? Buffer.concat([before, more]) : more) : before;
      if (!more) break;
    }
    return this.#pending.subarray(0, length);
  }

  /** Consumes the next bytes; fewer than asked for only at the end. */
  async take(length: number): Promise<Uint8Array> {
    const bytes = await this.peek(length);
    this.#pending = this.#pending.subarray(bytes.length);
    return bytes;
  }

  /** Consumes up to and including the byte; false where it does not come. */
  async skipPast(byte: number): Promise<boolean> {
    for (let chunk = await this.next(); chunk; chunk = await this.next()) {
      const at = chunk.indexOf(byte);
      if (at < 0) continue;
      this.giveBack(chunk.subarray(at + 1));
      return true;
    }
    return false;
  }

  /** Puts bytes back to be read first. */
  giveBack(bytes: Uint8Array): void {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([bytes, this.#pending]) : bytes;
  }

  /** The rest as chunks. Leaving early closes the source. */
  async *rest(): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = await this.next(); chunk; chunk = await this.next()) yield chunk;
    } finally {
      await this.close();
    }
  }

  /** Tells the source that no more is wanted. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  #drain(): Uint8Array {
    const bytes = this.#pending;
    this.#pending = new Uint8Array(0);
    return bytes;
  }
}
