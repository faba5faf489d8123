// Reads rows for a table that is to be written, in the order of their ids as given. It changes nothing.
import { VALUE_COLUMNS } from '../../../shared/model/rows/columns.ts';
import type { RowValues } from '../../../shared/model/rows/row.ts';
import { shownValues, valuesOf } from '../rows/row-values.ts';
import { ROBOTS_FLAG } from './filter/problem-sql.ts';
import type { SqlValue, ViewDatabase } from './view-database.ts';

/** A row with all that a table can show of it. */
export interface TableRow extends RowValues {
  readonly id: number;
  readonly included: boolean;
  readonly source: number;
  readonly line: number;
  /** The number of its set of rules. */
  readonly issues: number;
  /** The flag that is no part of that. */
  readonly isBlocked: boolean;
  readonly ext: string | null;
}

const COLUMNS = `${VALUE_COLUMNS.join()}, url.id, included, source, line, issues, ${ROBOTS_FLAG}`;

/** The rows with these ids in their order, without those that are gone; meant for some thousands. */
export function readTableRows(db: ViewDatabase, ids: Uint32Array, withExtensions: boolean): TableRow[] {
  const columns = withExtensions ? `${COLUMNS}, ext` : COLUMNS;
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? 0;
  const rows =
    isRun(ids, first, last) && last < db.firstHiddenId
      ? db.all(`SELECT ${columns} FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id`, first, last)
      : db.all(
          `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
           WHERE deleted = 0 ORDER BY wanted.key`,
          JSON.stringify(Array.from(ids)),
        );
  return rows.map(toTableRow);
}

/** True for ids that follow each other. */
function isRun(ids: Uint32Array, first: number, last: number): boolean {
  if (last - first + 1 !== ids.length) return false;
  for (let i = 1; i < ids.length; i++) if (ids[i] !== first + i) return false;
  return true;
}

function toTableRow(row: readonly SqlValue[]): TableRow {
  const at = VALUE_COLUMNS.length;
  return {
    ...shownValues(valuesOf((_, place) => row[place])),
    id: row[at] as number,
    included: row[at + 1] === 1,
    source: row[at + 2] as number,
    line: row[at + 3] as number,
    issues: row[at + 4] as number,
    isBlocked: row[at + 5] === 1,
    ext: (row[at + 6] as string | null | undefined) ?? null,
  };
}
