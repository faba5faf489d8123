// The rows in which two sets differ, in a database of its own that is gone when it is closed. It stores, counts and
// finds; what differs is told to it.
import { DatabaseSync } from 'node:sqlite';
import {
  COMPARED_FIELDS,
  DIFFERENCE_KINDS,
  comparedFieldBit,
  type ComparedField,
  type DifferenceFilter,
  type DifferenceKind,
} from '../../../shared/model/comparison.ts';
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { Database, type SqlRow, type SqlValue } from './database.ts';

/** A row of one side, with its values as the project stores them. */
export interface ComparedRow {
  /** The project's row; 0 for one of a file. */
  readonly row: number;
  readonly file: string;
  readonly line: number;
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly included: boolean;
  readonly ext: string | null;
}

export interface StoredDifference {
  readonly item: number;
  readonly kind: DifferenceKind;
  readonly fields: number;
  readonly before: ComparedRow | null;
  readonly after: ComparedRow | null;
}

/** The set of fields in which a pair differs. */
export type JudgePair = (before: ComparedRow, after: ComparedRow, pair: number) => number;

const ROW = 'row, file, line, loc, lastmod, changefreq, priority, included, ext';
const ROWS_A_STATEMENT = 50;
const [ADDED, REMOVED, CHANGED] = [0, 1, 2];

const SCHEMA = `PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=FILE; PRAGMA cache_size=-16000;
  CREATE TABLE side0(
    pair INTEGER PRIMARY KEY, row INTEGER NOT NULL, file TEXT NOT NULL, line INTEGER NOT NULL, loc TEXT NOT NULL,
    lastmod TEXT, changefreq, priority, included INTEGER NOT NULL, ext TEXT
  );
  CREATE TABLE side1(
    pair INTEGER PRIMARY KEY, row INTEGER NOT NULL, file TEXT NOT NULL, line INTEGER NOT NULL, loc TEXT NOT NULL,
    lastmod TEXT, changefreq, priority, included INTEGER NOT NULL, ext TEXT
  );
  CREATE TABLE difference(
    id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, fields INTEGER NOT NULL, before INTEGER, after INTEGER
  );`;

export class ComparisonTable {
  readonly #db: Database;
  /** The items of the part that was asked for last, in order. */
  #shown: { readonly key: string; readonly items: Uint32Array } | null = null;

  constructor() {
    // No name: SQLite's own temporary file, which no one else can open and which goes with the process.
    this.#db = new Database('the comparison', new DatabaseSync(''));
    this.#db.exec(SCHEMA);
  }

  close(): void {
    this.#db.close();
  }

  /** Keeps rows of a side by the number of their pair; a row without partner has a number of its own. */
  stage(side: 0 | 1, pairs: readonly number[], rows: readonly ComparedRow[]): void {
    this.#db.transaction(() => {
      for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
        const some = rows.slice(start, start + ROWS_A_STATEMENT);
        const values = some.flatMap((row, i): SqlValue[] => [pairs[start + i] ?? 0, ...valuesOf(row)]);
        const places = some.map(() => '(?,?,?,?,?,?,?,?,?,?)').join();
        this.#db.run(`INSERT INTO side${String(side)}(pair, ${ROW}) VALUES ${places}`, ...values);
      }
    });
  }

  /** Makes differences of what was staged, in order of the pairs. Gives the number of pairs that were none. */
  *settle(last: number, judge: JudgePair): Steps<number> {
    let same = 0;
    for (let first = 1; first <= last; first += BATCH_ROWS) {
      const rows = this.#db.all(
        `SELECT p.n, ${side('a')}, ${side('b')} FROM
           (SELECT pair AS n FROM side0 WHERE pair BETWEEN ?1 AND ?2
            UNION SELECT pair FROM side1 WHERE pair BETWEEN ?1 AND ?2) AS p
         LEFT JOIN side0 AS a ON a.pair = p.n LEFT JOIN side1 AS b ON b.pair = p.n ORDER BY p.n`,
        first,
        first + BATCH_ROWS - 1,
      );
      this.#db.transaction(() => {
        for (const row of rows) if (!this.#settleOne(row, judge)) same++;
      });
      yield rows.length;
    }
    this.#db.exec('CREATE INDEX difference_kind ON difference(kind)');
    return same;
  }

  #settleOne(row: SqlRow, judge: JudgePair): boolean {
    const pair = Number(row[0]);
    const before = rowAt(row, 1);
    const after = rowAt(row, 10);
    if (before && after && before.loc === after.loc) {
      const fields = judge(before, after, pair);
      if (fields === 0) return false;
      this.#insert(CHANGED, fields, pair, pair);
      return true;
    }
    // A pair of two addresses is one by its hash alone.
    if (after) this.#insert(ADDED, 0, null, pair);
    if (before) this.#insert(REMOVED, 0, pair, null);
    return true;
  }

  #insert(kind: number, fields: number, before: number | null, after: number | null): void {
    const sql = 'INSERT INTO difference(kind, fields, before, after) VALUES (?, ?, ?, ?)';
    this.#db.run(sql, kind, fields, before, after);
  }

  numbers(): { counts: Record<DifferenceKind, number>; fields: Record<ComparedField, number> } {
    const sums = [
      ...DIFFERENCE_KINDS.map((_, kind) => `total(kind = ${String(kind)})`),
      ...COMPARED_FIELDS.map((field) => `total(fields & ${String(comparedFieldBit(field))} <> 0)`),
    ];
    const row = (this.#db.get(`SELECT ${sums.join()} FROM difference`) ?? []).map(Number);
    const from = <K extends string>(names: readonly K[], offset: number) =>
      Object.fromEntries(names.map((name, i) => [name, row[offset + i] ?? 0])) as Record<K, number>;
    return { counts: from(DIFFERENCE_KINDS, 0), fields: from(COMPARED_FIELDS, DIFFERENCE_KINDS.length) };
  }

  /** The items that match, in order. Memory: 4 bytes each, kept until another filter is asked for. */
  items(filter: DifferenceFilter): Uint32Array {
    const key = JSON.stringify([filter.kind, filter.field, filter.text]);
    if (this.#shown?.key !== key) this.#shown = { key, items: this.#find(filter) };
    return this.#shown.items;
  }

  /** These differences with their rows, in their order; meant for some thousands. */
  read(items: readonly number[]): StoredDifference[] {
    const rows = this.#db.all(
      `SELECT d.id, d.kind, d.fields, ${side('a')}, ${side('b')}
       FROM json_each(?) AS wanted CROSS JOIN difference AS d ON d.id = wanted.value
       LEFT JOIN side0 AS a ON a.pair = d.before LEFT JOIN side1 AS b ON b.pair = d.after ORDER BY wanted.key`,
      JSON.stringify(items),
    );
    return rows.map((row) => ({
      item: Number(row[0]),
      kind: DIFFERENCE_KINDS[Number(row[1])] ?? 'changed',
      fields: Number(row[2]),
      before: rowAt(row, 3),
      after: rowAt(row, 12),
    }));
  }

  #find({ kind, field, text }: DifferenceFilter): Uint32Array {
    const parts = ['d.id > ?'];
    const values: SqlValue[] = [];
    if (kind !== undefined) parts.push(`d.kind = ${String(DIFFERENCE_KINDS.indexOf(kind))}`);
    if (field !== undefined) parts.push(`d.fields & ${String(comparedFieldBit(field))} <> 0`);
    let joined = '';
    if (text !== undefined && text !== '') {
      joined = 'LEFT JOIN side0 AS a ON a.pair = d.before LEFT JOIN side1 AS b ON b.pair = d.after';
      parts.push('instr(lower(coalesce(b.loc, a.loc)), lower(?)) > 0');
      values.push(text);
    }
    const sql = `SELECT d.id FROM difference AS d ${joined} WHERE ${parts.join(' AND ')} ORDER BY d.id LIMIT ${String(PAGE)}`;
    const pages: Uint32Array[] = [];
    for (let last = 0; ;) {
      const page = Uint32Array.from(this.#db.all(sql, last, ...values), ([id]) => Number(id));
      pages.push(page);
      if (page.length < PAGE) break;
      last = page.at(-1) ?? last;
    }
    const all = new Uint32Array(pages.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const page of pages) {
      all.set(page, at);
      at += page.length;
    }
    return all;
  }
}

/** Ids that are read at once. */
const PAGE = 50_000;

function side(name: 'a' | 'b'): string {
  return ROW.split(', ')
    .map((column) => `${name}.${column}`)
    .join();
}

function valuesOf(row: ComparedRow): SqlValue[] {
  return [
    row.row,
    row.file,
    row.line,
    row.loc,
    row.lastmod === '' ? null : row.lastmod,
    row.changefreq === '' ? null : row.changefreq,
    row.priority === '' ? null : row.priority,
    row.included ? 1 : 0,
    row.ext === '' ? null : row.ext,
  ];
}

function rowAt(row: SqlRow, at: number): ComparedRow | null {
  const [id, file, line, loc, lastmod, changefreq, priority, included, ext] = row.slice(at, at + 9);
  if (loc === null || loc === undefined) return null;
  return {
    row: Number(id),
    file: String(file),
    line: Number(line),
    loc: String(loc),
    lastmod: lastmod == null ? null : String(lastmod),
    changefreq: changefreq as number | string | null,
    priority: priority as number | string | null,
    included: included === 1,
    ext: ext == null ? null : String(ext),
  };
}
