// Rows for tests, as a reader hands them over.
import { RowPacker, type RawEntry } from '../../../electron/engine/read/row-packer.ts';
import type { NormalBatch } from '../../../electron/engine/rows/entry-batch.ts';
import { unpackRows } from '../../../electron/engine/rows/packed-rows.ts';

const EMPTY = { lastmod: null, changefreq: null, priority: null, ext: null, line: 1 };

/** What is not given is not there. */
export function rowsOf(entries: readonly (Partial<RawEntry> & Pick<RawEntry, 'loc'>)[]): NormalBatch {
  const rows = new RowPacker();
  for (const entry of entries) rows.add({ ...EMPTY, ...entry });
  return unpackRows(rows.take());
}
