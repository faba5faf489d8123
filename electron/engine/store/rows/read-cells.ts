// Reads some columns of many rows, in batches by ascending id. It changes nothing and sees no deleted rows.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Database } from '../file/database.ts';
import type { Cell } from './pack-values.ts';

/** The columns that can be read; nothing else gets into the SQL. */
export type CellColumn = ValueColumn | 'source' | 'hash' | 'ext' | 'section';

export interface CellBatch {
  /** The id, then the columns in the order asked for. */
  readonly rows: readonly (readonly [number, ...Cell[]])[];
  /** Rows looked at for this batch. */
  readonly looked: number;
}

/** Cells of the rows with these ascending ids, or of all rows where they are null. */
export function* readCells(
  db: Database,
  ids: Uint32Array | null,
  columns: readonly CellColumn[],
): Generator<CellBatch> {
  const selected = ['url.id', ...columns].join(', ');
  if (ids) {
    yield* readSome(db, ids, selected);
    return;
  }
  const sql = `SELECT ${selected} FROM url WHERE id >= ? AND id < ? AND deleted = 0 ORDER BY id`;
  const end = Math.min(db.number('SELECT max(id) FROM url') + 1, db.firstHiddenId);
  for (let from = 1; from < end; from += BATCH_ROWS) {
    const to = Math.min(from + BATCH_ROWS, end);
    yield { rows: toRows(db.all(sql, from, to)), looked: to - from };
  }
}

function* readSome(db: Database, ids: Uint32Array, selected: string): Generator<CellBatch> {
  const dense = `SELECT ${selected} FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id`;
  const sparse = `SELECT ${selected} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE deleted = 0 ORDER BY url.id`;
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = ids.subarray(start, start + BATCH_ROWS);
    const first = part[0] ?? 0;
    const last = part.at(-1) ?? 0;
    // A dense set is read as a range; the few rows between are dropped again.
    const rows =
      last - first < part.length * 2
        ? keepOnly(toRows(db.all(dense, first, last)), part)
        : toRows(db.all(sparse, JSON.stringify(Array.from(part))));
    yield { rows, looked: part.length };
  }
}

function keepOnly(rows: CellBatch['rows'], ids: Uint32Array): CellBatch['rows'] {
  if (ids.length === (ids.at(-1) ?? 0) - (ids[0] ?? 0) + 1) return rows;
  let at = 0;
  return rows.filter(([id]) => {
    while (at < ids.length && (ids[at] ?? 0) < id) at++;
    return ids[at] === id;
  });
}

/** The column list above fixes the type of each place. */
function toRows(rows: readonly unknown[]): CellBatch['rows'] {
  return rows as CellBatch['rows'];
}
