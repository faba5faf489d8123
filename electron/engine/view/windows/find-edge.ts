// Where Ctrl and an arrow lead: along a column of a view to the next edge between filled and empty cells.
import { isValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { EdgeColumn } from '../../../../shared/model/rows/row.ts';
import { parseIds } from '../parse-ids.ts';
import { ANY_FLAG } from '../filter/problem-sql.ts';
import type { ViewDatabase } from '../view-database.ts';

/** SQL that is true for a filled cell, as the grid shows it; null where no cell is ever empty. */
function filledSql(column: EdgeColumn): string | null {
  if (column === 'included') return null;
  if (column === 'problems') return ANY_FLAG;
  if (column === 'loc') return "loc <> ''";
  return isValueColumn(column) ? `${column} IS NOT NULL` : `${column} <> 0`;
}

/** Rows looked at by id before the whole column is read once, which is faster for far edges. */
const NEAR_ROWS = 20_000;
const FIRST_BATCH = 256;

export interface EdgeQuery {
  readonly position: number;
  readonly column: EdgeColumn;
  readonly direction: 'up' | 'down';
}

/**
 * As spreadsheets do it: within filled cells to the last of them; from the last of them, or from an empty cell, to the
 * next filled one; where there is none, to the end. Cost: near edges take a few look-ups, far ones one scan.
 */
export function findEdge(
  db: ViewDatabase,
  ids: Uint32Array,
  { position, column, direction }: EdgeQuery,
): number {
  const step = direction === 'down' ? 1 : -1;
  const end = direction === 'down' ? ids.length - 1 : 0;
  const start = Math.max(0, Math.min(position, ids.length - 1));
  const filled = filledSql(column);
  const next = start + step;
  if (filled === null || start === end || ids.length === 0) return Math.max(0, end);
  const [here, beside] = flagsOf(db, filled, [ids[start] ?? 0, ids[next] ?? 0]);
  const within = here === true && beside === true;
  // Looked for: the first cell that is unlike the block, or the first filled one.
  const found = firstWith(db, ids, { from: next, step, filled, wanted: !within });
  if (found === null) return end;
  return within ? found - step : found;
}

interface Search {
  readonly from: number;
  readonly step: 1 | -1;
  readonly filled: string;
  readonly wanted: boolean;
}

/** The first position from `from` on whose cell is filled, or empty where `wanted` is false; null: none. */
function firstWith(db: ViewDatabase, ids: Uint32Array, search: Search): number | null {
  const { from, step, filled, wanted } = search;
  let at = from;
  let seen = 0;
  for (let size = FIRST_BATCH; seen < NEAR_ROWS; size *= 4) {
    const batch: number[] = [];
    for (let i = 0; i < size && at + i * step >= 0 && at + i * step < ids.length; i++)
      batch.push(ids[at + i * step] ?? 0);
    if (batch.length === 0) return null;
    const hit = flagsOf(db, filled, batch).indexOf(wanted);
    if (hit >= 0) return at + hit * step;
    at += batch.length * step;
    seen += batch.length;
  }
  const known = allWith(db, filled, wanted);
  for (; at >= 0 && at < ids.length; at += step) if (known[ids[at] ?? 0] === 1) return at;
  return null;
}

function flagsOf(db: ViewDatabase, filled: string, ids: readonly number[]): boolean[] {
  const rows = db.all(
    `SELECT url.id FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0 AND ${filled}`,
    JSON.stringify(ids),
  );
  const known = new Set(rows.map(([id]) => Number(id)));
  return ids.map((id) => known.has(id));
}

/** One byte an id: 1 where the cell is as wanted. A row that is gone counts as empty. */
function allWith(db: ViewDatabase, filled: string, wanted: boolean): Uint8Array {
  const test = wanted ? `deleted = 0 AND ${filled}` : `deleted = 1 OR NOT (${filled})`;
  const [count, digits, largest] =
    db.get(`SELECT count(*), CAST(group_concat(id) AS BLOB), max(id) FROM url WHERE ${test}`) ?? [];
  const flags = new Uint8Array(Number(largest ?? 0) + 1);
  for (const id of parseIds(digits instanceof Uint8Array ? digits : null, Number(count))) flags[id] = 1;
  return flags;
}
