// Reads stored rows as packed batches, in ascending id order. It never sees deleted rows and changes nothing.
import { BATCH_ROWS, type RowBatch } from '../../../shared/model/entry-batch.ts';
import type { Database, SqlRow } from './database.ts';

const COLUMNS = 'url.id, loc, lastmod, changefreq, priority, ext, hash, included, issues';

/** All rows, at most 5,000 a batch; memory holds one batch. Rows may change between two batches. */
export function* readBatches(db: Database, includedOnly: boolean): Generator<RowBatch> {
  const sql = `SELECT ${COLUMNS} FROM url WHERE id > ? AND id < ? AND deleted = 0 ${
    includedOnly ? 'AND included = 1' : ''
  } ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  for (let last = 0; ;) {
    const rows = db.all(sql, last, db.firstHiddenId);
    if (rows.length > 0) yield toBatch(rows);
    if (rows.length < BATCH_ROWS) return;
    last = Number(rows.at(-1)?.[0]);
  }
}

/** The rows with these ids, without those that are gone; meant for some thousands of ids. */
export function readRowsById(db: Database, ids: readonly number[]): RowBatch {
  return toBatch(
    db.all(
      `SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
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
    hash: new Array<number>(count),
    included: new Array<boolean>(count),
    issues: new Array<number>(count),
  };
  for (let i = 0; i < count; i++) {
    // The column list above fixes the type of each place.
    const [id, loc, lastmod, changefreq, priority, ext, hash, included, issues] = rows[i] as StoredRow;
    batch.id[i] = id;
    batch.loc[i] = loc;
    batch.lastmod[i] = lastmod;
    batch.changefreq[i] = changefreq;
    batch.priority[i] = priority;
    batch.ext[i] = ext;
    batch.hash[i] = hash;
    batch.included[i] = included === 1;
    batch.issues[i] = issues;
  }
  return batch;
}

type Value = number | string | null;
type StoredRow = readonly [
  number,
  string,
  string | null,
  Value,
  Value,
  string | null,
  number,
  number,
  number,
];
