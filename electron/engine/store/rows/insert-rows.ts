// Appends rows to the URL table, fast: many rows a statement. It finds no duplicates and records nothing.
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { Cell, NormalBatch, ValueCells } from '../../rows/entry-batch.ts';
import { columnsIn } from '../../rows/row-values.ts';
import { countExtensionTags } from './count-extension-tags.ts';
import type { Database, SqlValue } from '../file/database.ts';
import { lastRow } from './last-row.ts';

/** Rows to append, with the flags of the row rules. */
export interface NewRows {
  readonly source: number;
  readonly batch: NormalBatch;
  readonly issues: readonly number[];
}

/** A column that a batch speaks of. */
interface FilledColumn {
  readonly name: ValueColumn;
  readonly cells: readonly Cell[];
}

const ROWS_A_STATEMENT = 50;

const EXTENSIONS = ['ext', 'images', 'alternates', 'videos', 'news'];

/** Codes of changefreq as integers: a plain number would be stored as a real. */
const CODES: readonly bigint[] = [0n, 1n, 2n, 3n, 4n, 5n, 6n];

/** Appends the rows and returns their ids, which follow each other. */
export function insertRows(db: Database, rows: NewRows): Uint32Array {
  const { batch } = rows;
  const all: ValueCells = batch;
  const columns = columnsIn(batch).map((name) => ({ name, cells: all[name] ?? [] }));
  const filled = { ...rows, columns };
  const first = lastRow(db) + 1;
  db.lastId = first + batch.count - 1;
  db.writeRows({ field: null, ids: null, first, last: db.lastId }, () => {
    for (let start = 0; start < batch.count; start += ROWS_A_STATEMENT) {
      insertSome(db, filled, first + start, start, Math.min(start + ROWS_A_STATEMENT, batch.count));
    }
    for (const i of batch.excluded ?? []) db.run('UPDATE url SET included = 0 WHERE id = ?', first + i);
  });
  return Uint32Array.from({ length: batch.count }, (_, i) => first + i);
}

function insertSome(
  db: Database,
  { source, batch, issues, columns }: NewRows & { readonly columns: readonly FilledColumn[] },
  id: number,
  from: number,
  to: number,
): void {
  let wide = false;
  for (let i = from; i < to && !wide; i++) wide = batch.ext[i] != null;
  const values: SqlValue[] = [source, id];
  for (let i = from; i < to; i++) {
    values.push(batch.line[i] ?? 0, issues[i] ?? 0, batch.hash[i] ?? 0);
    for (const { name, cells } of columns) values.push(toSql(name, cells[i] ?? null));
    if (!wide) continue;
    const ext = batch.ext[i] ?? null;
    const tags = countExtensionTags(ext);
    values.push(ext, tags.images, tags.alternates, tags.videos, tags.news);
  }
  db.run(statement(to - from, [...columns.map(({ name }) => name), ...(wide ? EXTENSIONS : [])]), ...values);
}

/** An empty text says no more than no value: both are stored as null, so that there is one kind of empty cell. */
function toSql(column: ValueColumn, cell: Cell): SqlValue {
  if (cell === '' && column !== 'loc') return null;
  return typeof cell === 'number' && column === 'changefreq' ? (CODES[cell] ?? BigInt(cell)) : cell;
}

const statements = new Map<string, string>();

/** ?1 is the source and ?2 the first id, given once for all rows. */
function statement(rows: number, columns: readonly string[]): string {
  const names = ['line', 'issues', 'hash', ...columns].join();
  const key = `${String(rows)} ${names}`;
  let sql = statements.get(key);
  if (sql === undefined) {
    const places = names.replaceAll(/\w+/g, '?');
    const tuples = Array.from({ length: rows }, (_, k) => `(?1,?2+${String(k)},${places})`);
    sql = `INSERT INTO url(source,id,${names}) VALUES ${tuples.join()}`;
    statements.set(key, sql);
  }
  return sql;
}
