// Finds for each new row the row of the project that it is a new form of, by address or by id, each of them once. It
// changes nothing, and holds ids, hashes and bits, never all rows.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { LocIndex } from '../links/loc-index.ts';
import { readStored, type StoredRow } from './rows-as-stored.ts';

/** A new row, as far as it is looked for. */
export interface SoughtRow {
  readonly loc: string;
  /** That of loc. */
  readonly hash: number;
  /** The row that it says to be; absent or null where it says nothing. */
  readonly id?: number | null;
}

interface MatcherOptions {
  /** The sources whose rows are looked at; null = all rows of the project. */
  readonly sources: readonly number[] | null;
  /** True: a row is found among those of its own source only. */
  readonly bySource: boolean;
  /** What tells that rows are the same. */
  readonly key: 'loc' | 'id';
}

type RowPlace = readonly [id: number, hash: number, source: number];

/**
 * By address, a row whose id has this address in the project is that one. Of the others with one address the first of
 * the new ones is the first of the project, and so on. Memory: a byte a row of the project, and 24 by address.
 */
export class RowMatcher {
  readonly #db: Database;
  readonly #options: MatcherOptions;
  readonly #sources: ReadonlySet<number> | null;
  readonly #byLoc: LocIndex;
  readonly #taken: Uint8Array;
  /** Where the search for an address that the project has more than once goes on; -1: at its end. */
  readonly #resume = new Map<number, number>();

  constructor(db: Database, options: MatcherOptions) {
    const { key, sources } = options;
    this.#db = db;
    this.#options = options;
    this.#sources = sources && new Set(sources);
    const indexed = key === 'loc' && sources?.length !== 0;
    this.#byLoc = new LocIndex(indexed ? db.number('SELECT count(*) FROM url') : 0);
    this.#taken = new Uint8Array(db.number('SELECT max(id) FROM url') + 1);
  }

  /** Reads which rows there are; yields their number. To be run before anything else. */
  *load(): Steps<void> {
    if (this.#options.key === 'id') return;
    for (const rows of this.#rows()) {
      for (const [id, hash, source] of rows) this.#byLoc.add(this.#keyOf(hash, source), id);
      yield rows.length;
    }
  }

  /** The row for each new one, or null. Some thousands at once; those of one source where that counts. */
  match(rows: readonly SoughtRow[], source: number): (StoredRow | null)[] {
    const { key } = this.#options;
    const ids = rows.flatMap(({ id }) => (id != null && this.#isFree(id) ? id : []));
    const named = new Map(readStored(this.#db, ids).map((row) => [row.id, row]));
    const found = rows.map(({ id, loc }) => {
      const row = id == null ? undefined : named.get(id);
      return row && (key === 'id' || row.loc === loc) ? this.#take(row) : null;
    });
    return key === 'id' ? found : this.#matchByLoc(rows, found, source);
  }

  /** The rows of complete sources that nothing was found to be a new form of: ascending ids, some thousands at a time. */
  *unmatched(isComplete: (source: number) => boolean): Generator<readonly number[]> {
    for (const rows of this.#rows())
      yield rows.flatMap(([id, , source]) => (this.#isFree(id) && isComplete(source) ? id : []));
  }

  #matchByLoc(rows: readonly SoughtRow[], found: (StoredRow | null)[], source: number): (StoredRow | null)[] {
    const wanted = new Map<number, number>();
    rows.forEach(({ hash }, i) => {
      const key = this.#keyOf(hash, source);
      if (!found[i]) wanted.set(key, (wanted.get(key) ?? 0) + 1);
    });
    const candidates = new Map([...wanted].map(([key, times]) => [key, this.#freeOf(key, times)]));
    const stored = new Map(
      readStored(this.#db, [...candidates.values()].flat()).map((row) => [row.id, row] as const),
    );
    return found.map((row, i) => {
      if (row) return row;
      const { loc = '', hash = 0 } = rows[i] ?? {};
      for (const id of candidates.get(this.#keyOf(hash, source)) ?? []) {
        const candidate = stored.get(id);
        if (candidate?.loc !== loc || (this.#options.bySource && candidate.source !== source)) continue;
        const taken = this.#take(candidate);
        if (taken) return taken;
      }
      return null;
    });
  }

  /** The first rows with this key that are free: as many as are wanted, and one more, as another text may have the hash. */
  #freeOf(key: number, times: number): number[] {
    const index = this.#byLoc;
    let slot = this.#resume.get(key) ?? index.find(key);
    while (slot >= 0 && !this.#isFree(index.idAt(slot))) slot = index.next(key, slot);
    const free: number[] = [];
    const first = slot;
    for (; slot >= 0 && free.length <= times; slot = index.next(key, slot))
      if (this.#isFree(index.idAt(slot))) free.push(index.idAt(slot));
    // Only where there are several is there anything to remember.
    if (free.length > 1) this.#resume.set(key, first);
    return free;
  }

  /** Rows of another source are not even looked at. */
  #keyOf(hash: number, source: number): number {
    return this.#options.bySource ? (hash + Math.abs(source) * SPREAD) % KEYS : hash;
  }

  #isFree(id: number): boolean {
    return this.#taken[id] === 0;
  }

  #take(row: StoredRow): StoredRow | null {
    if (!this.#isFree(row.id)) return null;
    this.#taken[row.id] = 1;
    return row;
  }

  /** Ascending, some thousands at a time. */
  *#rows(): Generator<readonly RowPlace[]> {
    const sources = this.#sources;
    if (sources?.size === 0) return;
    const sql = `SELECT id, hash, source FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${BATCH_ROWS}`;
    for (let last = 0; ;) {
      const rows = this.#db.all(sql, last) as unknown as RowPlace[];
      yield sources ? rows.filter(([, , source]) => sources.has(source)) : rows;
      if (rows.length < BATCH_ROWS) return;
      last = rows.at(-1)?.[0] ?? 0;
    }
  }
}

/** Spreads sources over the keys, so that equal addresses of many sources are apart. */
const SPREAD = 2_654_435_761;
const KEYS = 2 ** 53;
