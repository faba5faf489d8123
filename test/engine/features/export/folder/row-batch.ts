// Rows for tests of writing, from the few values that a test cares about.
import type { RowBatch } from '../../../../../electron/engine/rows/entry-batch.ts';

export interface TestRow {
  readonly loc: string;
  readonly lastmod?: string | null;
  readonly changefreq?: number | string | null;
  readonly priority?: number | string | null;
  readonly ext?: string | null;
  readonly included?: boolean;
  readonly issues?: number;
}

export function batchOf(rows: readonly TestRow[]): RowBatch {
  return {
    count: rows.length,
    id: rows.map((_, i) => i + 1),
    loc: rows.map(({ loc }) => loc),
    lastmod: rows.map(({ lastmod }) => lastmod ?? null),
    changefreq: rows.map(({ changefreq }) => changefreq ?? null),
    priority: rows.map(({ priority }) => priority ?? null),
    ext: rows.map(({ ext }) => ext ?? null),
    included: rows.map(({ included }) => included ?? true),
    issues: rows.map(({ issues }) => issues ?? 0),
  };
}

/** `count` ordinary rows, from number `start`. */
export function manyRows(count: number, start = 0): TestRow[] {
  return Array.from({ length: count }, (_, i) => ({
    loc: `https://example.com/page-${start + i}?a=1&b=${i}`,
    lastmod: `2024-01-${String(1 + (i % 28)).padStart(2, '0')}`,
    changefreq: i % 7,
    priority: (i % 11) / 10,
  }));
}
