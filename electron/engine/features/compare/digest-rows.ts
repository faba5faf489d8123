// Digests the rows of a project. It joins and compares nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { DigestColumns, joinDigestParts, type DigestPart, type Digests } from './digest/digest-columns.ts';
import { RowHasher } from './hash-row.ts';
import { RowHash } from './digest/row-hash.ts';
import type { ProjectStore } from '../../store/store.ts';
import { readRowsBetween } from '../../store/rows/read-rows.ts';
import type { WrittenForm } from '../../project/last-comparison.ts';
import { comparableRow } from '../export/written-row.ts';

/** Few enough that the rows of a read die young. */
const IDS_AT_ONCE = 1_000;

export interface ProjectReading {
  /** As an export of this form writes them, without those that it leaves out; null = as they are. */
  readonly written: WrittenForm | null;
  /** The set of fields that count. */
  readonly compared: number;
  readonly onRows: (rows: number) => void;
}

/** The rows, of which `where` = ids, and how many an export leaves out. */
export async function digestRows(
  store: ProjectStore,
  { written, compared, onRows }: ProjectReading,
): Promise<{ readonly rows: Digests; readonly leftOut: number }> {
  const { db } = store;
  const end = Math.min(store.lastRowId(), db.firstHiddenId - 1);
  const hasher = new RowHasher(new RowHash(), compared);
  const parts: DigestPart[] = [];
  let leftOut = 0;
  for (let first = 1; first <= end; first += BATCH_ROWS) {
    const columns = new DigestColumns(BATCH_ROWS);
    const last = Math.min(first + BATCH_ROWS - 1, end);
    for (let from = first; from <= last; from += IDS_AT_ONCE) {
      const batch = readRowsBetween(db, from, Math.min(from + IDS_AT_ONCE - 1, last));
      for (let i = 0; i < batch.count; i++) {
        const row = comparableRow(batch, i, written);
        if (!row) leftOut++;
        else {
          hasher.row(row);
          columns.add(hasher.hash, batch.id[i] ?? 0);
        }
      }
      onRows(batch.count);
    }
    parts.push(columns.take());
    await nextTurn();
  }
  const [rows = new DigestColumns().take()] = joinDigestParts([parts]);
  return { rows, leftOut };
}
