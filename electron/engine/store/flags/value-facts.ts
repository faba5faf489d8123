// Counts what the included rows have in common: values that more than half of them share. It judges nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';

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
  /** Rows whose address begins so. */
  readonly schemes: { readonly http: number; readonly https: number };
  /** By source, the newest day that a row of it changed. */
  readonly newestDays: Readonly<Record<number, string>>;
}

const COLUMNS = ['lastmod', 'substr(lastmod, 1, 10)', 'changefreq', 'priority'] as const;

/** Of a project that has not been counted yet: no rule finds anything in them. */
export const NO_FACTS: StoredFacts = {
  lastmod: { rows: 0, value: null, alike: 0 },
  day: { rows: 0, value: null, alike: 0 },
  changefreq: { rows: 0, value: null, alike: 0 },
  priority: { rows: 0, value: null, alike: 0 },
  newsRows: 0,
  schemes: { http: 0, https: 0 },
  newestDays: {},
};

const DAY = /^\d{4}-\d\d-\d\d$/;

const SCHEMES = `total(substr(loc, 1, 5) = 'http:'), total(substr(loc, 1, 6) = 'https:')`;

/** Rows of the second pass in one read. */
const COUNTED_AT_ONCE = 4 * BATCH_ROWS;

/** Two passes over the rows, about a second a million, in steps of some milliseconds. */
export function* countValues(db: Database): Steps<StoredFacts> {
  const votes = COLUMNS.map(() => new MajorityVote());
  const sql = `SELECT id, lastmod, changefreq, priority, source FROM url
    WHERE id > ? AND deleted = 0 AND included = 1 ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  const [lastmods, days, frequencies, priorities] = votes;
  const newestDays: Record<number, string> = {};
  for (let last = 0; ;) {
    const rows = db.all(sql, last);
    for (const row of rows) {
      const lastmod = row[1];
      if (lastmod != null) {
        const day = String(lastmod).slice(0, 10);
        lastmods?.add(lastmod);
        days?.add(day);
        const source = Number(row[4]);
        if (day > (newestDays[source] ?? '') && DAY.test(day)) newestDays[source] = day;
      }
      if (row[2] != null) frequencies?.add(row[2]);
      if (row[3] != null) priorities?.add(row[3]);
    }
    if (rows.length < BATCH_ROWS) break;
    last = Number(rows.at(-1)?.[0]);
    yield rows.length;
  }
  const values = votes.map(({ value }) => value);
  const sums = COLUMNS.map((column) => `count(${column}), total(${column} = ?)`).join(', ');
  const wanted = values.map((value) =>
    typeof value === 'number' || typeof value === 'string' ? value : null,
  );
  const counts = new Array<number>(COLUMNS.length * 2 + 3).fill(0);
  const end = db.number('SELECT max(id) FROM url');
  for (let from = 1; from <= end; from += COUNTED_AT_ONCE) {
    const part = db.get(
      `SELECT ${sums}, total(news > 0), ${SCHEMES} FROM url WHERE deleted = 0 AND included = 1 AND id >= ? AND id < ?`,
      ...wanted,
      from,
      from + COUNTED_AT_ONCE,
    );
    part?.forEach((n, i) => (counts[i] = (counts[i] ?? 0) + Number(n)));
    yield COUNTED_AT_ONCE;
  }
  const fact = (i: number): ValueCount => {
    const rows = counts[i * 2] ?? 0;
    const alike = counts[i * 2 + 1] ?? 0;
    return alike * 2 > rows ? { rows, value: String(values[i]), alike } : { rows, value: null, alike: 0 };
  };
  return {
    lastmod: fact(0),
    day: fact(1),
    changefreq: fact(2),
    priority: fact(3),
    newsRows: counts[8] ?? 0,
    schemes: { http: counts[9] ?? 0, https: counts[10] ?? 0 },
    newestDays,
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
