// Finds for each new row the row of the project that it is a new form of: the one with the same address, each once.
// It holds ids, hashes and bits, never all rows; whoever calls it reads and writes them.
import type { ComparedColumns } from './changed-fields.ts';
import { changedFields } from './changed-fields.ts';

/** The project's rows by the hash of their address; equal hashes in ascending order of the ids. */
export interface KnownRows {
  find(hash: number): number;
  next(hash: number, slot: number): number;
  idAt(slot: number): number;
}

/** Rows as the project has them now. */
export interface StoredRows extends ComparedColumns {
  readonly id: readonly number[];
  readonly source: readonly number[];
}

/** New rows; `hash` is that of loc. */
export interface NewRows extends ComparedColumns {
  readonly hash: readonly number[];
}

interface MatcherOptions {
  readonly known: KnownRows;
  /** The rows with these ids, without those that are gone. */
  readonly readRows: (ids: readonly number[]) => StoredRows;
  readonly maxId: number;
  /** The set of fields to compare. */
  readonly compared: number;
}

/** One index a new row. */
export interface MatchedRows {
  /** The id of the row that it is a new form of; 0 where there is none. */
  readonly row: readonly number[];
  /** The fields that differ; 0 for a row that is as it was, and for a new one. */
  readonly fields: readonly number[];
}

/** Memory: a bit a row, besides what `known` has. */
export class RowMatcher {
  readonly #options: MatcherOptions;
  readonly #taken: Uint32Array;

  constructor(options: MatcherOptions) {
    this.#options = options;
    this.#taken = new Uint32Array((options.maxId >>> 5) + 1);
  }

  /**
   * Matches new rows, in their order, with rows of the source, or of any source where that is null. A loc that stands
   * there n times is matched n times, the first with the first.
   */
  match(batch: NewRows, source: number | null): MatchedRows {
    const { known, readRows, compared } = this.#options;
    const wanted = new Set<number>();
    for (let i = 0; i < batch.count; i++) {
      const hash = batch.hash[i] ?? 0;
      for (let slot = known.find(hash); slot >= 0; slot = known.next(hash, slot)) {
        const id = known.idAt(slot);
        if (!this.isTaken(id)) wanted.add(id);
      }
    }
    const stored = readRows([...wanted]);
    const places = new Map(stored.id.map((id, place) => [id, place]));
    const row = new Array<number>(batch.count).fill(0);
    const fields = new Array<number>(batch.count).fill(0);
    for (let i = 0; i < batch.count; i++) {
      const place = this.#placeOf(batch, i, source, stored, places);
      if (place < 0) continue;
      const id = stored.id[place] ?? 0;
      this.#take(id);
      row[i] = id;
      fields[i] = changedFields(stored, place, batch, i, compared);
    }
    return { row, fields };
  }

  /** True where a new row was matched with it. */
  isTaken(id: number): boolean {
    return (((this.#taken[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  }

  #placeOf(
    batch: NewRows,
    i: number,
    source: number | null,
    stored: StoredRows,
    places: ReadonlyMap<number, number>,
  ): number {
    const { known } = this.#options;
    const hash = batch.hash[i] ?? 0;
    for (let slot = known.find(hash); slot >= 0; slot = known.next(hash, slot)) {
      const id = known.idAt(slot);
      const place = places.get(id);
      if (place === undefined || this.isTaken(id)) continue;
      if (source !== null && stored.source[place] !== source) continue;
      if (stored.loc[place] === batch.loc[i]) return place;
    }
    return -1;
  }

  #take(id: number): void {
    this.#taken[id >>> 5] = (this.#taken[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}
