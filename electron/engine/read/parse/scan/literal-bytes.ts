// A short text that is looked for in bytes, four of them at a time: several times as fast as one by one. It reads no more
// than the text is long.

/** ASCII, of 4 to 12 characters. */
export class LiteralBytes {
  readonly bytes: Buffer;
  readonly length: number;
  readonly #first: number;
  readonly #middle: number;
  readonly #last: number;

  constructor(text: string) {
    const bytes = Buffer.from(text, 'latin1');
    if (bytes.length < 4 || bytes.length > 12) throw new RangeError(`${text} is too short or too long.`);
    this.bytes = bytes;
    this.length = bytes.length;
    this.#first = bytes.readInt32LE(0);
    this.#middle = bytes.length > 8 ? bytes.readInt32LE(4) : 0;
    this.#last = bytes.readInt32LE(bytes.length - 4);
  }

  isAt(view: DataView, at: number): boolean {
    const { length } = this;
    return (
      at + length <= view.byteLength &&
      view.getInt32(at, true) === this.#first &&
      (length === 4 || view.getInt32(at + length - 4, true) === this.#last) &&
      (length <= 8 || view.getInt32(at + 4, true) === this.#middle)
    );
  }
}
