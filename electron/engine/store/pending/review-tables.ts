// Where a compared table waits for the user's decisions: rows to add and rows to change, in temporary tables that are
// no part of the project file. It compares nothing and changes no row of the project.
import type { Database, SqlValue } from '../file/database.ts';
import type { Cell } from '../rows/pack-values.ts';

/** Values of a row as the project stores them. */
export interface ReviewRow {
  readonly line: number;
  readonly loc: string;
  readonly hash: number;
  readonly lastmod: string | null;
  readonly changefreq: Cell;
  readonly priority: Cell;
  readonly included: boolean;
  readonly ext: string | null;
}

export interface ChangedRow extends ReviewRow {
  readonly id: number;
  /** Bit set of the fields that differ; bit n = REVIEW_FIELDS[n]. */
  readonly fields: number;
  /** Those of them that are empty in the project. */
  readonly fill: number;
}

export const REVIEW_FIELDS = ['loc', 'lastmod', 'changefreq', 'priority', 'included', 'ext'] as const;

/** What is accepted of a row: nothing, all, or no more than values for empty cells. */
export const ACCEPT = { no: 0, all: 1, fill: 2 } as const;
export type Accept = (typeof ACCEPT)[keyof typeof ACCEPT];

export type StoredReview<T> = T & { readonly n: number; readonly accept: Accept };

type Table = 'added' | 'changed';

const VALUES = 'line, loc, hash, lastmod, changefreq, priority, included, ext';
const CHANGED = `${VALUES}, id, fields, fill`;

export class ReviewTables {
  readonly #db: Database;
  readonly #counts = { added: 0, changed: 0 };

  /** Takes the place of any earlier one in this project. */
  constructor(db: Database) {
    this.#db = db;
    this.drop();
    const columns =
      'n INTEGER PRIMARY KEY, line, loc, hash, lastmod, changefreq, priority, included, ext, accept';
    db.exec(`CREATE TEMP TABLE review_added(${columns});
             CREATE TEMP TABLE review_changed(${columns}, id, fields, fill);`);
  }

  drop(): void {
    this.#db.exec('DROP TABLE IF EXISTS temp.review_added; DROP TABLE IF EXISTS temp.review_changed;');
  }

  count(table: Table): number {
    return this.#counts[table];
  }

  add(rows: readonly ReviewRow[], accept: Accept): void {
    const sql = insertSql('added', VALUES);
    for (const row of rows) this.#db.run(sql, ...valuesOf(row), accept);
    this.#counts.added += rows.length;
  }

  change(rows: readonly ChangedRow[], acceptOf: (row: ChangedRow) => Accept): void {
    const sql = insertSql('changed', CHANGED);
    for (const row of rows) this.#db.run(sql, ...valuesOf(row), row.id, row.fields, row.fill, acceptOf(row));
    this.#counts.changed += rows.length;
  }

  added(start: number, count: number): StoredReview<ReviewRow>[] {
    return this.#read('added', VALUES, `n > ${String(start)}`, count).map((row) => rowOf(row));
  }

  changed(start: number, count: number): StoredReview<ChangedRow>[] {
    return this.#read('changed', CHANGED, `n > ${String(start)}`, count).map((row) => changedOf(row));
  }

  /** The accepted rows after number `n`, in their order. */
  acceptedAdded(n: number, count: number): StoredReview<ReviewRow>[] {
    return this.#read('added', VALUES, `accept > 0 AND n > ${String(n)}`, count).map((row) => rowOf(row));
  }

  acceptedChanged(n: number, count: number): StoredReview<ChangedRow>[] {
    return this.#read('changed', CHANGED, `accept > 0 AND n > ${String(n)}`, count).map((row) =>
      changedOf(row),
    );
  }

  acceptedCount(table: Table): number {
    return this.#db.number(`SELECT count(*) FROM temp.review_${table} WHERE accept > 0`);
  }

  /** Decides about rows by number, or about all. A row whose empty cells get nothing is not accepted by "fill". */
  decide(table: Table, items: readonly number[] | null, accept: Accept): void {
    const value =
      accept === ACCEPT.fill && table === 'changed' ? 'CASE WHEN fill = 0 THEN 0 ELSE 2 END' : String(accept);
    this.#db.transaction(() => {
      const sql = `UPDATE temp.review_${table} SET accept = ${value}`;
      if (items === null) this.#db.exec(sql);
      else for (const n of items) this.#db.run(`${sql} WHERE n = ?`, n);
    });
  }

  #read(table: Table, columns: string, where: string, count: number) {
    return this.#db.all(
      `SELECT n, accept, ${columns} FROM temp.review_${table} WHERE ${where} ORDER BY n LIMIT ?`,
      count,
    );
  }
}

function insertSql(table: Table, columns: string): string {
  const places = columns.split(',').map(() => '?');
  return `INSERT INTO temp.review_${table}(${columns}, accept) VALUES (${places.join()}, ?)`;
}

function valuesOf(row: ReviewRow): SqlValue[] {
  const { line, loc, hash, lastmod, changefreq, priority, included, ext } = row;
  return [line, loc, hash, lastmod, changefreq, priority, included ? 1 : 0, ext];
}

function rowOf(row: readonly SqlValue[]): StoredReview<ReviewRow> {
  const [n, accept, line, loc, hash, lastmod, changefreq, priority, included, ext] = row;
  return {
    n: Number(n),
    accept: accept as Accept,
    line: Number(line),
    loc: String(loc),
    hash: Number(hash),
    lastmod: lastmod as string | null,
    changefreq: changefreq as Cell,
    priority: priority as Cell,
    included: included === 1,
    ext: ext as string | null,
  };
}

function changedOf(row: readonly SqlValue[]): StoredReview<ChangedRow> {
  const [id, fields, fill] = row.slice(10);
  return { ...rowOf(row), id: Number(id), fields: Number(fields), fill: Number(fill) };
}
