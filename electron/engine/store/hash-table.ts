// The table that finds rows by the hash of their loc. Triggers keep it, row by row; large changes leave that out and
// fill it in sorted steps. An index would do the same, but can't be built in steps.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from './database.ts';
import { SortedHashes } from './sorted-hashes.ts';

const ADDED = `CREATE TRIGGER loc_hash_added AFTER INSERT ON url BEGIN
    INSERT INTO loc_hash(hash, id) VALUES (new.hash, new.id);
  END`;
const CHANGED = `CREATE TRIGGER loc_hash_changed AFTER UPDATE OF hash ON url WHEN new.hash <> old.hash BEGIN
    DELETE FROM loc_hash WHERE hash = old.hash AND id = old.id;
    INSERT INTO loc_hash(hash, id) VALUES (new.hash, new.id);
  END`;
const REMOVED = `CREATE TRIGGER loc_hash_removed AFTER DELETE ON url BEGIN
    DELETE FROM loc_hash WHERE hash = old.hash AND id = old.id;
  END`;

/** Puts the table in the place of the index that older projects have. About 0.6 seconds a million rows. */
export const HASH_TABLE = `DROP INDEX url_hash;
  CREATE TABLE loc_hash(hash INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY(hash, id)) WITHOUT ROWID;
  INSERT INTO loc_hash(hash, id) SELECT hash, id FROM url ORDER BY hash, id;
  ${ADDED};
  ${CHANGED};
  ${REMOVED};`;

/** Rows that are added by thousands and put into the table at the end; inside one transaction. */
export class AddedHashes {
  readonly #db: Database;
  readonly #hashes = new SortedHashes();

  constructor(db: Database) {
    this.#db = db;
    db.exec('DROP TRIGGER loc_hash_added');
  }

  add(hash: number, id: number): void {
    this.#hashes.add(hash, id);
  }

  /** Puts them into the table, which is kept again from then on. */
  *finish(): Steps<void> {
    yield* this.#hashes.writeTo(this.#db);
    this.#db.exec(ADDED);
  }
}

/** So many rows, and so much of the table, make it worth while to fill it anew. */
const REFILL_ROWS = 20_000;
const REFILL_SHARE = 1 / 6;

/** Removes the rows of a range of ids for good, within writeRows. Of many, their hashes go with one pass over the table. */
export function removeRows(db: Database, first: number, last: number): void {
  const many = last - first >= REFILL_ROWS;
  if (many) {
    db.exec('DROP TRIGGER loc_hash_removed');
    db.run('DELETE FROM loc_hash WHERE id BETWEEN ? AND ?', first, last);
  }
  db.run('DELETE FROM url WHERE id BETWEEN ? AND ?', first, last);
  if (many) db.exec(REMOVED);
}

/** The table during a change. It is whole again before the change ends. */
export class HashTable {
  readonly #db: Database;
  readonly #rows: number;
  #written = 0;
  #left = false;

  constructor(db: Database) {
    this.#db = db;
    this.#rows = db.number('SELECT max(id) FROM url');
  }

  /** To be called before so many hashes are written. */
  expect(rows: number): void {
    this.#written += rows;
    if (this.#left || this.#written < REFILL_ROWS || this.#written < this.#rows * REFILL_SHARE) return;
    this.#db.exec('DROP TRIGGER loc_hash_added; DROP TRIGGER loc_hash_changed');
    this.#left = true;
  }

  /** Fills it again where it was left. Yields no rows. */
  *restore(): Steps<void> {
    if (!this.#left) return;
    this.#left = false;
    const db = this.#db;
    const hashes = new SortedHashes();
    const sql = `SELECT id, hash FROM url WHERE id > ? ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
    for (let last = 0, rows; (rows = db.all(sql, last)).length > 0; last = Number(rows.at(-1)?.[0])) {
      for (const row of rows) hashes.add(Number(row[1]), Number(row[0]));
      yield 0;
    }
    db.exec('DELETE FROM loc_hash');
    yield* hashes.writeTo(db);
    db.exec(`${ADDED}; ${CHANGED}`);
  }
}
