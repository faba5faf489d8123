// Runs a view's query: filter and sort become the ordered ids of its rows.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { ViewQuery } from '../../../shared/model/view-query.ts';
import { cellText } from './cell-text.ts';
import { compileFilter, type Filter, type TextFilter } from './filter-sql.ts';
import { parseIds } from './parse-ids.ts';
import { runLimited } from './run-limited.ts';
import { sortSql } from './sort-sql.ts';
import type { SqlPart, SqlValue, ViewDatabase } from './view-database.ts';

/** The ids of the rows that meet the filter, in order. Errors: invalid-value for an unusable regular expression. */
export function queryIds(db: ViewDatabase, query: ViewQuery): Uint32Array {
  const filter = compileFilter(query.filter, db.firstHiddenId);
  const accepted = filter.tests.length > 0 ? acceptedIds(db, filter) : null;
  if (accepted && query.sort.length === 0) return accepted;
  const sorted = sortedIds(db, filter.where, query.sort);
  return accepted ? keepOnly(sorted, accepted) : sorted;
}

function sortedIds(db: ViewDatabase, where: SqlPart, sort: ViewQuery['sort']): Uint32Array {
  const { orderBy, emptyFirst } = sortSql(sort);
  // SQLite keeps the order of a subquery for group_concat; the aggregate's own ORDER BY is several times slower.
  const [count, digits, empty] =
    db.get(
      `SELECT count(*), CAST(group_concat(id) AS BLOB), ${emptyFirst ? 'total(empty)' : '0'}
       FROM (SELECT id ${emptyFirst ? ", loc = '' AS empty" : ''} FROM url WHERE ${where.sql} ORDER BY ${orderBy})`,
      ...where.values,
    ) ?? [];
  const ids = parseIds(digits instanceof Uint8Array ? digits : null, Number(count));
  return emptyFirst ? rotated(ids, Number(empty)) : ids;
}

/** The first ids at the end. */
function rotated(ids: Uint32Array, first: number): Uint32Array {
  if (first === 0) return ids;
  const result = new Uint32Array(ids.length);
  result.set(ids.subarray(first));
  result.set(ids.subarray(0, first), ids.length - first);
  return result;
}

/** The ids, ascending, of the rows that meet the filter with all its tests. Memory: one batch and the ids. */
function acceptedIds(db: ViewDatabase, { where, tests }: Filter): Uint32Array {
  const columns = tests.map((test) => test.column).join(', ');
  const sql = `SELECT id, ${columns} FROM url WHERE ${where.sql} AND id > ? ORDER BY id LIMIT ${String(BATCH_ROWS)}`;
  const accepted: number[] = [];
  for (let last = 0; ;) {
    const rows = db.all(sql, ...where.values, last);
    runLimited(
      () => {
        for (const row of rows) if (meetsAll(tests, row)) accepted.push(Number(row[0]));
      },
      tests.map((test) => test.source),
    );
    if (rows.length < BATCH_ROWS) return Uint32Array.from(accepted);
    last = Number(rows.at(-1)?.[0]);
  }
}

function meetsAll(tests: readonly TextFilter[], row: readonly SqlValue[]): boolean {
  for (let i = 0; i < tests.length; i++) {
    const test = tests[i];
    if (test && !test.accepts(cellText(test.column, row[i + 1] ?? null))) return false;
  }
  return true;
}

/** The ids of the first list that are in the second, ascending one. */
function keepOnly(ids: Uint32Array, ascending: Uint32Array): Uint32Array {
  const known = new Uint8Array((ascending.at(-1) ?? 0) + 1);
  for (const id of ascending) known[id] = 1;
  return ids.filter((id) => known[id] === 1);
}
