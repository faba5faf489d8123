// Finds the project's row for each row of a table, by address or by id, each of them once. It changes nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { LocIndex } from '../links/loc-index.ts';
import type { Cell } from '../rows/pack-values.ts';

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

/** A row of a table, as far as it is looked for. */
interface SoughtRow {
  readonly loc: string;
  readonly hash: number;
  /** null: the table does not say. */
  readonly id: number | null;
}

/**
 * By address, a row whose id has this address in the project is that one. Of the others with one address the first of the
 * table is the first of the project, and so on. Memory: 4 bytes a row of the project by id, 30 by address.
 */
export class TableMatcher {
  readonly #db: Database;
  readonly #byLoc: LocIndex | null;
  readonly #all: Uint32Array;
  #count = 0;
  #taken = new Uint8Array(1);
  /** Where the search for an address that the project has more than once goes on; -1: at its end. */
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

  /** The row for each entry, or null; an id that was matched before, or is gone, has none. Some thousands at once. */
  match(entries: readonly SoughtRow[]): (MatchedRow | null)[] {
    const byId = this.#matchAmong(entries, (entry) => this.#ownId(entry));
    if (!this.#byLoc) return byId;
    const others = entries.filter((_, i) => byId[i] === null);
    const byLoc = this.#matchAmong(others, (entry) => this.#nextOf(entry)).values();
    return byId.map((row) => row ?? byLoc.next().value ?? null);
  }

  /** Ids of the rows that nothing matched. */
  unmatched(): Uint32Array {
    return this.#all.subarray(0, this.#count).filter((id) => this.#taken[id] !== 1);
  }

  /** Each entry gets the first of its candidates that is free, and has its address where that counts. */
  #matchAmong(
    entries: readonly SoughtRow[],
    candidatesOf: (entry: SoughtRow) => readonly number[],
  ): (MatchedRow | null)[] {
    const candidates = entries.map(candidatesOf);
    const rows = this.#read(candidates.flat());
    return entries.map((entry, i) => {
      for (const id of candidates[i] ?? []) {
        const row = rows.get(id);
        if (!row || this.#isTaken(id) || (this.#byLoc && row.loc !== entry.loc)) continue;
        this.#taken[id] = 1;
        return row;
      }
      return null;
    });
  }

  #isTaken(id: number): boolean {
    return this.#taken[id] === 1;
  }

  #ownId({ id }: SoughtRow): number[] {
    return id === null || id >= this.#taken.length || this.#isTaken(id) ? [] : [id];
  }

  /** The next rows with this hash. */
  #nextOf({ hash }: SoughtRow): number[] {
    const index = this.#byLoc;
    if (!index) return [];
    const first = this.#resume.get(hash) ?? index.find(hash);
    let slot = first;
    while (slot >= 0 && this.#isTaken(index.idAt(slot))) slot = index.next(hash, slot);
    if (slot !== first) this.#resume.set(hash, slot);
    if (slot < 0) return [];
    const next = index.next(hash, slot);
    // Equal hashes of other texts are so rare that looking at two at once is enough in all but made-up cases.
    if (next < 0) return [index.idAt(slot)];
    this.#resume.set(hash, next);
    return [index.idAt(slot), index.idAt(next)];
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
