// Loc hashes of many rows, put into the table that finds rows by them, or taken out, in ascending order: several times
// cheaper than one by one, and in steps that can be interrupted. It reads no rows.
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from './database.ts';

const CHUNK_ROWS = 65_536;
/** Hashes are below 2^53, and spread evenly: see hashLoc. */
const HASH_END = 2 ** 53;
/** So many rows come to a bucket; they are sorted by inserting. */
const ROWS_A_BUCKET = 16;
/** A bucket with more was made to deceive, or holds one address over and over. */
const CROWDED = 256;
const ROWS_A_STATEMENT = 100;
const ROWS_A_STEP = 5_000;

/** Memory: 13 bytes a row, and 4 to 8 more while the table is filled. */
export class SortedHashes {
  readonly #hashes: Float64Array[] = [];
  readonly #ids: Uint32Array[] = [];
  /** 1: the pair is taken out. */
  readonly #gone: Uint8Array[] = [];
  #count = 0;

  /** A pair to be put in. Ids may come in any order, each once. */
  add(hash: number, id: number): void {
    this.#note(hash, id, 0);
  }

  /** A pair to be taken out. Its id may get another hash instead. */
  remove(hash: number, id: number): void {
    this.#note(hash, id, 1);
  }

  /**
   * Writes all to the table; yields no rows, as these were counted where they came from. False where a pair was there
   * already, or was not there to be taken out.
   */
  *writeTo(db: Database): Steps<boolean> {
    if (this.#count === 0) return true;
    const { order, ends } = yield* this.#distribute();
    let done = 0;
    for (let bucket = 0, at = 0, from = 0; bucket < ends.length; bucket++) {
      const end = ends[bucket] ?? 0;
      this.#sort(order, at, end);
      at = end;
      if (end - from < ROWS_A_STEP && end < order.length) continue;
      done += this.#write(db, order.subarray(from, end));
      from = end;
      yield 0;
    }
    return done === this.#count;
  }

  /** Writes rows in their order, and gives how many that changed. */
  #write(db: Database, order: Uint32Array): number {
    const before = db.number(CHANGES);
    let values: number[] = [];
    let gone: number[] = [];
    // What is taken out lies on the same pages as what is put in.
    const takeOut = (): void => {
      db.runEach(REMOVE, gone.length, (i) => [this.#hashOf(gone[i] ?? 0), this.#idOf(gone[i] ?? 0)]);
      gone = [];
    };
    for (const row of order) {
      if (this.#gone[row >>> 16]?.[row & 65_535] === 1) gone.push(row);
      else values.push(this.#hashOf(row), this.#idOf(row));
      if (values.length < 2 * ROWS_A_STATEMENT) continue;
      takeOut();
      db.run(insertSql(ROWS_A_STATEMENT), ...values);
      values = [];
    }
    takeOut();
    if (values.length > 0) db.run(insertSql(values.length / 2), ...values);
    return db.number(CHANGES) - before;
  }

  #note(hash: number, id: number, gone: 0 | 1): void {
    const at = this.#count % CHUNK_ROWS;
    if (at === 0) {
      this.#hashes.push(new Float64Array(CHUNK_ROWS));
      this.#ids.push(new Uint32Array(CHUNK_ROWS));
      this.#gone.push(new Uint8Array(CHUNK_ROWS));
    }
    (this.#hashes.at(-1) as Float64Array)[at] = hash;
    (this.#ids.at(-1) as Uint32Array)[at] = id;
    (this.#gone.at(-1) as Uint8Array)[at] = gone;
    this.#count++;
  }

  /** The rows by buckets of ascending hashes, and where each bucket ends. */
  *#distribute(): Steps<{ readonly order: Uint32Array; readonly ends: Uint32Array }> {
    let buckets = 1;
    while (buckets * ROWS_A_BUCKET < this.#count) buckets *= 2;
    const width = HASH_END / buckets;
    const ends = new Uint32Array(buckets);
    for (let row = 0; row < this.#count; row++) {
      const bucket = Math.floor(this.#hashOf(row) / width);
      ends[bucket] = (ends[bucket] ?? 0) + 1;
      if (row % CHUNK_ROWS === 0) yield 0;
    }
    for (let bucket = 0, sum = 0; bucket < buckets; bucket++) {
      const rows = ends[bucket] ?? 0;
      // For now where it begins.
      ends[bucket] = sum;
      sum += rows;
    }
    yield 0;
    const order = new Uint32Array(this.#count);
    for (let row = 0; row < this.#count; row++) {
      const bucket = Math.floor(this.#hashOf(row) / width);
      const place = ends[bucket] ?? 0;
      order[place] = row;
      ends[bucket] = place + 1;
      if (row % CHUNK_ROWS === 0) yield 0;
    }
    return { order, ends };
  }

  #sort(order: Uint32Array, from: number, to: number): void {
    if (to - from > CROWDED) {
      order
        .subarray(from, to)
        .sort((a, b) => this.#hashOf(a) - this.#hashOf(b) || this.#idOf(a) - this.#idOf(b));
      return;
    }
    for (let i = from + 1; i < to; i++) {
      const row = order[i] ?? 0;
      const hash = this.#hashOf(row);
      let at = i;
      for (; at > from && this.#hashOf(order[at - 1] ?? 0) > hash; at--) order[at] = order[at - 1] ?? 0;
      order[at] = row;
    }
  }

  #hashOf(row: number): number {
    return this.#hashes[row >>> 16]?.[row & 65_535] ?? 0;
  }

  #idOf(row: number): number {
    return this.#ids[row >>> 16]?.[row & 65_535] ?? 0;
  }
}

const CHANGES = 'SELECT total_changes()';
const REMOVE = 'DELETE FROM loc_hash WHERE hash = ? AND id = ?';

const statements = new Map<number, string>();

function insertSql(rows: number): string {
  let sql = statements.get(rows);
  if (sql === undefined) {
    // Whether a pair was new is told by the count. Without IGNORE, SQLite copies each page before a statement of many rows.
    sql = `INSERT OR IGNORE INTO loc_hash(hash, id) VALUES ${new Array<string>(rows).fill('(?,?)').join()}`;
    statements.set(rows, sql);
  }
  return sql;
}
