// Where a mark comes next in bytes that are gone through once: each of its places is looked for once.

export class NextMark {
  readonly #mark: number | Buffer;
  #bytes: Buffer = Buffer.alloc(0);
  /** The first place of the mark behind `#since`. */
  #at = 0;
  #since = 0;

  constructor(mark: number | string) {
    this.#mark = typeof mark === 'string' ? Buffer.from(mark) : mark;
  }

  open(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#at = this.#since = -1;
  }

  /** The first place from here on; the length of the bytes where there is none. */
  from(place: number): number {
    if (this.#at >= place && this.#since <= place) return this.#at;
    const found = this.#bytes.indexOf(this.#mark, place);
    this.#since = place;
    return (this.#at = found < 0 ? this.#bytes.length : found);
  }
}
