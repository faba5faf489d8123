// Digests the rows of a project, in ranges of their ids: in the engine's own thread, or in a second one that sees the frozen
// file. It joins and compares nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { DigestColumns, type Digests } from './digest/digest-columns.ts';
import { RowHasher } from './hash-row.ts';
import { RowHash } from './digest/row-hash.ts';
import type { Database } from '../../store/file/database.ts';
import { readRowsBetween } from '../../store/rows/read-rows.ts';
import { rangeWork } from '../../store/ranges/range-work.ts';
import type { WrittenForm } from '../../project/last-comparison.ts';
import { comparableRow } from '../export/written-row.ts';

/** Few enough that the rows of a read die young. */
const IDS_AT_ONCE = 1_000;

/** All that a thread has to know. */
export interface RowsTask {
  /** The highest id. */
  readonly end: number;
  /** As an export of this form writes them, without those that it leaves out; null = as they are. */
  readonly written: WrittenForm | null;
  /** The set of fields that count. */
  readonly compared: number;
}

/** The rows of a range. It can be sent to another thread. */
export interface DigestedRows {
  /** `where` = ids. */
  readonly rows: Digests;
  readonly leftOut: number;
}

export function countRanges({ end }: RowsTask): number {
  return Math.ceil(end / BATCH_ROWS);
}

/** A function that digests the rows of a range. */
export function rowsDigester(
  db: Database,
  { end, written, compared }: RowsTask,
): (range: number) => DigestedRows {
  const hasher = new RowHasher(new RowHash(), compared);
  return (range) => {
    const columns = new DigestColumns(BATCH_ROWS);
    let leftOut = 0;
    const last = Math.min((range + 1) * BATCH_ROWS, end);
    for (let from = range * BATCH_ROWS + 1; from <= last; from += IDS_AT_ONCE) {
      const batch = readRowsBetween(db, from, Math.min(from + IDS_AT_ONCE - 1, last));
      for (let i = 0; i < batch.count; i++) {
        const row = comparableRow(batch, i, written);
        if (!row) leftOut++;
        else {
          hasher.row(row);
          columns.add(hasher.hash, batch.id[i] ?? 0);
        }
      }
    }
    return { rows: columns.take(), leftOut };
  };
}

export const digestRowsWork = rangeWork(rowsDigester);
