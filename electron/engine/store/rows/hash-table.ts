// The table that finds rows by the hash of their loc. Triggers keep it, row by row; large changes leave that out and
// fill it in sorted steps. An index would do the same, but can't be built in steps. Each row has its pair in the table;
// pairs of hashes that rows had before may stay behind: whoever reads it asks url.hash, too.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { readMeta, writeMeta } from '../file/settings.ts';
import { SortedHashes } from './sorted-hashes.ts';

const ADDED = `CREATE TRIGGER loc_hash_added AFTER INSERT ON url BEGIN
    INSERT OR IGNORE INTO loc_hash(hash, id) VALUES (new.hash, new.id);
  END`;
const CHANGED = `CREATE TRIGGER loc_hash_changed AFTER UPDATE OF hash ON url WHEN new.hash <> old.hash BEGIN
    DELETE FROM loc_hash WHERE hash = old.hash AND id = old.id;
    INSERT OR IGNORE INTO loc_hash(hash, id) VALUES (new.hash, new.id);
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

/** Older triggers would not have it that a pair is there already. */
export const HASH_TRIGGERS = `DROP TRIGGER loc_hash_added;
  DROP TRIGGER loc_hash_changed;
  ${ADDED};
  ${CHANGED};`;

/** What HASH_TABLE made before HASH_TRIGGERS came. They do no harm. */
export const EARLIER_TRIGGERS: readonly string[] = [ADDED, CHANGED].map((sql) =>
  sql.replace(' OR IGNORE', ''),
);

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

/** So many rows, and so much of the table, make it worth while to fill it anew: where rows are added, or get other hashes. */
const REFILL_ROWS = 20_000;
const ADDED_SHARE = 1 / 6;
const CHANGED_SHARE = 1 / 2;

/** Removes the rows of a range of ids for good, within writeRows. Of many, their hashes go with one pass over the table. */
export function removeRows(db: Database, first: number, last: number): void {
  finish(
    removeRowSteps(db, first, last, (_first, _last, remove) => {
      remove();
    }),
  );
}

/** The same in steps, inside one transaction; `within` has each step's removal run within writeRows. */
export function* removeRowSteps(
  db: Database,
  first: number,
  last: number,
  within: (first: number, last: number, remove: () => void) => void,
): Steps<void> {
  const many = last - first >= REFILL_ROWS;
  if (many) {
    db.exec('DROP TRIGGER loc_hash_removed');
    db.run('DELETE FROM loc_hash WHERE id BETWEEN ? AND ?', first, last);
  }
  for (let from = first; from <= last; from += BATCH_ROWS) {
    const to = Math.min(last, from + BATCH_ROWS - 1);
    within(from, to, () => {
      db.run('DELETE FROM url WHERE id BETWEEN ? AND ?', from, to);
    });
    yield to - from + 1;
  }
  if (many) db.exec(REMOVED);
}

/** From so many rows on, new hashes are noted and written at the end, in their order. */
const NOTED_ROWS = 1_000;

/** How many pairs no row has any more, at most. */
const LEFT_BEHIND = 'hashes-left-behind';

/** The table during a change. It is whole again before the change ends. */
export class HashTable {
  readonly #db: Database;
  readonly #rows: number;
  readonly #notedFrom: number;
  #added = 0;
  #changed = 0;
  /** Who sees to the table: its triggers; the notes, as to rows that get other hashes; nobody, so that it is filled anew. */
  #keeper: 'triggers' | 'notes' | 'nobody' = 'triggers';
  #notes = new SortedHashes();

  /** `notedFrom`: the changed rows from which on they are noted; default: what is worth it. */
  constructor(db: Database, notedFrom = NOTED_ROWS) {
    this.#db = db;
    this.#rows = db.number('SELECT max(id) FROM url');
    this.#notedFrom = notedFrom;
  }

  /** To be called before so many rows with hashes are added. */
  expect(rows: number): void {
    this.#added += rows;
    if (this.#added >= REFILL_ROWS && this.#added >= this.#rows * ADDED_SHARE) this.#leave();
  }

  /** To be called before rows get other hashes than those that they have. */
  replace(ids: Uint32Array, before: ArrayLike<unknown>, after: ArrayLike<unknown>): void {
    this.#changed += ids.length;
    if (this.#changed >= REFILL_ROWS && this.#changed >= this.#rows * CHANGED_SHARE) this.#leave();
    if (this.#changed < this.#notedFrom || this.#keeper === 'nobody') return;
    if (this.#keeper === 'triggers') this.#db.exec('DROP TRIGGER loc_hash_changed');
    this.#keeper = 'notes';
    ids.forEach((id, i) => {
      const now = Number(after[i]);
      if (Number(before[i]) !== now) this.#notes.add(now, id);
    });
  }

  /** Brings it up to date and has the triggers keep it again. Yields no rows. */
  *restore(): Steps<void> {
    if (this.#keeper === 'notes') yield* this.#writeNotes();
    if (this.#keeper === 'nobody') yield* this.#refill();
    else if (this.#keeper === 'notes') this.#db.exec(CHANGED);
    this.#keeper = 'triggers';
  }

  /** Pairs of before stay: to take them out would cost more than to put the new ones in. */
  *#writeNotes(): Steps<void> {
    const db = this.#db;
    const left = Number(readMeta(db, LEFT_BEHIND) ?? 0) + (yield* this.#notes.writeTo(db));
    // So the table never becomes more than twice as large as it has to be.
    if (left > this.#rows) this.#leave();
    else writeMeta(db, LEFT_BEHIND, left);
  }

  #leave(): void {
    if (this.#keeper === 'nobody') return;
    this.#db.exec(
      `DROP TRIGGER loc_hash_added; ${this.#keeper === 'triggers' ? 'DROP TRIGGER loc_hash_changed' : ''}`,
    );
    this.#keeper = 'nobody';
    this.#notes = new SortedHashes();
  }

  *#refill(): Steps<void> {
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
    writeMeta(db, LEFT_BEHIND, 0);
  }
}
