// Those rows of batches that are wanted, as batches again. It reads nothing by itself.
import type { RowBatch } from '../../../rows/entry-batch.ts';

/** The batches with these ids of each alone, which ascend; null = with all of it. */
export function* filterBatches(
  batches: Iterable<RowBatch>,
  wanted: (batch: RowBatch) => Uint32Array | null,
): Generator<RowBatch> {
  for (const batch of batches) {
    const ids = wanted(batch);
    const filtered = ids && ids.length < batch.count ? pick(batch, ids) : batch;
    if (filtered.count > 0) yield filtered;
  }
}

function pick(batch: RowBatch, ids: Uint32Array): RowBatch {
  let at = 0;
  const places = batch.id.flatMap((id, i) => (id === ids[at] ? ((at += 1), [i]) : []));
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
