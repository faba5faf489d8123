// Changes that wait for the user's word, in a table that is gone with the connection: it never becomes part of the
// project file. It stores and counts; what differs is told to it, and what is taken over is done elsewhere.
import { isExcluded, type NormalBatch } from '../../rows/entry-batch.ts';
import {
  ALL_REVIEW_FIELDS,
  REVIEW_FIELDS,
  REVIEW_KINDS,
  WHOLE_ROW,
  reviewFieldBit,
  type ReviewField,
  type ReviewKind,
} from '../../../../shared/model/review.ts';
import type { Database, SqlRow, SqlValue } from '../file/database.ts';
import { movedCandidates, type MovedItem } from './moved-items.ts';

/** New forms of rows: those of a batch at these places. `row` 0 = a row to be added. */
export interface StagedRows {
  readonly source: number;
  readonly batch: NormalBatch;
  readonly places: readonly number[];
  readonly row: readonly number[];
  readonly fields: readonly number[];
}

export interface StagedRow {
  readonly item: number;
  readonly row: number;
  readonly source: number;
  readonly line: number;
  readonly hash: number;
  readonly fields: number;
  readonly accepted: number;
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
  /** False where the source says that the row is not to be part of the sitemap; counts for rows to be added. */
  readonly included: boolean;
}

export interface ReviewNumbers {
  readonly counts: Record<ReviewKind, number>;
  readonly accepted: Record<ReviewKind, number>;
  readonly fields: Record<ReviewField, number>;
}

/** Which changes are meant; all of them where nothing is given. */
export interface ReviewPart {
  readonly kind?: ReviewKind | undefined;
  readonly field?: ReviewField | undefined;
  readonly items?: readonly number[] | undefined;
}

type ValueColumns = 'count' | 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'ext';

const COLUMNS =
  'kind, row, source, line, hash, fields, accepted, loc, lastmod, changefreq, priority, ext, included';
const ROWS_A_STATEMENT = 50;
const [ADDED, CHANGED, REMOVED] = [0, 1, 2];

export class ReviewTable {
  readonly #db: Database;

  /** An empty review; what another one held is dropped. */
  constructor(db: Database) {
    this.#db = db;
    this.drop();
    db.exec(
      `CREATE TEMP TABLE review(
         id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, row INTEGER NOT NULL, source INTEGER NOT NULL,
         line INTEGER NOT NULL, hash INTEGER NOT NULL, fields INTEGER NOT NULL, accepted INTEGER NOT NULL,
         loc TEXT, lastmod TEXT, changefreq, priority, ext TEXT, included INTEGER NOT NULL
       );
       CREATE INDEX temp.review_kind ON review(kind);`,
    );
  }

  /** Forgets everything. */
  drop(): void {
    this.#db.exec('DROP TABLE IF EXISTS temp.review');
  }

  /** Stages rows that would be added or changed; all is accepted until the user says otherwise. */
  add(staged: StagedRows): void {
    if (staged.places.length === 0) return;
    this.#db.transaction(() => {
      for (let start = 0; start < staged.places.length; start += ROWS_A_STATEMENT) {
        const places = staged.places.slice(start, start + ROWS_A_STATEMENT);
        const values = places.flatMap((place, i) => stagedValues(staged, place, start + i));
        this.#insert(places.length, values);
      }
    });
  }

  /** Stages rows of the project that would be removed. */
  addRemoved(rows: readonly { readonly id: number; readonly hash: number }[]): void {
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      const some = rows.slice(start, start + ROWS_A_STATEMENT);
      const values = some.flatMap(({ id, hash }): SqlValue[] => [
        ...[REMOVED, id, 0, 0, hash, WHOLE_ROW, WHOLE_ROW],
        ...[null, null, null, null, null, 1],
      ]);
      this.#insert(some.length, values);
    }
  }

  /** Items to be added that may be new forms of rows that are to be removed; see moved-items.ts. */
  movedCandidates(): Generator<readonly MovedItem[]> {
    return movedCandidates(this.#db, { added: ADDED, removed: REMOVED });
  }

  /** The new forms of these items, as columns. */
  rowsOf(items: readonly number[]): Pick<NormalBatch, ValueColumns> & { readonly item: readonly number[] } {
    const rows = this.#db
      .all(
        `SELECT id, ${COLUMNS} FROM temp.review WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(items),
      )
      .map(toStaged);
    return {
      count: rows.length,
      item: rows.map(({ item }) => item),
      loc: rows.map(({ loc }) => loc),
      lastmod: rows.map(({ lastmod }) => lastmod),
      changefreq: rows.map(({ changefreq }) => changefreq),
      priority: rows.map(({ priority }) => priority),
      ext: rows.map(({ ext }) => ext),
    };
  }

  /** Makes added rows the new forms of those that were to be removed; `fields` = those in which each differs. */
  markMoved(moved: readonly MovedItem[], fields: readonly number[]): void {
    this.#db.transaction(() => {
      const items = JSON.stringify(moved.map(({ removed }) => removed));
      this.#db.run('DELETE FROM temp.review WHERE id IN (SELECT value FROM json_each(?))', items);
      const sql = `UPDATE temp.review SET kind = ${String(CHANGED)}, row = ?, fields = ?, accepted = ? WHERE id = ?`;
      this.#db.runEach(sql, moved.length, (i) => {
        const { row = 0, added = 0 } = moved[i] ?? {};
        return [row, fields[i] ?? 0, fields[i] ?? 0, added];
      });
    });
  }

  numbers(): ReviewNumbers {
    const fields = REVIEW_FIELDS.map((field) => `total(kind = 1 AND fields & ${reviewFieldBit(field)} <> 0)`);
    const sums = REVIEW_KINDS.flatMap((_, kind) => [
      `total(kind = ${kind})`,
      `total(kind = ${kind} AND accepted <> 0)`,
    ]);
    const row = (this.#db.get(`SELECT ${[...sums, ...fields].join()} FROM temp.review`) ?? []).map(Number);
    const byKind = (offset: number) =>
      Object.fromEntries(REVIEW_KINDS.map((kind, i) => [kind, row[i * 2 + offset] ?? 0])) as Record<
        ReviewKind,
        number
      >;
    const byField = REVIEW_FIELDS.map((field, i) => [field, row[REVIEW_KINDS.length * 2 + i] ?? 0]);
    return {
      counts: byKind(0),
      accepted: byKind(1),
      fields: Object.fromEntries(byField) as Record<ReviewField, number>,
    };
  }

  /** Items of a part in their order, from a place on. */
  window(
    part: ReviewPart,
    start: number,
    count: number,
  ): { total: number; rows: (StagedRow & { kind: ReviewKind })[] } {
    const { where, values } = condition(part);
    const rows = this.#db.all(
      `SELECT id, ${COLUMNS} FROM temp.review WHERE ${where} ORDER BY id LIMIT ? OFFSET ?`,
      ...values,
      count,
      start,
    );
    return {
      total: this.#db.number(`SELECT count(*) FROM temp.review WHERE ${where}`, ...values),
      rows: rows.map((row) => ({ ...toStaged(row), kind: REVIEW_KINDS[Number(row[1])] ?? 'changed' })),
    };
  }

  /** Accepts or refuses a part; with a field given, only that field of it. */
  accept(part: ReviewPart, accepted: boolean): void {
    const { where, values } = condition(part);
    const set = part.field === undefined ? ALL_REVIEW_FIELDS | WHOLE_ROW : reviewFieldBit(part.field);
    const next = accepted ? `accepted | (fields & ${set})` : `accepted & ~${set}`;
    this.#db.run(`UPDATE temp.review SET accepted = ${next} WHERE ${where}`, ...values);
  }

  /** Accepted items of a kind with ids above `after`, ascending, at most `limit`. */
  acceptedAfter(kind: ReviewKind, after: number, limit: number): StagedRow[] {
    return this.#db
      .all(
        `SELECT id, ${COLUMNS} FROM temp.review WHERE kind = ? AND id > ? AND accepted <> 0 ORDER BY id LIMIT ?`,
        REVIEW_KINDS.indexOf(kind),
        after,
        limit,
      )
      .map(toStaged);
  }

  /** The sources for which, or for rows of which, something that was staged is refused. */
  refusedSources(): Set<number> {
    const rows = this.#db.all(
      `SELECT DISTINCT CASE kind WHEN ${REMOVED} THEN url.source ELSE review.source END
       FROM temp.review LEFT JOIN url ON url.id = review.row WHERE accepted <> fields`,
    );
    return new Set(rows.map(([source]) => Number(source)));
  }

  #insert(rows: number, values: readonly SqlValue[]): void {
    const places = Array.from({ length: rows }, () => '(?,?,?,?,?,?,?,?,?,?,?,?,?)').join();
    this.#db.run(`INSERT INTO temp.review(${COLUMNS}) VALUES ${places}`, ...values);
  }
}

function stagedValues({ source, batch, row, fields }: StagedRows, place: number, i: number): SqlValue[] {
  const id = row[i] ?? 0;
  const set = id === 0 ? WHOLE_ROW : (fields[i] ?? 0);
  return [
    id === 0 ? ADDED : CHANGED,
    id,
    source,
    batch.line[place] ?? 0,
    batch.hash[place] ?? 0,
    set,
    set,
    batch.loc[place] ?? '',
    batch.lastmod[place] ?? null,
    batch.changefreq[place] ?? null,
    batch.priority[place] ?? null,
    batch.ext[place] ?? null,
    isExcluded(batch, place) ? 0 : 1,
  ];
}

function condition({ kind, field, items }: ReviewPart): { where: string; values: SqlValue[] } {
  const parts = ['1'];
  const values: SqlValue[] = [];
  if (kind !== undefined) parts.push(`kind = ${REVIEW_KINDS.indexOf(kind)}`);
  if (field !== undefined) parts.push(`kind = ${CHANGED} AND fields & ${reviewFieldBit(field)} <> 0`);
  if (items !== undefined) {
    parts.push('id IN (SELECT value FROM json_each(?))');
    values.push(JSON.stringify(items));
  }
  return { where: parts.join(' AND '), values };
}

function toStaged(row: SqlRow): StagedRow {
  const [
    item,
    ,
    id,
    source,
    line,
    hash,
    fields,
    accepted,
    loc,
    lastmod,
    changefreq,
    priority,
    ext,
    included,
  ] = row;
  return {
    item: Number(item),
    row: Number(id),
    source: Number(source),
    line: Number(line),
    hash: Number(hash),
    fields: Number(fields),
    accepted: Number(accepted),
    loc: String(loc ?? ''),
    lastmod: lastmod == null ? null : String(lastmod),
    changefreq: changefreq as number | string | null,
    priority: priority as number | string | null,
    ext: ext == null ? null : String(ext),
    included: included === 1,
  };
}
