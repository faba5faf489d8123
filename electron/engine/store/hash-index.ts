// The index over loc hashes during large changes: building it anew is several times cheaper than to bring it up to
// date row by row. It is whole again before the change ends.
import type { Database } from './database.ts';

/** So many rows, and so much of the table, make it worth while. */
const REBUILD_ROWS = 20_000;
const REBUILD_SHARE = 1 / 6;

export class HashIndex {
  readonly #db: Database;
  readonly #table: number;
  #written = 0;
  #dropped = false;

  constructor(db: Database) {
    this.#db = db;
    this.#table = db.number('SELECT max(id) FROM url');
  }

  /** To be called before so many hashes are written. */
  expect(rows: number): void {
    this.#written += rows;
    if (this.#dropped || this.#written < REBUILD_ROWS || this.#written < this.#table * REBUILD_SHARE) return;
    this.#db.exec('DROP INDEX url_hash');
    this.#dropped = true;
  }

  /** Builds it again where it was dropped. */
  restore(): void {
    if (this.#dropped) this.#db.exec('CREATE INDEX url_hash ON url(hash)');
    this.#dropped = false;
  }
}
