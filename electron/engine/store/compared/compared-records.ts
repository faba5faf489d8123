// Rows of a comparison as bytes: made by the threads that read them, compared and kept as they are, and turned into rows
// where somebody looks at them. It knows no file and no database.

/** A row's values as the project stores them; an empty text and no value are the same. */
export interface RecordValues {
  /** The project's row; 0 for one of a file. */
  readonly row: number;
  readonly line: number;
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly included: boolean;
  readonly ext: string | null;
}

/** Some hundred records, in memory of their own that can be handed to another thread. */
export interface PackedRecords {
  readonly bytes: Uint8Array;
  /** Where each begins. */
  readonly starts: Uint32Array;
}

/** Records that are kept together: so many are read to reach one of them. */
export const RECORDS_A_CHUNK = 200;

/** The texts of a record, in their order. */
export const RECORD_TEXTS = { loc: 0, lastmod: 1, changefreq: 2, priority: 3, ext: 4 } as const;
export type RecordText = keyof typeof RECORD_TEXTS;
const TEXTS = Object.keys(RECORD_TEXTS).length;

/** What differs between two records, as a set of bits. */
export const RECORD_PARTS = {
  loc: 1,
  lastmod: 2,
  changefreq: 4,
  priority: 8,
  ext: 16,
  included: 32,
} as const;

/** Places in a record: two numbers, the priority as a number, flags, the code of the changefreq, the ends of the texts. */
const [ROW, LINE, WEIGHT, FLAGS, CODE, ENDS] = [0, 4, 8, 16, 17, 20] as const;
const HEAD_BYTES = ENDS + TEXTS * 4;
const [INCLUDED, HAS_WEIGHT, HAS_CODE] = [1, 2, 4] as const;
const FIRST_BYTES = 1 << 16;
/** In UTF-8, of one unit of a text. */
const MAX_UNIT_BYTES = 3;

/** Makes records one after the other. */
class RecordWriter {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #view = viewOf(this.#bytes);
  #starts: number[] = [];
  #start = 0;
  #at = 0;
  #text = 0;

  add({ row, line, loc, lastmod, changefreq, priority, included, ext }: RecordValues): void {
    this.#begin(line, row, included);
    this.#writeText('loc', loc);
    if (lastmod !== null) this.#writeText('lastmod', lastmod);
    if (typeof changefreq === 'string') this.#writeText('changefreq', changefreq);
    else if (changefreq !== null) {
      this.#flag(HAS_CODE);
      this.#bytes[this.#start + CODE] = changefreq;
    }
    if (typeof priority === 'string') this.#writeText('priority', priority);
    else if (priority !== null) {
      this.#flag(HAS_WEIGHT);
      this.#view.setFloat64(this.#start + WEIGHT, priority);
    }
    if (ext !== null) this.#writeText('ext', ext);
    this.#endTexts(TEXTS);
  }

  /** What was written since the last time. */
  take(): PackedRecords {
    const records = {
      bytes: new Uint8Array(this.#bytes.subarray(0, this.#at)),
      starts: Uint32Array.from(this.#starts),
    };
    this.#starts = [];
    this.#at = 0;
    return records;
  }

  #begin(line: number, row: number, included: boolean): void {
    this.#start = this.#at;
    this.#reserve(HEAD_BYTES);
    this.#bytes.fill(0, this.#at, this.#at + HEAD_BYTES);
    this.#view.setUint32(this.#at + ROW, row);
    this.#view.setUint32(this.#at + LINE, line);
    this.#bytes[this.#at + FLAGS] = included ? INCLUDED : 0;
    this.#at += HEAD_BYTES;
    this.#text = 0;
    this.#starts.push(this.#start);
  }

  #writeText(name: RecordText, text: string): void {
    this.#endTexts(RECORD_TEXTS[name]);
    this.#reserve(text.length * MAX_UNIT_BYTES);
    this.#at += this.#bytes.write(text, this.#at, 'utf8');
  }

  #flag(flag: number): void {
    const at = this.#start + FLAGS;
    this.#bytes[at] = (this.#bytes[at] ?? 0) | flag;
  }

  #endTexts(upTo: number): void {
    const end = this.#at - this.#start - HEAD_BYTES;
    for (; this.#text < upTo; this.#text++) {
      this.#view.setUint32(this.#start + ENDS + this.#text * 4, end);
    }
  }

  #reserve(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe((this.#at + more) * 2);
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
    this.#view = viewOf(larger);
  }
}

/** Records that can be looked at. */
export class RecordChunk {
  readonly size: number;
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #starts: Uint32Array;

  constructor({ bytes, starts }: PackedRecords) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#view = viewOf(this.#bytes);
    this.#starts = starts;
    this.size = bytes.length + starts.length * 4;
  }

  text(i: number, name: RecordText): string {
    const n = RECORD_TEXTS[name];
    return this.#bytes.toString('utf8', this.#textStart(i, n), this.#textEnd(i, n));
  }

  values(i: number): RecordValues {
    const start = this.#start(i);
    const flags = this.#bytes[start + FLAGS] ?? 0;
    return {
      row: this.#view.getUint32(start + ROW),
      line: this.#view.getUint32(start + LINE),
      loc: this.text(i, 'loc'),
      lastmod: this.text(i, 'lastmod') || null,
      changefreq:
        (flags & HAS_CODE) !== 0 ? (this.#bytes[start + CODE] ?? 0) : this.text(i, 'changefreq') || null,
      priority:
        (flags & HAS_WEIGHT) !== 0 ? this.#view.getFloat64(start + WEIGHT) : this.text(i, 'priority') || null,
      included: (flags & INCLUDED) !== 0,
      ext: this.text(i, 'ext') || null,
    };
  }

  /** The set of RECORD_PARTS in which record i differs from another one. */
  differing(i: number, other: RecordChunk, k: number): number {
    const [start, start2] = [this.#start(i), other.#start(k)];
    const flags = (this.#bytes[start + FLAGS] ?? 0) ^ (other.#bytes[start2 + FLAGS] ?? 0);
    let parts = (flags & INCLUDED) === 0 ? 0 : RECORD_PARTS.included;
    for (let n = 0; n < TEXTS; n++) if (!this.#sameText(i, other, k, n)) parts |= 1 << n;
    if ((flags & HAS_CODE) !== 0 || this.#bytes[start + CODE] !== other.#bytes[start2 + CODE])
      parts |= RECORD_PARTS.changefreq;
    if (
      (flags & HAS_WEIGHT) !== 0 ||
      this.#view.getFloat64(start + WEIGHT) !== other.#view.getFloat64(start2 + WEIGHT)
    )
      parts |= RECORD_PARTS.priority;
    return parts;
  }

  #sameText(i: number, other: RecordChunk, k: number, n: number): boolean {
    const [from, to] = [this.#textStart(i, n), this.#textEnd(i, n)];
    const from2 = other.#textStart(k, n);
    if (to - from !== other.#textEnd(k, n) - from2) return false;
    const [bytes, bytes2] = [this.#bytes, other.#bytes];
    for (let at = from, at2 = from2; at < to; at++, at2++) if (bytes[at] !== bytes2[at2]) return false;
    return true;
  }

  #start(i: number): number {
    return this.#starts[i] ?? 0;
  }

  #textStart(i: number, n: number): number {
    const start = this.#start(i) + HEAD_BYTES;
    return n === 0 ? start : start + this.#view.getUint32(this.#start(i) + ENDS + (n - 1) * 4);
  }

  #textEnd(i: number, n: number): number {
    const start = this.#start(i);
    return start + HEAD_BYTES + this.#view.getUint32(start + ENDS + n * 4);
  }
}

/** Rows as records, some together. */
export function packRows(rows: readonly RecordValues[]): PackedRecords[] {
  const writer = new RecordWriter();
  const packed: PackedRecords[] = [];
  for (let first = 0; first < rows.length; first += RECORDS_A_CHUNK) {
    for (const row of rows.slice(first, first + RECORDS_A_CHUNK)) writer.add(row);
    packed.push(writer.take());
  }
  return packed;
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}
