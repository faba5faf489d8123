// Reads rows with all that is stored of them by hand or by an import, for copies of them. It changes nothing.
import type { NormalBatch } from '../../rows/entry-batch.ts';
import type { Database } from '../file/database.ts';

/** Rows in the order they were asked for, without those that are gone. */
export interface WholeRows {
  readonly batch: NormalBatch;
  readonly sources: readonly number[];
  /** The sections that the user chose; null: none, the conditions decide. */
  readonly chosen: readonly (number | null)[];
}

/** What a rule is passed over for, and in which rows. */
export interface SharedException {
  readonly rule: string;
  readonly reason: string;
  readonly rows: readonly number[];
}

const COLUMNS = 'loc, hash, lastmod, changefreq, priority, ext, line, source, included, chosen';

type Stored = readonly [
  loc: string,
  hash: number,
  lastmod: string | null,
  changefreq: number | string | null,
  priority: number | string | null,
  ext: string | null,
  line: number,
  source: number,
  included: number,
  chosen: number | null,
];

/** The rows with these ids; meant for some thousands. */
export function readWholeRows(db: Database, ids: Uint32Array): WholeRows {
  // The columns fix the type of each place.
  const rows = db.all(
    `SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE deleted = 0 ORDER BY wanted.key`,
    JSON.stringify(Array.from(ids)),
  ) as unknown as readonly Stored[];
  return {
    batch: {
      count: rows.length,
      loc: rows.map((row) => row[0]),
      hash: rows.map((row) => row[1]),
      lastmod: rows.map((row) => row[2]),
      changefreq: rows.map((row) => row[3]),
      priority: rows.map((row) => row[4]),
      ext: rows.map((row) => row[5]),
      line: rows.map((row) => row[6]),
      excluded: rows.flatMap((row, i) => (row[8] === 1 ? [] : [i])),
    },
    sources: rows.map((row) => row[7]),
    chosen: rows.map((row) => row[9]),
  };
}

/** The exceptions of the rows with these ids, those of one rule and reason together. */
export function readExceptions(db: Database, ids: Uint32Array): readonly SharedException[] {
  const found = new Map<string, { rule: string; reason: string; rows: number[] }>();
  const sql =
    'SELECT row, rule, reason FROM json_each(?) AS wanted CROSS JOIN exception ON row = wanted.value';
  for (const [row, rule, reason] of db.all(sql, JSON.stringify(Array.from(ids)))) {
    const key = `${String(rule)} ${String(reason)}`;
    const known = found.get(key) ?? { rule: String(rule), reason: String(reason), rows: [] };
    known.rows.push(Number(row));
    found.set(key, known);
  }
  return [...found.values()];
}

/** Whether all rows with these ids are there; meant for some thousands. */
export function areThere(db: Database, ids: Uint32Array): boolean {
  const sql = `SELECT count(*) FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`;
  return db.number(sql, JSON.stringify(Array.from(ids))) === ids.length;
}
