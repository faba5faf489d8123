// Rows of a review as the batch in which they are added to the project. It reads and judges nothing.
import type { NormalBatch } from '../../rows/entry-batch.ts';

/** A row that is known value by value. */
interface KnownRow {
  readonly loc: string;
  readonly hash: number;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
  readonly line: number;
  readonly included: boolean;
}

/** The columns of these rows, in their order. */
export function batchOfRows(rows: readonly KnownRow[]): NormalBatch {
  const excluded = rows.flatMap(({ included }, i) => (included ? [] : [i]));
  return {
    count: rows.length,
    loc: rows.map(({ loc }) => loc),
    hash: rows.map(({ hash }) => hash),
    lastmod: rows.map(({ lastmod }) => lastmod),
    changefreq: rows.map(({ changefreq }) => changefreq),
    priority: rows.map(({ priority }) => priority),
    ext: rows.map(({ ext }) => ext),
    line: rows.map(({ line }) => line),
    ...(excluded.length > 0 && { excluded }),
  };
}
