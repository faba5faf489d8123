// Reads stored rows as packed batches, in ascending id order. It never sees deleted rows and changes nothing.
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type { Database, SqlRow } from './database.ts';

/** Each value read costs as much as finding the row, so `included` is left out where it is known. */
const COLUMNS = 'url.id, loc, lastmod, changefreq, priority, ext, issues';

/** Few enough that the rows of a read die young, which is a third faster than reading full batches. */
const ROWS_AT_ONCE = 1_000;

/** All rows, at most 1,000 a batch; memory holds one batch. Rows may change between two batches. */
export function* readBatches(db: Database, includedOnly: boolean): Generator<RowBatch> {
  const columns = includedOnly ? COLUMNS : `${COLUMNS}, included`;
  const sql = `SELECT ${columns} FROM url WHERE id > ? AND id < ? AND deleted = 0 ${
    includedOnly ? 'AND included = 1' : ''
  } ORDER BY id LIMIT ${String(ROWS_AT_ONCE)}`;
  for (let last = 0; ;) {
    const rows = db.all(sql, last, db.firstHiddenId);
    if (rows.length > 0) yield toBatch(rows);
    if (rows.length < ROWS_AT_ONCE) return;
    last = Number(rows.at(-1)?.[0]);
  }
}

/** The rows with these ids, without those that are gone; meant for some thousands of ids. */
export function readRowsById(db: Database, ids: readonly number[]): RowBatch {
  return toBatch(
    db.all(
      `SELECT ${COLUMNS}, included FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
       WHERE deleted = 0 ORDER BY url.id`,
      JSON.stringify(ids),
    ),
  );
}

function toBatch(rows: readonly SqlRow[]): RowBatch {
  const count = rows.length;
  const batch = {
    count,
    id: new Array<number>(count),
    loc: new Array<string>(count),
    lastmod: new Array<string | null>(count),
    changefreq: new Array<number | string | null>(count),
    priority: new Array<number | string | null>(count),
    ext: new Array<string | null>(count),
    included: new Array<boolean>(count),
    issues: new Array<number>(count),
  };
  for (let i = 0; i < count; i++) {
    // The column list above fixes the type of each place. Destructuring would go through an iterator.
    const row = rows[i] as StoredRow;
    batch.id[i] = row[0];
    batch.loc[i] = row[1];
    batch.lastmod[i] = row[2];
    batch.changefreq[i] = row[3];
    batch.priority[i] = row[4];
    batch.ext[i] = row[5];
    batch.issues[i] = row[6];
    batch.included[i] = row[7] !== 0;
  }
  return batch;
}

type Value = number | string | null;
type StoredRow = readonly [number, string, string | null, Value, Value, string | null, number, number?];
