// The rows of some sources by the hash of their loc, and their values on demand, for comparing them with new forms.
// It changes nothing and never holds all values.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { LocIndex } from '../links/loc-index.ts';

/** Rows as they are now, as columns. */
export interface ComparableBatch {
  readonly count: number;
  readonly id: readonly number[];
  readonly source: readonly number[];
  readonly loc: readonly string[];
  readonly lastmod: readonly (string | null)[];
  readonly changefreq: readonly (number | string | null)[];
  readonly priority: readonly (number | string | null)[];
  readonly ext: readonly (string | null)[];
  readonly included: readonly boolean[];
}

export class ComparableRows {
  /** All ids by hash. Memory: about 24 bytes a row. */
  readonly index: LocIndex;
  readonly maxId: number;
  readonly #db: Database;
  readonly #sources: ReadonlySet<number> | null;

  constructor(db: Database, sources: readonly number[] | null) {
    this.#db = db;
    this.#sources = sources === null ? null : new Set(sources);
    this.maxId = db.number('SELECT max(id) FROM url');
    this.index = new LocIndex(sources?.length === 0 ? 0 : db.number('SELECT count(*) FROM url'));
  }

  /** Fills the index, in steps; to be run before anything is looked up. */
  *load(): Steps<void> {
    for (const rows of this.hashes()) {
      for (const { id, hash } of rows) this.index.add(hash, id);
      yield rows.length;
    }
  }

  /** The ids with their hashes and sources, ascending, some thousands at a time. */
  *hashes(): Generator<readonly { readonly id: number; readonly hash: number; readonly source: number }[]> {
    if (this.#sources?.size === 0) return;
    const sql = `SELECT id, hash, source FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${BATCH_ROWS}`;
    for (let last = 0; ;) {
      const rows = this.#db.all(sql, last) as unknown as (readonly [number, number, number])[];
      yield rows
        .filter(([, , source]) => this.#sources?.has(source) ?? true)
        .map(([id, hash, source]) => ({ id, hash, source }));
      if (rows.length < BATCH_ROWS) return;
      last = rows.at(-1)?.[0] ?? 0;
    }
  }

  /** The rows with these ids, without those that are gone. */
  read(ids: readonly number[]): ComparableBatch {
    return readComparable(this.#db, ids);
  }
}

/** Rows by id, without those that are gone; meant for some thousands. */
export function readComparable(db: Database, ids: readonly number[]): ComparableBatch {
  const rows: readonly SqlRow[] =
    ids.length === 0
      ? []
      : db.all(
          `SELECT url.id, source, loc, lastmod, changefreq, priority, ext, included
           FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`,
          JSON.stringify(ids),
        );
  return {
    count: rows.length,
    id: rows.map((row) => row[0] as number),
    source: rows.map((row) => row[1] as number),
    loc: rows.map((row) => row[2] as string),
    lastmod: rows.map((row) => row[3] as string | null),
    changefreq: rows.map((row) => row[4] as number | string | null),
    priority: rows.map((row) => row[5] as number | string | null),
    ext: rows.map((row) => row[6] as string | null),
    included: rows.map((row) => row[7] === 1),
  };
}
