// Keeps the ranks of columns that were sorted by, and knows which rows changed since. It decides no order itself.
import { rankColumn } from './column-ranks.ts';
import type { RankedColumn, ViewColumn } from '../column-values.ts';
import { idsOfWrite, rowsOfWrite, unitedIds } from '../id-lists.ts';
import type { Pace } from '../pace.ts';
import type { Ranks } from './ranks.ts';
import { repairRanks } from './repair-ranks.ts';
import type { RowWrite, ViewDatabase } from '../view-database.ts';

/** Columns kept at most: 4 bytes a row each. */
const COLUMNS_KEPT = 8;

/** More changed rows than this share of all make ranking anew the quicker way. */
const REPAIRED_SHARE = 1 / 50;
const REPAIRED_ROWS = 1_000;

/** Work that edits keep getting in the way of is done without a pause at last. */
const TRIES = 3;

interface Kept {
  ranks: Ranks;
  /** Parts of the ids that were written since. */
  dirty: Uint32Array[];
  dirtyRows: number;
  /** Counts the writes and the repairs. */
  version: number;
  /** So much was written, or nobody knows what, that it is of no use any more. */
  lost: boolean;
}

export class RankCache {
  readonly #db: ViewDatabase;
  /** Where the values of a column come from, at the moment. */
  readonly columnOf: (column: RankedColumn) => ViewColumn;
  /** In the order of last use. */
  readonly #kept = new Map<RankedColumn, Kept>();
  /** What is being ranked now: rows can change meanwhile. */
  readonly #coming = new Set<readonly [RankedColumn, Kept]>();

  constructor(db: ViewDatabase, columnOf: (column: RankedColumn) => ViewColumn) {
    this.#db = db;
    this.columnOf = columnOf;
    db.onRowWrite((write) => {
      this.#note(write);
    });
    // Rows that were ranked may never have been.
    db.onRowsTakenBack(() => {
      this.#note(null);
    });
  }

  /** Whether there is little to do for `ranks`. */
  has(column: RankedColumn): boolean {
    return this.#kept.has(column);
  }

  /** The ranks of all rows by their values at the end of the call. */
  async ranks(column: RankedColumn, pace: Pace): Promise<Ranks> {
    for (let tries = 0; ; tries++) {
      const steps = tries < TRIES ? pace : pace.unbroken();
      const kept = this.#kept.get(column) ?? (await this.#build(column, steps));
      if (kept.dirtyRows > 0) await this.#repair(column, kept, steps);
      if (kept.lost || kept.dirtyRows > 0) continue;
      this.#keep(column, kept);
      return kept.ranks;
    }
  }

  /** Forgets columns whose values changed without a write of rows. */
  forget(isMeant: (column: RankedColumn) => boolean): void {
    for (const [column, kept] of [...this.#kept, ...this.#coming]) {
      if (!isMeant(column)) continue;
      kept.lost = true;
      this.#kept.delete(column);
    }
  }

  async #build(column: RankedColumn, pace: Pace): Promise<Kept> {
    // Rows of an import under way are ranked too: nobody tells of them again when it is done.
    const last = Number(this.#db.get('SELECT max(id) FROM url')?.[0] ?? 0);
    const none = { byId: new Uint32Array(last + 1), groups: 0 };
    const kept: Kept = { ranks: none, dirty: [], dirtyRows: 0, version: 0, lost: false };
    const coming = [column, kept] as const;
    this.#coming.add(coming);
    try {
      kept.ranks = await rankColumn(this.#db, this.columnOf(column), { ids: null, last }, pace);
    } finally {
      this.#coming.delete(coming);
    }
    if (!kept.lost) this.#keep(column, kept);
    return kept;
  }

  async #repair(column: RankedColumn, kept: Kept, pace: Pace): Promise<void> {
    const { version } = kept;
    const ranks = await repairRanks(this.#db, this.columnOf(column), kept.ranks, unitedIds(kept.dirty), pace);
    // It looks values up among those of other rows: where these were written meanwhile, it was misled.
    if (kept.version !== version) return;
    Object.assign(kept, { ranks, dirty: [], dirtyRows: 0, version: version + 1 });
  }

  #keep(column: RankedColumn, kept: Kept): void {
    this.#kept.delete(column);
    this.#kept.set(column, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > COLUMNS_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #note(write: RowWrite | null): void {
    for (const [column, kept] of [...this.#kept, ...this.#coming]) {
      if (write && write.field !== null && write.field !== this.columnOf(column).field) continue;
      const rows = rowsOfWrite(write);
      const most = Math.max(REPAIRED_ROWS, kept.ranks.byId.length * REPAIRED_SHARE);
      if (write && kept.dirtyRows + rows <= most) {
        remember(kept, idsOfWrite(write));
      } else {
        kept.lost = true;
        this.#kept.delete(column);
      }
    }
  }
}

function remember(kept: Kept, ids: Uint32Array): void {
  kept.dirty.push(ids);
  kept.dirtyRows += ids.length;
  kept.version++;
}
