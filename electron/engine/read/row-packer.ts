// Packs rows as they are read: texts as bytes, valid values as numbers, all others as they came. It drops no row.
import { BATCH_ROWS, type TextColumn } from '../rows/entry-batch.ts';
import { hashLoc } from '../rows/hash-loc.ts';
import {
  ABSENT,
  NO_VALUE,
  TEXT,
  type PackedRows,
  type PackedTexts,
  type PackedValues,
} from '../rows/packed-rows.ts';
import { VALUE_COLUMNS, type ValueColumn } from '../../../shared/model/rows/columns.ts';
import { normaliseChangefreq, normalisePriority } from './normalise/normalise-value.ts';

/** The texts of an entry by their columns. */
export type RawTexts = Readonly<Partial<Record<ValueColumn, string | null>>>;

/** An entry as a file has it: trimmed, references resolved. A column that sitemaps don't have is missing where the source does not speak of it. */
export interface RawEntry extends RawTexts {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: string | null;
  readonly ext: string | null;
  readonly line: number;
}

const TEXT_COLUMNS = VALUE_COLUMNS.filter((column) => column !== 'changefreq' && column !== 'priority');

/** What each row has, also where no source speaks of it. */
const CORE: ReadonlySet<string> = new Set(['loc', 'lastmod']);

/** Bytes that a column begins with; most files have few rows. */
const FIRST_BYTES = 1 << 9;

/** Rows, at most BATCH_ROWS. A row is written cell by cell, and there once `end` was called. */
export class RowPacker {
  count = 0;
  readonly texts = Object.fromEntries(TEXT_COLUMNS.map((column) => [column, new TextPacker()])) as Readonly<
    Record<TextColumn, TextPacker>
  >;
  readonly ext = new TextPacker();
  readonly changefreq = new ValuePacker();
  readonly priority = new ValuePacker();
  readonly #hash: number[] = [];
  readonly #line: number[] = [];
  /** Filled by the caller, also after the rows were taken. */
  readonly excluded: number[] = [];

  get isFull(): boolean {
    return this.count === BATCH_ROWS;
  }

  add(entry: RawEntry): void {
    const { count } = this;
    for (const column of VALUE_COLUMNS) {
      const text = (entry as RawTexts)[column];
      if (text === undefined) continue;
      if (column === 'changefreq')
        this.changefreq.set(count, text === null ? null : normaliseChangefreq(text));
      else if (column === 'priority')
        this.priority.set(count, text === null ? null : normalisePriority(text));
      else this.texts[column].set(count, text);
    }
    if (entry.ext !== null) this.ext.set(count, entry.ext);
    this.end(hashLoc(entry.loc), entry.line);
  }

  /** Ends the row whose cells were written. */
  end(hash: number, line: number): void {
    this.#hash.push(hash);
    this.#line.push(line);
    this.count++;
  }

  /** What was packed; nothing may be added any more. */
  take(): PackedRows {
    const { count, ext, texts } = this;
    const spoken = TEXT_COLUMNS.filter((column) => CORE.has(column) || !texts[column].isEmpty);
    return {
      count,
      texts: Object.fromEntries(spoken.map((column) => [column, texts[column].take(count)])),
      ext: ext.isEmpty ? null : ext.take(count),
      hash: new Float64Array(this.#hash),
      line: new Float64Array(this.#line),
      changefreq: this.changefreq.take(count),
      priority: this.priority.take(count),
      excluded: this.excluded,
    };
  }
}

/** A column of texts; a row that is not set has none. Rows have to be set in their order. */
export class TextPacker {
  /** None before the first text: of many small files most columns stay empty. */
  #bytes = Buffer.alloc(0);
  /** Bytes of the texts so far: the next one stands there. */
  size = 0;
  readonly #lengths: number[] = [];

  get isEmpty(): boolean {
    return this.#lengths.length === 0;
  }

  set(row: number, text: string | null): void {
    if (text === null) {
      this.#fill(row + 1);
      return;
    }
    // A character has at most three bytes a unit.
    this.put(row, this.room(text.length * 3).write(text, this.size));
  }

  /** Copies bytes of UTF-8; false where there is a control character among them, or what is no character in XML. */
  copy(row: number, source: Uint8Array, from: number, to: number): boolean {
    const bytes = this.room(to - from);
    let at = this.size;
    for (let i = from; i < to; i++) {
      const code = source[i] ?? 0;
      if (code < 0x20 && code !== 9 && code !== 10) return false;
      if (code === 0xef && source[i + 1] === 0xbf && (source[i + 2] ?? 0) >= 0xbe) return false;
      bytes[at++] = code;
    }
    this.put(row, to - from);
    return true;
  }

  take(count: number): PackedTexts {
    this.#fill(count);
    return { bytes: this.#bytes.subarray(0, this.size), lengths: new Int32Array(this.#lengths) };
  }

  /** Takes the cell of a row back that was written last. */
  unset(row: number): void {
    if (this.#lengths.length === row + 1) this.size -= this.#lengths.pop() ?? 0;
  }

  /** The bytes of all texts, with room for so many more behind `size`. */
  room(more: number): Buffer {
    if (this.size + more > this.#bytes.length) {
      const size = Math.max(FIRST_BYTES, this.#bytes.length * 2, this.size + more);
      const larger = Buffer.allocUnsafeSlow(size);
      this.#bytes.copy(larger, 0, 0, this.size);
      this.#bytes = larger;
    }
    return this.#bytes;
  }

  /** Says that so many bytes behind `size` are a row's text. */
  put(row: number, length: number): void {
    this.#fill(row);
    this.#lengths.push(length);
    this.size += length;
  }

  #fill(rows: number): void {
    while (this.#lengths.length < rows) this.#lengths.push(ABSENT);
  }
}

/** A column of numbers and invalid texts; a row that is not set has none. Rows have to be set in their order. */
class ValuePacker {
  readonly #numbers: number[] = [];
  readonly #texts: string[] = [];

  set(row: number, value: number | string | null): void {
    if (value === null) return;
    this.#fill(row);
    this.#numbers.push(typeof value === 'number' ? value : TEXT);
    if (typeof value === 'string') this.#texts.push(value);
  }

  take(count: number): PackedValues {
    this.#fill(count);
    return { numbers: new Float64Array(this.#numbers), texts: this.#texts };
  }

  #fill(rows: number): void {
    while (this.#numbers.length < rows) this.#numbers.push(NO_VALUE);
  }
}
