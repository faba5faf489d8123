// Those rows of batches that pass a test, as batches again. It reads nothing by itself.
import type { RowBatch } from '../../../../shared/model/entry-batch.ts';
import { placeOf } from '../../../../shared/model/first-place.ts';

export type RowTest = (batch: RowBatch, i: number) => boolean;

/** The batches without the rows that fail; without a test, the batches as they are. */
export function* filterBatches(batches: Iterable<RowBatch>, test: RowTest | null): Generator<RowBatch> {
  for (const batch of batches) {
    const filtered = test ? pick(batch, test) : batch;
    if (filtered.count > 0) yield filtered;
  }
}

function pick(batch: RowBatch, test: RowTest): RowBatch {
  const places = batch.id.flatMap((_, i) => (test(batch, i) ? [i] : []));
  if (places.length === batch.count) return batch;
  const column = <T>(values: readonly T[]): T[] => places.map((i) => values[i] as T);
  return {
    count: places.length,
    id: column(batch.id),
    loc: column(batch.loc),
    lastmod: column(batch.lastmod),
    changefreq: column(batch.changefreq),
    priority: column(batch.priority),
    ext: column(batch.ext),
    included: column(batch.included),
    issues: column(batch.issues),
  };
}

/** Whether an id is among these ascending ones. */
export function idSet(ids: Uint32Array): (id: number) => boolean {
  return (id) => ids[placeOf(ids, id)] === id;
}
