// Reads rows with all that is stored of them by hand or by an import, for copies of them. It changes nothing.
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import type { Cell, NormalBatch } from '../../rows/entry-batch.ts';
import { columnsOf } from '../../rows/row-values.ts';
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

const COLUMNS = ['hash', 'ext', 'line', 'source', 'included', 'chosen', ...VALUE_COLUMNS];

type Stored = readonly [
  hash: number,
  ext: string | null,
  line: number,
  source: number,
  included: number,
  chosen: number | null,
  ...values: Cell[],
];

/** The rows with these ids; meant for some thousands. */
export function readWholeRows(db: Database, ids: Uint32Array): WholeRows {
  // The columns fix the type of each place.
  const rows = db.all(
    `SELECT ${COLUMNS.join()} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE deleted = 0 ORDER BY wanted.key`,
    JSON.stringify(Array.from(ids)),
  ) as unknown as readonly Stored[];
  return {
    batch: {
      count: rows.length,
      ...columnsOf(rows, ([, , , , , , ...values], _, place) => values[place]),
      hash: rows.map(([hash]) => hash),
      ext: rows.map(([, ext]) => ext),
      line: rows.map(([, , line]) => line),
      excluded: rows.flatMap(([, , , , included], i) => (included === 1 ? [] : [i])),
    },
    sources: rows.map(([, , , source]) => source),
    chosen: rows.map(([, , , , , chosen]) => chosen),
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
