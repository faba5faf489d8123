// Keeps the ids of all rows that views can show, so that an unfiltered view need not read the table. It learns of every
// write of rows before it happens, and looks only at those again.
import { boundariesOf, idsBetween } from '../rows/id-ranges.ts';
import { filterIds } from './filter/filter-ids.ts';
import { compileFilter } from './filter/filter-sql.ts';
import { idsOfWrite, patchedIds, rowsOfWrite, unitedIds } from './id-lists.ts';
import type { Pace } from './pace.ts';
import { lastId } from './windows/last-id.ts';
import { scopeSize } from './row-scope.ts';
import type { RowWrite, ViewDatabase } from './view-database.ts';

/** Where more than this share came or went, reading all ids anew is as quick. */
const PATCHED_SHARE = 1 / 4;
const PATCHED_ROWS = 50_000;

/** Where so many rows are gone from between others, reading the ids anew costs as little. */
const RANGES_AT_MOST = 200_000;

/** Memory: 4 bytes a row once they are asked for, shared with the views that show all rows in their order. */
export class AllRows {
  readonly #db: ViewDatabase;
  #ids: Uint32Array | null = null;
  /** Their boundaries, as long as nobody asked for them. */
  #ranges: Uint32Array | null;
  /** Rows that came or went since, or may have. */
  #changed: Uint32Array[] = [];
  #changedRows = 0;
  /** Another number after all was forgotten. */
  #epoch = 0;

  /** `ranges`: the boundaries of the ids of all rows now, where they are known. */
  constructor(db: ViewDatabase, ranges: Uint32Array | null) {
    this.#db = db;
    this.#ranges = ranges;
    db.onRowWrite((write) => {
      this.#note(write);
    });
    // What was read may never have been.
    db.onRowsTakenBack(() => {
      this.#forget();
    });
  }

  /** The boundaries of the ids of all rows; null where they would have to be read, or are too scattered. */
  known(): Uint32Array | null {
    if (this.#changedRows > 0) return null;
    return this.#ids ? boundariesOf(this.#ids, RANGES_AT_MOST) : this.#ranges;
  }

  /** The ids of all rows, ascending. Who writes rows meanwhile has to ask again. */
  async read(pace: Pace): Promise<Uint32Array> {
    const { firstHiddenId } = this.#db;
    const before = this.#list();
    if (before && this.#changedRows === 0) return before;
    const changed = unitedIds(this.#changed);
    // Rows of an import that is not done yet appear later.
    const hidden = changed.findIndex((id) => id >= firstHiddenId);
    const looked = hidden < 0 ? changed : changed.subarray(0, hidden);
    const later = changed.subarray(looked.length);
    const epoch = this.#forget();
    let ids = before;
    try {
      ids = before
        ? patchedIds(before, looked, await this.#look(looked, pace))
        : await this.#look(null, pace);
      return ids;
    } finally {
      // Ended early, nothing was looked at.
      if (epoch === this.#epoch) {
        this.#ids ??= ids;
        this.#add(ids === before ? changed : later);
      }
    }
  }

  async #look(ids: Uint32Array | null, pace: Pace): Promise<Uint32Array> {
    const scope = { ids, last: ids ? (ids.at(-1) ?? 0) : lastId(this.#db) };
    pace.expect(scopeSize(scope));
    const filter = compileFilter([], this.#db.firstHiddenId, new Map());
    return filterIds({ db: this.#db, filter, scope, sources: new Map(), pace });
  }

  #note(write: RowWrite | null): void {
    if (write && write.field !== null && write.field !== 'deleted') return;
    const most = Math.max(PATCHED_ROWS, (this.#ids?.length ?? this.#ranges?.at(-1) ?? 0) * PATCHED_SHARE);
    if (!write || this.#changedRows + rowsOfWrite(write) > most) this.#forget();
    else this.#add(idsOfWrite(write));
  }

  #add(ids: Uint32Array): void {
    this.#changed.push(ids);
    this.#changedRows += ids.length;
  }

  #list(): Uint32Array | null {
    this.#ids ??= this.#ranges && idsBetween(this.#ranges);
    this.#ranges = null;
    return this.#ids;
  }

  #forget(): number {
    this.#ids = this.#ranges = null;
    this.#changed = [];
    this.#changedRows = 0;
    return ++this.#epoch;
  }
}
