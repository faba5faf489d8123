// Finds the project's row for each row of a table, by address or by id, each of them once. It changes nothing.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from './database.ts';
import { LocIndex } from './loc-index.ts';
import type { Cell } from './pack-values.ts';

/** A row of the project with the values that a table can have. */
export interface MatchedRow {
  readonly id: number;
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: Cell;
  readonly priority: Cell;
  readonly included: boolean;
  readonly ext: string | null;
}

/**
 * Of rows with one address the first of the table is the first of the project, and so on. Memory: 4 bytes a row of the
 * project by id, 30 by address.
 */
export class RowMatcher {
  readonly #db: Database;
  readonly #byLoc: LocIndex | null;
  readonly #all: Uint32Array;
  #count = 0;
  #taken = new Uint8Array(1);
  /** Where the search for an address that the project has more than once goes on. */
  readonly #resume = new Map<number, number>();

  constructor(db: Database, key: 'loc' | 'id', rows: number) {
    this.#db = db;
    this.#byLoc = key === 'loc' ? new LocIndex(rows) : null;
    this.#all = new Uint32Array(rows);
  }

  /** Reads which rows there are; yields their number. To be run before anything else. */
  *load(): Steps<void> {
    const sql = `SELECT id, hash FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
    for (let last = 0; ;) {
      const rows = this.#db.all(sql, last) as unknown as (readonly [number, number])[];
      for (const [id, hash] of rows) {
        this.#all[this.#count++] = id;
        this.#byLoc?.add(hash, id);
      }
      last = rows.at(-1)?.[0] ?? last;
      yield rows.length;
      if (rows.length < BATCH_ROWS) break;
    }
    this.#taken = new Uint8Array((this.#all[this.#count - 1] ?? 0) + 1);
  }

  /** The row for each entry, or null; an id that was matched before, or is gone, has none. */
  match(
    entries: readonly { readonly loc: string; readonly hash: number; readonly id: number | null }[],
  ): (MatchedRow | null)[] {
    const candidates = entries.map((entry) => this.#candidates(entry));
    const rows = this.#read(candidates.flat());
    return entries.map((entry, i) => {
      for (const id of candidates[i] ?? []) {
        const row = rows.get(id);
        if (!row || this.#taken[id] === 1 || (this.#byLoc && row.loc !== entry.loc)) continue;
        this.#taken[id] = 1;
        return row;
      }
      return null;
    });
  }

  /** Ids of the rows that nothing matched. */
  unmatched(): Uint32Array {
    return this.#all.subarray(0, this.#count).filter((id) => this.#taken[id] !== 1);
  }

  #candidates({ id, hash }: { readonly id: number | null; readonly hash: number }): number[] {
    const index = this.#byLoc;
    if (!index) return id === null || id >= this.#taken.length || this.#taken[id] === 1 ? [] : [id];
    const found: number[] = [];
    let slot = this.#resume.get(hash) ?? index.find(hash);
    if (slot < 0) return found;
    found.push(index.idAt(slot));
    const next = index.next(hash, slot);
    // Equal hashes of other texts are so rare that looking at two at once is enough in all but made-up cases.
    if (next < 0) return found;
    this.#resume.set(hash, next);
    slot = next;
    found.push(index.idAt(slot));
    return found;
  }

  #read(ids: readonly number[]): Map<number, MatchedRow> {
    if (ids.length === 0) return new Map();
    const columns = 'url.id, loc, lastmod, changefreq, priority, included, ext';
    const rows = this.#db.all(
      `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`,
      JSON.stringify(ids),
    );
    return new Map(
      rows.map(([id, loc, lastmod, changefreq, priority, included, ext]) => [
        Number(id),
        {
          id: Number(id),
          loc: String(loc),
          lastmod: lastmod as string | null,
          changefreq: changefreq as Cell,
          priority: priority as Cell,
          included: included === 1,
          ext: ext as string | null,
        },
      ]),
    );
  }
}
