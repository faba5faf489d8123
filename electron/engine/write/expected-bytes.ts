// Compares bytes that come in any pieces with those that should. It reads and writes nothing.

/** Pieces that a stream of bytes has to consist of, one after the other. */
export class ExpectedBytes {
  readonly #pieces: readonly Buffer[];
  #piece = 0;
  #at = 0;

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces.filter(({ length }) => length > 0);
  }

  /** Whether all of them came. */
  get complete(): boolean {
    return this.#piece === this.#pieces.length;
  }

  /** Whether these are all of them. */
  takeAll(bytes: Buffer): boolean {
    return this.take(bytes) && this.complete;
  }

  /** False where the bytes are others, or too many. */
  take(chunk: Buffer): boolean {
    for (let from = 0; from < chunk.length;) {
      const piece = this.#pieces[this.#piece];
      if (piece === undefined) return false;
      const length = Math.min(chunk.length - from, piece.length - this.#at);
      if (chunk.compare(piece, this.#at, this.#at + length, from, from + length) !== 0) return false;
      from += length;
      this.#at += length;
      if (this.#at === piece.length) {
        this.#piece++;
        this.#at = 0;
      }
    }
    return true;
  }
}
