// Counts what the included rows have in common: values that more than half of them share. It judges nothing.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Database } from './database.ts';

export interface ValueCount {
  /** Rows with a value. */
  readonly rows: number;
  /** The value of more than half of them, or null. */
  readonly value: string | null;
  readonly alike: number;
}

export interface StoredFacts {
  readonly lastmod: ValueCount;
  /** As lastmod, by its first ten characters. */
  readonly day: ValueCount;
  readonly changefreq: ValueCount;
  readonly priority: ValueCount;
  readonly newsRows: number;
}

const COLUMNS = ['lastmod', 'substr(lastmod, 1, 10)', 'changefreq', 'priority'] as const;

/** Two passes over the rows, about half a second a million; `yields` after each batch of the first. */
export function* countValues(db: Database): Generator<undefined, StoredFacts> {
  const votes = COLUMNS.map(() => new MajorityVote());
  const sql = `SELECT id, lastmod, changefreq, priority FROM url
    WHERE id > ? AND deleted = 0 AND included = 1 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  const [lastmods, days, frequencies, priorities] = votes;
  for (let last = 0; ;) {
    const rows = db.all(sql, last);
    for (const row of rows) {
      const lastmod = row[1];
      if (lastmod != null) {
        lastmods?.add(lastmod);
        days?.add(String(lastmod).slice(0, 10));
      }
      if (row[2] != null) frequencies?.add(row[2]);
      if (row[3] != null) priorities?.add(row[3]);
    }
    if (rows.length < BATCH_ROWS) break;
    last = Number(rows.at(-1)?.[0]);
    yield undefined;
  }
  const values = votes.map(({ value }) => value);
  const sums = COLUMNS.map((column) => `count(${column}), total(${column} = ?)`).join(', ');
  const counts =
    db.get(
      `SELECT ${sums}, total(news > 0) FROM url WHERE deleted = 0 AND included = 1`,
      ...values.map((value) => (typeof value === 'number' || typeof value === 'string' ? value : null)),
    ) ?? [];
  const fact = (i: number): ValueCount => {
    const rows = Number(counts[i * 2] ?? 0);
    const alike = Number(counts[i * 2 + 1] ?? 0);
    return alike * 2 > rows ? { rows, value: String(values[i]), alike } : { rows, value: null, alike: 0 };
  };
  return {
    lastmod: fact(0),
    day: fact(1),
    changefreq: fact(2),
    priority: fact(3),
    newsRows: Number(counts[8] ?? 0),
  };
}

/** Finds the value that more than half of all have, if there is one, in constant memory (Boyer and Moore). */
class MajorityVote {
  value: unknown = null;
  #lead = 0;

  add(value: unknown): void {
    if (this.#lead === 0) {
      this.value = value;
      this.#lead = 1;
    } else this.#lead += this.value === value ? 1 : -1;
  }
}
