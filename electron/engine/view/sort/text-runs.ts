// Reads a column of texts into sorted runs, a part at a time. It knows nothing of what the runs are for.
import { compareValues, type ColumnValue, type ViewColumn } from '../column-values.ts';
import { parseIds } from '../parse-ids.ts';
import { partOf, scopeSize, type RowScope, type ScopePart } from '../row-scope.ts';
import { RUN_TEXTS, sortedRun, type SortedRun, type SortedTexts } from './sort-run.ts';
import type { ViewDatabase } from '../view-database.ts';

/** How many parts a scope is read in. */
export function runParts(scope: RowScope): number {
  return Math.ceil(scopeSize(scope) / RUN_TEXTS);
}

/** The texts of one part, sorted, without the rows that have none. */
export function readRun(db: ViewDatabase, column: ViewColumn, scope: RowScope, part: number): SortedRun {
  const at = part * RUN_TEXTS;
  const { from } = partOf(scope, at, Math.min(RUN_TEXTS, scopeSize(scope) - at));
  return sortedRun(column.derive ? sortDerived(db, column.derive, from) : sortStored(db, column.sql, from));
}

/** All texts in one row, which is several times as fast as a row a text. */
function sortStored(db: ViewDatabase, column: string, from: ScopePart['from']): SortedTexts {
  const [count, ids, lengths, bytes] =
    db.get(
      `SELECT count(*), CAST(group_concat(id) AS BLOB), CAST(group_concat(octet_length(text)) AS BLOB),
         CAST(group_concat(text, '') AS BLOB)
       FROM (SELECT url.id, ${column} AS text ${from.sql} AND ${column} <> '' ORDER BY text)`,
      ...from.values,
    ) ?? [];
  const rows = Number(count);
  return {
    ids: parseIds(bytesOf(ids), rows),
    lengths: parseIds(bytesOf(lengths), rows),
    bytes: bytesOf(bytes),
  };
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** Equal texts are many in some columns: each is sorted once. */
function sortDerived(
  db: ViewDatabase,
  derive: (loc: string) => ColumnValue,
  from: ScopePart['from'],
): SortedTexts {
  const rows = db.all(`SELECT url.id, loc ${from.sql}`, ...from.values);
  const idsOf = Map.groupBy(rows, ([, loc]) => String(derive(String(loc)) ?? ''));
  idsOf.delete('');
  const sorted = [...idsOf].sort(([a], [b]) => compareValues(a, b));
  const texts = sorted.flatMap(([text, { length }]) => Array<Buffer>(length).fill(Buffer.from(text)));
  return {
    ids: Uint32Array.from(sorted.flatMap(([, same]) => same.map(([id]) => Number(id)))),
    lengths: Uint32Array.from(texts, ({ length }) => length),
    bytes: Buffer.concat(texts),
  };
}
