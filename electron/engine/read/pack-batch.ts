// Packs a batch of rows for the way between threads: one text a column instead of thousands. It changes no value.
import type { NormalBatch } from '../rows/entry-batch.ts';

/** A column of texts as one, and the length of each, or ABSENT. */
interface PackedTexts {
  readonly text: string;
  readonly lengths: Uint32Array<ArrayBuffer>;
}

export interface PackedBatch {
  readonly count: number;
  readonly loc: PackedTexts;
  readonly lastmod: PackedTexts;
  /** null where no row has any. */
  readonly ext: PackedTexts | null;
  readonly hash: Float64Array<ArrayBuffer>;
  readonly line: Float64Array<ArrayBuffer>;
  /** The values that are numbers, or NO_VALUE, or TEXT for the next of `texts`. */
  readonly changefreq: Float64Array<ArrayBuffer>;
  readonly priority: Float64Array<ArrayBuffer>;
  /** The invalid values: those of changefreq, then those of priority. */
  readonly texts: readonly string[];
  readonly excluded: readonly number[] | undefined;
}

const ABSENT = 0xffff_ffff;
const NO_VALUE = -1;
const TEXT = -2;

/** The batch with its texts joined. */
export function packBatch(batch: NormalBatch): PackedBatch {
  const { count, loc, lastmod, ext, hash, line } = batch;
  const texts: string[] = [];
  return {
    count,
    loc: joinTexts(loc, count),
    lastmod: joinTexts(lastmod, count),
    ext: ext.every((xml) => xml === null) ? null : joinTexts(ext, count),
    hash: Float64Array.from(hash),
    line: Float64Array.from(line),
    changefreq: packValues(batch.changefreq, texts),
    priority: packValues(batch.priority, texts),
    texts,
    excluded: batch.excluded,
  };
}

/** The memory that can be handed over instead of being copied. */
export function buffersOf({ loc, lastmod, ext, hash, line, ...rest }: PackedBatch): ArrayBuffer[] {
  const arrays = [loc.lengths, lastmod.lengths, hash, line, rest.changefreq, rest.priority];
  if (ext) arrays.push(ext.lengths);
  return arrays.map(({ buffer }) => buffer);
}

/** Characters in a batch, for bounding how much is under way. */
export function weightOf({ loc, lastmod, ext }: PackedBatch): number {
  return loc.text.length + lastmod.text.length + (ext?.text.length ?? 0);
}

/** The batch as it was. Its texts are slices of the joined ones and keep those in memory. */
export function unpackBatch(packed: PackedBatch): NormalBatch {
  const { count, loc, lastmod, ext, hash, line } = packed;
  const texts = packed.texts[Symbol.iterator]();
  return {
    count,
    loc: splitTexts(loc) as string[],
    hash: Array.from(hash),
    lastmod: splitTexts(lastmod),
    changefreq: unpackValues(packed.changefreq, texts),
    priority: unpackValues(packed.priority, texts),
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
