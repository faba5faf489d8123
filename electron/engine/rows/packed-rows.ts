// Rows as few blocks of memory, one a column, which threads can hand over instead of copying. It reads and changes no value.
import { isAscii } from 'node:buffer';
import type { Cell, NormalBatch, TextColumn } from './entry-batch.ts';

/** A column of texts: their bytes in UTF-8, one text after the other, and how many of them each has, or ABSENT. */
export interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lengths: Int32Array<ArrayBuffer>;
}

/** The rows of a NormalBatch. */
export interface PackedRows {
  readonly count: number;
  readonly texts: Readonly<Partial<Record<TextColumn, PackedTexts>>>;
  /** null where no row has any. */
  readonly ext: PackedTexts | null;
  readonly hash: Float64Array<ArrayBuffer>;
  readonly line: Float64Array<ArrayBuffer>;
  readonly changefreq: PackedValues;
  readonly priority: PackedValues;
  /** As in NormalBatch. */
  readonly excluded: readonly number[];
}

/** Numbers, or NO_VALUE, or TEXT for the next of the texts, which are no valid values. */
export interface PackedValues {
  readonly numbers: Float64Array<ArrayBuffer>;
  readonly texts: readonly string[];
}

export const ABSENT = -1;
export const NO_VALUE = -1;
export const TEXT = -2;

/** The memory that can be handed over instead of being copied. */
export function buffersOf({ texts, ext, hash, line, changefreq, priority }: PackedRows): ArrayBuffer[] {
  const columns = [...Object.values(texts), ...(ext ? [ext] : [])];
  const arrays = [hash, line, changefreq.numbers, priority.numbers];
  return [...columns.flatMap(({ bytes, lengths }) => [bytes, lengths]), ...arrays].map(
    ({ buffer }) => buffer,
  );
}

/** Bytes of texts, for bounding how much is under way. */
export function weightOf({ texts, ext }: PackedRows): number {
  return Object.values(texts).reduce((sum, { bytes }) => sum + bytes.length, ext?.bytes.length ?? 0);
}

/** The rows, each value by itself. Texts of ASCII are slices of larger ones and keep those in memory. */
export function unpackRows({ count, texts, ext, excluded, ...numbers }: PackedRows): NormalBatch {
  const columns = Object.entries(texts).map(([column, packed]) => [column, textsOf(packed)]);
  return {
    count,
    ...(Object.fromEntries(columns) as Pick<NormalBatch, TextColumn>),
    hash: Array.from(numbers.hash),
    changefreq: valuesOf(numbers.changefreq),
    priority: valuesOf(numbers.priority),
    ext: ext ? textsOf(ext) : new Array<null>(count).fill(null),
    line: Array.from(numbers.line),
    ...(excluded.length > 0 && { excluded }),
  };
}

/** The same, and gives the memory back: what waits for V8 to collect it would be more than all else. */
export function takeRows(rows: PackedRows): NormalBatch {
  const batch = unpackRows(rows);
  for (const buffer of buffersOf(rows)) buffer.transfer(0);
  return batch;
}

/** Characters that are made a text at once: far larger ones live until V8 collects all of its memory. */
const TEXT_AT_ONCE = 32_768;

function textsOf({ bytes, lengths }: PackedTexts): (string | null)[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const ascii = isAscii(all);
  const texts = new Array<string | null>(lengths.length);
  let [from, start, some] = [0, 0, ''];
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? ABSENT;
    const to = from + length;
    if (length === ABSENT) texts[i] = null;
    else if (!ascii || length > TEXT_AT_ONCE) texts[i] = all.toString('utf8', from, to);
    else {
      if (to > start + some.length) {
        start = from;
        some = all.toString('latin1', start, start + TEXT_AT_ONCE);
      }
      texts[i] = some.substring(from - start, to - start);
    }
    if (length !== ABSENT) from = to;
  }
  return texts;
}

function valuesOf({ numbers, texts }: PackedValues): Cell[] {
  const values = new Array<Cell>(numbers.length);
  let next = 0;
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] ?? NO_VALUE;
    values[i] = value >= 0 ? value : value === NO_VALUE ? null : (texts[next++] ?? null);
  }
  return values;
}
