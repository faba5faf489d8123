// Tells of rows which of some ordered groups of conditions is the first that they meet. It changes nothing.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { cellText } from '../cell-text.ts';
import { compileFilter } from './filter-sql.ts';
import type { RowTest, SourceList } from './filter-part.ts';
import { runLimited } from './run-limited.ts';
import type { SqlValue, ViewDatabase } from '../view-database.ts';
import { append } from '../../../../shared/model/large-lists.ts';

export interface RowGroup {
  readonly id: number;
  readonly conditions: readonly Condition[];
}

/** Rows of an id range with the id of their first group, 0 for none. */
export type Classify = (
  first: number,
  last: number,
) => readonly { readonly id: number; readonly group: number }[];

/**
 * `classify` takes some thousands of ids; it throws invalid-value for an expression that would not end in useful time.
 * `name`: of the SQL function by which it asks; two that are in use at the same time need names of their own.
 */
export function classifier(
  db: ViewDatabase,
  groups: readonly RowGroup[],
  sources: SourceList,
  name = 'mapwright_meets',
): Classify {
  const tests: RowTest[] = [];
  const values: SqlValue[] = [];
  const branches = groups.map(({ id, conditions }) => {
    const filter = compileFilter(conditions, Number.MAX_SAFE_INTEGER, sources);
    append(values, filter.where.values);
    const meets = filter.tests.map(
      (test) => `${name}(${[tests.push(test) - 1, ...test.columns].join(', ')})`,
    );
    return `WHEN ${[filter.where.sql, ...meets].join(' AND ')} THEN ${String(id)}`;
  });
  db.register(name, (at, ...cells) => {
    const test = tests[Number(at)];
    return test?.accepts(...test.columns.map((column, i) => textOf(column, cells[i] ?? null, sources)))
      ? 1
      : 0;
  });
  const group = branches.length > 0 ? `CASE ${branches.join(' ')} ELSE 0 END` : '0';
  const sql = `SELECT url.id, ${group} FROM url WHERE deleted = 0 AND url.id BETWEEN ? AND ? ORDER BY url.id`;
  const regexes = tests.flatMap(({ regex }) => regex ?? []);
  return (first, last) => {
    let rows: readonly (readonly SqlValue[])[] = [];
    const read = (): void => {
      rows = db.all(sql, ...values, first, last);
    };
    if (regexes.length > 0) runLimited(read, regexes);
    else read();
    return rows.map(([id, found]) => ({ id: Number(id), group: Number(found) }));
  };
}

function textOf(column: RowTest['columns'][number], value: SqlValue, sources: SourceList): string | null {
  return column === 'source' ? (sources.get(Number(value)) ?? null) : cellText(column, value);
}
