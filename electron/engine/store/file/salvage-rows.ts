// Copies what can be read of the tables of a damaged or foreign project into a new one: values of the wrong type are left
// out, or the rows where they can't be. It runs nothing but queries of our own over plain tables.
import { AppError } from '../../../../shared/contract/errors.ts';
import { firstPlace } from '../../../../shared/model/first-place.ts';
import { mostId } from './misfits.ts';
import type { Database, SqlRow, SqlValue } from './database.ts';

export const SALVAGED_TABLES = [
  'meta',
  'source',
  'url',
  'exception',
  'placed',
  'robots',
  'section_list',
] as const;

type Salvaged = (typeof SALVAGED_TABLES)[number];

/** What stands in these belongs to a change. */
const BY_CHANGE: ReadonlySet<string> = new Set(['robots', 'section_list']);

/** History is not taken along, and with it goes what was undone. */
const NOT_UNDONE = ' WHERE change NOT IN (SELECT id FROM change WHERE undone = 1)';

/** Rows read at once while the pages are whole. */
const ROWS_AT_ONCE = 4_096;

/** Of a new file. */
interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly fallback: SqlValue;
}

/** Copies a table row by row in the order of its ids, stepping over what can't be read; returns the rows copied. */
export function salvageTable(from: Database, to: Database, table: Salvaged): number {
  const names = new Set(columnsOf(from, table));
  const columns = targetColumns(to, table).filter(({ name }) => names.has(name));
  if (columns.length === 0) return 0;
  const list = columns.map(({ name }) => (name === 'id' ? 'rowid' : `"${name}"`)).join();
  const copy = (rows: readonly SqlRow[]): number => copyRows(to, table, columns, rows);
  if (table !== 'source' && table !== 'url') {
    const where = BY_CHANGE.has(table) && columnsOf(from, 'change').includes('undone') ? NOT_UNDONE : '';
    return copy(attempt(() => from.all(`SELECT ${list} FROM ${table}${where}`)) ?? []);
  }
  if (columns[0]?.name !== 'id') return 0;
  const deleted = table === 'url' ? columns.findIndex(({ name }) => name === 'deleted') : -1;
  // Where they can't be counted, all may have been there.
  const rows = attempt(() => from.number(`SELECT count(*) FROM ${table}`)) ?? Number.MAX_SAFE_INTEGER;
  const most = mostId(String(rows));
  const query = `SELECT ${list} FROM ${table} WHERE rowid BETWEEN ? + 1 AND ${most} ORDER BY rowid LIMIT ?`;
  const read = (after: number, limit: number): SqlRow[] | null => {
    const rows = attempt(() => from.all(query, after, limit));
    return rows && isAscending(rows, after) ? rows : null;
  };
  return inSteps(read, (rows) => copy(deleted < 0 ? rows : rows.filter((row) => row[deleted] !== 1)));
}

/** A damaged tree can lead back to where it was. */
function isAscending(rows: readonly SqlRow[], after: number): boolean {
  let last = after;
  for (const [id] of rows) {
    if (Number(id) <= last) return false;
    last = Number(id);
  }
  return true;
}

function inSteps(
  read: (after: number, limit: number) => SqlRow[] | null,
  copy: (rows: readonly SqlRow[]) => number,
): number {
  let copied = 0;
  let last = 0;
  let limit = ROWS_AT_ONCE;
  for (;;) {
    const rows = read(last, limit);
    if (rows) {
      copied += copy(rows);
      if (rows.length < limit) return copied;
      last = Number(rows.at(-1)?.[0]);
      limit = Math.min(limit * 2, ROWS_AT_ONCE);
    } else if (limit > 1) {
      limit = Math.floor(limit / 2);
    } else {
      const next = stepOver((after) => read(after, 1) !== null, last);
      if (next === null) return copied;
      last = next;
    }
  }
}

/** The id after which reading works again, or null where nothing further can be read. */
function stepOver(isReadable: (after: number) => boolean, last: number): number | null {
  let step = 1;
  while (!isReadable(last + step)) {
    step *= 2;
    if (step > 2 ** 32) return null;
  }
  return last + firstPlace(Math.floor(step / 2) + 1, step, (offset) => isReadable(last + offset));
}

/** The columns of the damaged file, which may come from an older version; the others keep their defaults. */
function columnsOf(from: Database, table: string): string[] {
  const rows = attempt(() => from.all('SELECT name FROM pragma_table_info(?) ORDER BY cid', table)) ?? [];
  return rows.map(([name]) => String(name));
}

function targetColumns(to: Database, table: Salvaged): Column[] {
  return to
    .all('SELECT name, type, "notnull", dflt_value FROM pragma_table_info(?) ORDER BY cid', table)
    .map(([name, type, needed, fallback]) => ({
      name: String(name),
      type: String(type),
      isNeeded: needed === 1,
      fallback: fallback == null ? null : (to.get(`SELECT ${String(fallback)}`)?.[0] ?? null),
    }));
}

function copyRows(
  to: Database,
  table: Salvaged,
  columns: readonly Column[],
  rows: readonly SqlRow[],
): number {
  const sql = `INSERT OR IGNORE INTO ${table}(${columns.map(({ name }) => `"${name}"`).join()})
    VALUES (${columns.map(() => '?').join()})`;
  let copied = 0;
  for (const row of rows) {
    const values = columns.map((column, i) => fitting(row[i] ?? null, column));
    if (values.some((value, i) => value === null && columns[i]?.isNeeded)) continue;
    copied += to.run(sql, ...values);
  }
  return copied;
}

function fitting(value: SqlValue, { type, isNeeded, fallback }: Column): SqlValue {
  const fits =
    type === 'TEXT'
      ? typeof value === 'string'
      : type === 'BLOB'
        ? value instanceof Uint8Array
        : type === 'INTEGER'
          ? Number.isSafeInteger(value)
          : !(value instanceof Uint8Array);
  if (!fits) return isNeeded ? fallback : null;
  // A plain number would reach a column without a type, such as changefreq, as a real.
  return type === '' && Number.isSafeInteger(value) ? BigInt(value as number) : value;
}

/** Null where the file is too damaged for it. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isDamaged(error)) return null;
    throw error;
  }
}

export function isDamaged(error: unknown): boolean {
  return error instanceof AppError && error.code === 'damaged-project';
}
