// Changes that wait for the user's word, in a table that is gone with the connection: it never becomes part of the
// project file. It stores and counts; what differs is told to it, and what is taken over is done elsewhere.
import {
  REVIEW_FIELDS,
  REVIEW_KINDS,
  WHOLE_ROW,
  reviewFieldBit,
  type Acceptance,
  type ReviewField,
  type ReviewKind,
} from '../../../../shared/model/edit/review.ts';
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { valuesOf } from '../../rows/row-values.ts';
import type { Database, SqlRow, SqlValue } from '../file/database.ts';
import { movedCandidates, type MovedItem } from './moved-items.ts';
import type { RowForm } from './rows-as-stored.ts';

/** The new form of a row, and what of it is accepted. */
export interface PendingRow extends RowForm {
  /** The row that it is a new form of; 0 = one to be added. */
  readonly row: number;
  readonly line: number;
  readonly hash: number;
  /** The set of fields that differ; WHOLE_ROW for one to be added or removed. */
  readonly fields: number;
  /** Those of them that are empty in the project. */
  readonly fill: number;
  /** Those of them that will be taken over. */
  readonly accepted: number;
}

export interface PendingItem extends PendingRow {
  readonly item: number;
  readonly kind: ReviewKind;
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

/** Without a declared type, each value stays as it is. */
const VALUES = VALUE_COLUMNS.join(', ');
const COLUMNS = `kind, row, source, line, hash, fields, fill, accepted, ext, included, ${VALUES}`;
const ROWS_A_STATEMENT = 50;
const [ADDED, CHANGED, REMOVED] = [0, 1, 2];

export class PendingChanges {
  readonly #db: Database;

  /** None yet; what others there were is dropped. */
  constructor(db: Database) {
    this.#db = db;
    this.drop();
    db.exec(
      `CREATE TEMP TABLE pending(
         id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, row INTEGER NOT NULL, source INTEGER NOT NULL,
         line INTEGER NOT NULL, hash INTEGER NOT NULL, fields INTEGER NOT NULL, fill INTEGER NOT NULL,
         accepted INTEGER NOT NULL, ext TEXT, included INTEGER NOT NULL, ${VALUES}
       );
       CREATE INDEX temp.pending_kind ON pending(kind);`,
    );
  }

  /** Forgets everything. */
  drop(): void {
    this.#db.exec('DROP TABLE IF EXISTS temp.pending');
  }

  /** Stages rows that would be added or changed. */
  stage(rows: readonly PendingRow[]): void {
    if (rows.length === 0) return;
    this.#db.transaction(() => {
      for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
        this.#insert(rows.slice(start, start + ROWS_A_STATEMENT).map(stagedValues));
    });
  }

  /** Stages rows of the project that would be removed, some thousands at once. */
  stageRemoved(ids: readonly number[], accepted: boolean): void {
    const values = `${REMOVED}, url.id, 0, 0, hash, ${WHOLE_ROW}, ${WHOLE_ROW}, ${accepted ? WHOLE_ROW : 0}, NULL, 1, ''`;
    this.#db.run(
      `INSERT INTO temp.pending(kind, row, source, line, hash, fields, fill, accepted, ext, included, loc)
       SELECT ${values} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value`,
      JSON.stringify(ids),
    );
  }

  /** Items to be added that may be new forms of rows that are to be removed; see moved-items.ts. */
  movedCandidates(): Generator<readonly MovedItem[]> {
    return movedCandidates(this.#db, { added: ADDED, removed: REMOVED });
  }

  /** These items, meant for some thousands. */
  items(items: readonly number[]): PendingItem[] {
    const sql = `SELECT id, ${COLUMNS} FROM temp.pending WHERE id IN (SELECT value FROM json_each(?))`;
    return this.#db.all(sql, JSON.stringify(items)).map(toItem);
  }

  /** Makes added rows the new forms of those that were to be removed; `fields` = those in which each differs. */
  markMoved(moved: readonly MovedItem[], fields: readonly number[]): void {
    this.#db.transaction(() => {
      const items = JSON.stringify(moved.map(({ removed }) => removed));
      this.#db.run('DELETE FROM temp.pending WHERE id IN (SELECT value FROM json_each(?))', items);
      const sql = `UPDATE temp.pending SET kind = ${String(CHANGED)}, row = ?, fields = ?, fill = 0, accepted = ? WHERE id = ?`;
      this.#db.runEach(sql, moved.length, (i) => {
        const { row = 0, added = 0 } = moved[i] ?? {};
        return [row, fields[i] ?? 0, fields[i] ?? 0, added];
      });
    });
  }

  numbers(): ReviewNumbers {
    const kinds = this.#db.all(
      'SELECT kind, count(*), count(nullif(accepted, 0)) FROM temp.pending GROUP BY kind',
    );
    const fields = REVIEW_FIELDS.map((field) => `total(fields & ${reviewFieldBit(field)} <> 0)`);
    const changed = this.#db.get(`SELECT ${fields.join()} FROM temp.pending WHERE kind = ${CHANGED}`) ?? [];
    const byKind = (column: 1 | 2) =>
      Object.fromEntries(
        REVIEW_KINDS.map((name, kind) => [name, Number(kinds.find(([of]) => of === kind)?.[column] ?? 0)]),
      ) as Record<ReviewKind, number>;
    return {
      counts: byKind(1),
      accepted: byKind(2),
      fields: Object.fromEntries(REVIEW_FIELDS.map((field, i) => [field, Number(changed[i])])) as Record<
        ReviewField,
        number
      >,
    };
  }

  /** Items of a part in their order, from a place on. */
  window(
    part: ReviewPart,
    start: number,
    count: number,
  ): { readonly total: number; readonly items: PendingItem[] } {
    const { where, values } = condition(part);
    const sql = `SELECT id, ${COLUMNS} FROM temp.pending WHERE ${where} ORDER BY id LIMIT ? OFFSET ?`;
    return {
      total: this.#db.number(`SELECT count(*) FROM temp.pending WHERE ${where}`, ...values),
      items: this.#db.all(sql, ...values, count, start).map(toItem),
    };
  }

  /** Accepts or refuses a part; with a field given, only that field of it. */
  accept(part: ReviewPart, acceptance: Acceptance): void {
    const { where, values } = condition(part);
    const set = part.field === undefined ? ~0 : reviewFieldBit(part.field);
    const wanted = { true: 'fields', false: '0', fill: 'fill' }[`${acceptance}`];
    const next = `(accepted & ~${set}) | (${wanted} & ${set})`;
    this.#db.run(`UPDATE temp.pending SET accepted = ${next} WHERE ${where}`, ...values);
  }

  /** Accepted items of a kind with ids above `after`, ascending, at most `limit`. */
  acceptedAfter(kind: ReviewKind, after: number, limit: number): PendingItem[] {
    const sql = `SELECT id, ${COLUMNS} FROM temp.pending WHERE kind = ? AND id > ? AND accepted <> 0 ORDER BY id LIMIT ?`;
    return this.#db.all(sql, REVIEW_KINDS.indexOf(kind), after, limit).map(toItem);
  }

  /** The sources for which, or for rows of which, something that was staged is refused. */
  refusedSources(): Set<number> {
    const rows = this.#db.all(
      `SELECT DISTINCT CASE kind WHEN ${REMOVED} THEN url.source ELSE pending.source END
       FROM temp.pending LEFT JOIN url ON url.id = pending.row WHERE accepted <> fields`,
    );
    return new Set(rows.map(([source]) => Number(source)));
  }

  #insert(rows: readonly (readonly SqlValue[])[]): void {
    const row = `(${COLUMNS.replaceAll(/\w+/g, '?')})`;
    const places = rows.map(() => row).join();
    this.#db.run(`INSERT INTO temp.pending(${COLUMNS}) VALUES ${places}`, ...rows.flat());
  }
}

function stagedValues(staged: PendingRow): SqlValue[] {
  const { row, source, line, hash, fields, fill, accepted } = staged;
  return [
    ...[row === 0 ? ADDED : CHANGED, row, source, line, hash, fields, fill, accepted],
    ...[staged.ext, staged.included ? 1 : 0],
    ...VALUE_COLUMNS.map((column) => staged[column] ?? null),
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

function toItem([item, kind, row, source, line, hash, fields, fill, accepted, ...form]: SqlRow): PendingItem {
  const [ext, included, ...values] = form;
  return {
    ...valuesOf((_, place) => values[place]),
    item: Number(item),
    kind: REVIEW_KINDS[Number(kind)] ?? 'changed',
    row: Number(row),
    source: Number(source),
    line: Number(line),
    hash: Number(hash),
    fields: Number(fields),
    fill: Number(fill),
    accepted: Number(accepted),
    ext: ext as string | null,
    included: included === 1,
  };
}
