// Packs a batch of rows for the way between threads: one text a column instead of thousands. It changes no value.
import type { NormalBatch, TextColumn, ValueCells } from '../rows/entry-batch.ts';
import { columnsIn } from '../rows/row-values.ts';

/** A column of texts as one, and the length of each, or ABSENT. */
interface PackedTexts {
  readonly text: string;
  readonly lengths: Uint32Array<ArrayBuffer>;
}

export interface PackedBatch {
  readonly count: number;
  readonly texts: readonly (readonly [TextColumn, PackedTexts])[];
  /** null where no row has any. */
  readonly ext: PackedTexts | null;
  readonly hash: Float64Array<ArrayBuffer>;
  readonly line: Float64Array<ArrayBuffer>;
  /** The values that are numbers, or NO_VALUE, or TEXT for the next of `invalid`. */
  readonly changefreq: Float64Array<ArrayBuffer>;
  readonly priority: Float64Array<ArrayBuffer>;
  /** The invalid values: those of changefreq, then those of priority. */
  readonly invalid: readonly string[];
  readonly excluded: readonly number[] | undefined;
}

const ABSENT = 0xffff_ffff;
const NO_VALUE = -1;
const TEXT = -2;

/** The batch with its texts joined. */
export function packBatch(batch: NormalBatch): PackedBatch {
  const { count, ext, hash, line } = batch;
  const columns: ValueCells = batch;
  const invalid: string[] = [];
  return {
    count,
    texts: columnsIn(batch)
      .filter((column) => column !== 'changefreq' && column !== 'priority')
      .map((column) => [column, joinTexts((columns[column] ?? []) as readonly (string | null)[], count)]),
    ext: ext.every((xml) => xml === null) ? null : joinTexts(ext, count),
    hash: Float64Array.from(hash),
    line: Float64Array.from(line),
    changefreq: packValues(batch.changefreq, invalid),
    priority: packValues(batch.priority, invalid),
    invalid,
    excluded: batch.excluded,
  };
}

/** The memory that can be handed over instead of being copied. */
export function buffersOf({ texts, ext, hash, line, changefreq, priority }: PackedBatch): ArrayBuffer[] {
  const arrays = [...texts.map(([, { lengths }]) => lengths), hash, line, changefreq, priority];
  if (ext) arrays.push(ext.lengths);
  return arrays.map(({ buffer }) => buffer);
}

/** Characters in a batch, for bounding how much is under way. */
export function weightOf({ texts, ext }: PackedBatch): number {
  return texts.reduce((sum, [, { text }]) => sum + text.length, ext?.text.length ?? 0);
}

/** The batch as it was. Its texts are slices of the joined ones and keep those in memory. */
export function unpackBatch(packed: PackedBatch): NormalBatch {
  const { count, texts, ext, hash, line } = packed;
  const invalid = packed.invalid[Symbol.iterator]();
  const columns = Object.fromEntries(texts.map(([column, packedTexts]) => [column, splitTexts(packedTexts)]));
  return {
    count,
    ...(columns as unknown as Pick<NormalBatch, TextColumn>),
    hash: Array.from(hash),
    changefreq: unpackValues(packed.changefreq, invalid),
    priority: unpackValues(packed.priority, invalid),
    ext: ext ? splitTexts(ext) : new Array<null>(count).fill(null),
    line: Array.from(line),
    excluded: packed.excluded,
  };
}

function joinTexts(texts: readonly (string | null)[], count: number): PackedTexts {
  const lengths = new Uint32Array(count);
  for (let i = 0; i < count; i++) lengths[i] = texts[i]?.length ?? ABSENT;
  return { text: texts.join(''), lengths };
}

function splitTexts({ text, lengths }: PackedTexts): (string | null)[] {
  const texts = new Array<string | null>(lengths.length);
  let from = 0;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? ABSENT;
    texts[i] = length === ABSENT ? null : text.substring(from, from + length);
    if (length !== ABSENT) from += length;
  }
  return texts;
}

function packValues(values: readonly (number | string | null)[], texts: string[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? null;
    if (typeof value === 'string') texts.push(value);
    packed[i] = value === null ? NO_VALUE : typeof value === 'string' ? TEXT : value;
  }
  return packed;
}

function unpackValues(packed: Float64Array, texts: Iterator<string>): (number | string | null)[] {
  const values = new Array<number | string | null>(packed.length);
  for (let i = 0; i < packed.length; i++) {
    const value = packed[i] ?? NO_VALUE;
    values[i] = value >= 0 ? value : value === NO_VALUE ? null : (texts.next().value as string);
  }
  return values;
}
