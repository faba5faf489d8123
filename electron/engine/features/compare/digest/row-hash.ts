// Hashes rows, from their bytes in a file or from their texts alike: 64 bits of the address, 63 of the other values, and
// one that says whether the address is spelt in its normal way. It compares nothing and knows no format.

/** Seeds of the lanes: digits of pi. */
const SEEDS = [0x243f6a88, 0x85a308d3] as const;

/** Above this, a text goes through a buffer of its own. */
const SCRATCH_BYTES = 16_384;

const NOT_ASCII = 0x80;

/**
 * One row at a time: `begin`, the address, `endKey`, then each present value after its `mark`, `endContent`. The two
 * lanes are of different families (multiply-rotate before and after the word is mixed in), so that 64 bits of each hash
 * count. Numbers are the same on every platform.
 *
 * 63 bits for the values are enough where only rows of one address are compared with each other: a wrong "unchanged"
 * needs one of n comparisons to hit 2^-63 (10 million rows: 10^-12). Rows of different addresses are only taken for one
 * where all bits agree, and every difference is read again and verified by its texts.
 */
export class RowHash {
  keyLow = 0;
  keyHigh = 0;
  contentLow = 0;
  contentHigh = 0;
  /** True where bytes of this row had control characters, white space among them. */
  control = false;
  /** True where texts or bytes of this row had more than ASCII. */
  wide = false;
  /** True where the address is not spelt in its normal way: to be told before the content ends. */
  respelt = false;
  #a = 0;
  #b = 0;
  #scratch = Buffer.alloc(SCRATCH_BYTES + 8);
  #view = viewOf(this.#scratch);
  readonly #number = new Float64Array(1);
  readonly #words = new Int32Array(this.#number.buffer);

  begin(): void {
    this.control = false;
    this.wide = false;
    this.respelt = false;
    this.#a = SEEDS[0] | 0;
    this.#b = SEEDS[1] | 0;
  }

  /** To be called after the address. */
  endKey(): void {
    const low = finish(this.#a ^ Math.imul(this.#b, 0x27d4eb2f));
    this.keyLow = low;
    this.keyHigh = finish(this.#b ^ Math.imul(low, 0x165667b1));
  }

  /** To be called after the last value. */
  endContent(): void {
    const low = finish(this.#a ^ Math.imul(this.#b, 0x85ebca77));
    this.contentLow = ((low & ~1) | Number(this.respelt)) >>> 0;
    this.contentHigh = finish(this.#b ^ Math.imul(low, 0x9e3779b1));
  }

  /** Tells which value comes next. */
  mark(field: number): void {
    this.#mix(field + 1);
  }

  number(value: number): void {
    this.#number[0] = value;
    this.#mix(this.#words[0] ?? 0);
    this.#mix(this.#words[1] ?? 0);
  }

  text(text: string): void {
    const length = text.length;
    let a = this.#a;
    let b = this.#b;
    let all = 0;
    let i = 0;
    for (; i + 4 <= length; i += 4) {
      const c = text.charCodeAt(i);
      const d = text.charCodeAt(i + 1);
      const e = text.charCodeAt(i + 2);
      const f = text.charCodeAt(i + 3);
      const w = c | (d << 8) | (e << 16) | (f << 24);
      all |= c | d | e | f;
      a = mixA(a, w);
      b = mixB(b, w);
    }
    let w = 0;
    for (let shift = 0; i < length; i++, shift += 8) {
      const code = text.charCodeAt(i);
      all |= code;
      w |= code << shift;
    }
    if (all >= NOT_ASCII) {
      this.wide = true;
      this.#encoded(text);
      return;
    }
    this.#a = a;
    this.#b = b;
    this.#mix(w);
    this.#mix(length);
  }

  /** As `text`, for the UTF-8 bytes of one; the view must go on for 3 bytes behind them. */
  bytes(view: DataView, from: number, to: number): void {
    let a = this.#a;
    let b = this.#b;
    let control = 0;
    let all = 0;
    let at = from;
    for (; at + 4 <= to; at += 4) {
      const w = view.getInt32(at, true);
      // The high bit of every byte below 32.
      control |= (w - 0x20202020) & ~w;
      all |= w;
      a = mixA(a, w);
      b = mixB(b, w);
    }
    const used = (1 << ((to - at) << 3)) - 1;
    const w = at < to ? view.getInt32(at, true) & used : 0;
    control |= ((w | (0x20202020 & ~used)) - 0x20202020) & ~w;
    if ((control & 0x80808080) !== 0) this.control = true;
    if (((all | w) & 0x80808080) !== 0) this.wide = true;
    this.#a = a;
    this.#b = b;
    this.#mix(w);
    this.#mix(to - from);
  }

  #encoded(text: string): void {
    const size = Buffer.byteLength(text);
    if (size > this.#scratch.length - 8) {
      this.#scratch = Buffer.alloc(size * 2 + 8);
      this.#view = viewOf(this.#scratch);
    }
    this.#scratch.write(text, 0, 'utf8');
    this.bytes(this.#view, 0, size);
  }

  #mix(w: number): void {
    this.#a = mixA(this.#a, w);
    this.#b = mixB(this.#b, w);
  }
}

function viewOf(buffer: Buffer): DataView {
  return new DataView(buffer.buffer, buffer.byteOffset, buffer.length);
}

function mixA(a: number, w: number): number {
  let k = Math.imul(w, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = a ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function mixB(b: number, w: number): number {
  const h = (b + Math.imul(w, 0x85ebca77)) | 0;
  return Math.imul((h << 17) | (h >>> 15), 0x9e3779b1);
}

/** Spreads every bit over all. */
function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
