// A batch of entries as a file has them → as the project stores them. It drops no entry and changes no text.
import type { EntryBatch, NormalBatch } from '../../rows/entry-batch.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import { normaliseChangefreq, normalisePriority } from './normalise-value.ts';

/** Valid values become typed, all others stay as they came. */
export function normaliseBatch(batch: EntryBatch): NormalBatch {
  const { count, loc } = batch;
  const hash = new Array<number>(count);
  const changefreq = new Array<number | string | null>(count);
  const priority = new Array<number | string | null>(count);
  for (let i = 0; i < count; i++) {
    hash[i] = hashLoc(loc[i] ?? '');
    const frequency = batch.changefreq[i] ?? null;
    changefreq[i] = frequency === null ? null : normaliseChangefreq(frequency);
    const weight = batch.priority[i] ?? null;
    priority[i] = weight === null ? null : normalisePriority(weight);
  }
  return { ...batch, hash, changefreq, priority };
}
