// Reads stored rows as packed batches, in ascending id order. It never sees deleted rows and changes nothing.
import type { RowBatch } from '../../rows/entry-batch.ts';
import type { Database, SqlRow } from '../file/database.ts';

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

/** The rows of an id range, without those that are gone; meant for some thousands of ids. */
export function readRowsBetween(db: Database, first: number, last: number): RowBatch {
  const sql = `SELECT ${COLUMNS}, included FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id`;
  return toBatch(db.all(sql, first, last));
}

/** The same rows with their loc and extensions alone; the other values are told as empty. */
export function readLocsById(db: Database, ids: readonly number[]): RowBatch {
  return toBatch(
    db.all(
      `SELECT url.id, loc, NULL, NULL, NULL, ext, issues FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
       WHERE deleted = 0 ORDER BY url.id`,
      JSON.stringify(ids),
    ),
  );
}

/** Included rows among these ascending ids, in order and at most 1,000 a batch; of one section where it is given. */
export function* readIncludedRows(
  db: Database,
  ids: Uint32Array,
  section: number | null,
): Generator<RowBatch> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const part = ids.subarray(start, start + ROWS_AT_ONCE);
    const first = part[0] ?? 0;
    const last = part.at(-1) ?? 0;
    const dense = last - first < part.length * 2;
    yield dense ? readDense(db, part, section) : readSparse(db, part, section);
  }
}

/** Included rows of an id range, in order and at most 1,000 a batch; of one section where it is given. */
export function* readIncludedRange(
  db: Database,
  first: number,
  last: number,
  section: number | null,
): Generator<RowBatch> {
  for (let start = first; start <= last; start += ROWS_AT_ONCE) {
    const end = Math.min(last, start + ROWS_AT_ONCE - 1);
    const batch = toBatch(db.all(includedRange(section), start, end));
    if (batch.count > 0) yield batch;
  }
}

/** How many included rows have each combination of these flags; none of them is not counted. */
export function countByFlags(db: Database, mask: number): { flags: number; rows: number }[] {
  const sql = `SELECT issues & ?1 AS flags, count(*) FROM url
     WHERE issues & ?1 <> 0 AND deleted = 0 AND included = 1 GROUP BY flags ORDER BY min(id)`;
  return db.all(sql, BigInt(mask)).map(([flags, rows]) => ({ flags: Number(flags), rows: Number(rows) }));
}

/** Included rows that have some of a kind of extension, ascending. */
export function readIdsWith(db: Database, column: 'images' | 'videos' | 'news'): Uint32Array {
  const rows = db.all(
    `SELECT id FROM url WHERE ${column} > 0 AND ${INCLUDED} AND id < ? ORDER BY id`,
    db.firstHiddenId,
  );
  return Uint32Array.from(rows, ([id]) => Number(id));
}

const INCLUDED = 'deleted = 0 AND included = 1';

/** An id of a section is a number of ours, so it can stand in the text. */
function includedIn(section: number | null): string {
  return section === null ? INCLUDED : `${INCLUDED} AND section = ${String(section)}`;
}

function includedRange(section: number | null): string {
  return `SELECT ${COLUMNS} FROM url WHERE id BETWEEN ? AND ? AND ${includedIn(section)} ORDER BY id`;
}

function readDense(db: Database, ids: Uint32Array, section: number | null): RowBatch {
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? 0;
  const rows = db.all(includedRange(section), first, last);
  if (last - first + 1 === ids.length) return toBatch(rows);
  const wanted = new Set(ids);
  return toBatch(rows.filter(([id]) => wanted.has(Number(id))));
}

function readSparse(db: Database, ids: Uint32Array, section: number | null): RowBatch {
  const sql = `SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE ${includedIn(section)} ORDER BY url.id`;
  return toBatch(db.all(sql, JSON.stringify(Array.from(ids))));
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
