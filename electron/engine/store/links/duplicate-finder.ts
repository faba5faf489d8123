// Finds rows of an import whose loc a row before them has already. An equal hash is only a hint: the text decides.
// An empty loc is missing, not a duplicate.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { LocIndex } from './loc-index.ts';

/** Sees rows in ascending id order and tells which repeat an earlier loc. Memory: as LocIndex, a row for each different loc. */
export class DuplicateFinder {
  /** Hashes that different locs share: rows that may be one page under several addresses. */
  readonly shared = new Set<number>();
  readonly #db: Database;
  readonly #index: LocIndex;

  constructor(db: Database, expected: number) {
    this.#db = db;
    this.#index = new LocIndex(expected);
  }

  /** Remembers the rows that are stored already, by hash alone; before the first are marked. */
  *addStored(): Steps<void> {
    const sql = `SELECT id, hash FROM url WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
    for (let last = 0; ;) {
      const rows = this.#db.all(sql, last) as unknown as (readonly [number, number])[];
      for (const row of rows) this.#index.add(row[1], row[0]);
      if (rows.length < BATCH_ROWS) return;
      last = rows.at(-1)?.[0] ?? 0;
      yield rows.length;
    }
  }

  /** Which of these rows, whose ids follow each other from `first` on, repeat a loc. */
  mark(first: number, hashes: readonly number[], locs: readonly string[]): boolean[] {
    const stored = this.#textsOfHits(hashes);
    const textOf = (id: number): string | undefined => (id < first ? stored.get(id) : locs[id - first]);
    return hashes.map((hash, i) => {
      const text = locs[i] ?? '';
      let slot = this.#index.find(hash);
      if (slot >= 0 && text !== '') {
        while (slot >= 0 && textOf(this.#index.idAt(slot)) !== text) slot = this.#index.next(hash, slot);
        if (slot >= 0) return true;
        this.shared.add(hash);
      }
      this.#index.add(hash, first + i);
      return false;
    });
  }

  /** The texts of all stored rows that a row of the batch must be compared with. */
  #textsOfHits(hashes: readonly number[]): Map<number, string> {
    const wanted = new Set<number>();
    for (const hash of hashes) {
      for (let slot = this.#index.find(hash); slot >= 0; slot = this.#index.next(hash, slot)) {
        wanted.add(this.#index.idAt(slot));
      }
    }
    if (wanted.size === 0) return new Map();
    const rows = this.#db.all(
      'SELECT url.id, loc FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value',
      JSON.stringify([...wanted]),
    );
    return new Map(rows.map(([id, loc]) => [Number(id), String(loc)]));
  }
}
