// Loc hashes of many rows, put into the table that finds rows by them in ascending order: several times cheaper than
// one by one, and in steps that can be interrupted. It reads no rows.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';

const CHUNK_ROWS = 65_536;
/** Hashes are below 2^53, and spread evenly: see hashLoc. */
const HASH_END = 2 ** 53;
/** So many rows come to a bucket: it is sorted in one go, in some milliseconds. */
const ROWS_A_BUCKET = 16_384;
/** Of a hash: by these bits rows are as good as sorted. */
const LOW_BITS = 2 ** 21;
const ROWS_A_STATEMENT = 100;
const ROWS_A_STEP = 5_000;

/** Memory: 12 bytes a row, and 8 more while the table is filled. */
export class SortedHashes {
  readonly #hashes: Float64Array[] = [];
  readonly #ids: Uint32Array[] = [];
  #count = 0;

  /** A pair to be put in. Pairs may come in any order, also twice. */
  add(hash: number, id: number): void {
    const at = this.#count % CHUNK_ROWS;
    if (at === 0) {
      this.#hashes.push(new Float64Array(CHUNK_ROWS));
      this.#ids.push(new Uint32Array(CHUNK_ROWS));
    }
    (this.#hashes.at(-1) as Float64Array)[at] = hash;
    (this.#ids.at(-1) as Uint32Array)[at] = id;
    this.#count++;
  }

  /**
   * Writes all to the table and gives how many pairs were not there before; yields no rows, as these were counted where
   * they came from.
   */
  *writeTo(db: Database): Steps<number> {
    if (this.#count === 0) return 0;
    const keys = yield* this.#sorted();
    const before = db.number(CHANGES);
    for (let from = 0; from < this.#count; from += ROWS_A_STEP) {
      this.#write(db, keys.subarray(2 * from, 2 * (from + ROWS_A_STEP)));
      yield 0;
    }
    return db.number(CHANGES) - before;
  }

  /** Writes the rows of these keys in their order. */
  #write(db: Database, keys: Uint32Array): void {
    let values: number[] = [];
    for (let at = 0; at < keys.length; at += 2) {
      const row = keys[at] ?? 0;
      values.push(this.#hashOf(row), this.#idOf(row));
      if (values.length < 2 * ROWS_A_STATEMENT) continue;
      db.run(insertSql(ROWS_A_STATEMENT), ...values);
      values = [];
    }
    if (values.length > 0) db.run(insertSql(values.length / 2), ...values);
  }

  /** Two numbers a row, by ascending hashes: the row, and the high bits of its hash. */
  *#sorted(): Steps<Uint32Array> {
    const buckets = Math.ceil(this.#count / ROWS_A_BUCKET);
    const width = HASH_END / buckets;
    // For now where each bucket begins.
    const ends = new Uint32Array(buckets + 1);
    for (let row = 0; row < this.#count; row++) {
      const next = Math.floor(this.#hashOf(row) / width) + 1;
      ends[next] = (ends[next] ?? 0) + 1;
      if (row % CHUNK_ROWS === 0) yield 0;
    }
    for (let bucket = 1; bucket < buckets; bucket++)
      ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0);
    yield 0;
    // As one number of 64 bits, the second of two counts more: all that Electron runs on is little-endian.
    const keys = new BigUint64Array(this.#count);
    const halves = new Uint32Array(keys.buffer);
    for (let row = 0; row < this.#count; row++) {
      const hash = this.#hashOf(row);
      const bucket = Math.floor(hash / width);
      const place = ends[bucket] ?? 0;
      halves[2 * place] = row;
      halves[2 * place + 1] = hash / LOW_BITS;
      ends[bucket] = place + 1;
      if (row % CHUNK_ROWS === 0) yield 0;
    }
    for (let bucket = 0; bucket < buckets; bucket++) {
      keys.subarray(ends[bucket - 1] ?? 0, ends[bucket]).sort();
      yield 0;
    }
    return halves;
  }

  #hashOf(row: number): number {
    return this.#hashes[row >>> 16]?.[row & 65_535] ?? 0;
  }

  #idOf(row: number): number {
    return this.#ids[row >>> 16]?.[row & 65_535] ?? 0;
  }
}

const CHANGES = 'SELECT total_changes()';

const statements = new Map<number, string>();

function insertSql(rows: number): string {
  let sql = statements.get(rows);
  if (sql === undefined) {
    // Pairs may be there already: see hash-table.ts. And without IGNORE, SQLite copies each page before a statement of many rows.
    sql = `INSERT OR IGNORE INTO loc_hash(hash, id) VALUES ${new Array<string>(rows).fill('(?,?)').join()}`;
    statements.set(rows, sql);
  }
  return sql;
}
