// Reads a column of texts into sorted runs, a part at a time. It knows nothing of what the runs are for.
import type { ColumnValue, ViewColumn } from '../column-values.ts';
import { idsFrom } from '../id-lists.ts';
import type { Pace } from '../pace.ts';
import { parseIds } from '../parse-ids.ts';
import { partOf, scopeSize, type RowScope, type ScopePart } from '../row-scope.ts';
import { lengthsOfLines, RUN_TEXTS, sortRun, type SortedRun, type TextPart } from './sort-run.ts';
import type { ViewDatabase } from '../view-database.ts';

/** Ids in one read: some milliseconds. */
const PART_ROWS = 8_192;

/** A run ends early where its texts are very long. */
const RUN_BYTES = 32 << 20;

/** How many parts a scope is read in. */
export function runParts(scope: RowScope): number {
  return Math.ceil(scopeSize(scope) / RUN_TEXTS);
}

/** The texts of one part in sorted runs, mostly one, without the rows that have none. Memory: what the runs keep, and one run. */
export async function readRuns(
  db: ViewDatabase,
  column: ViewColumn,
  scope: RowScope,
  part: number,
  pace: Pace,
): Promise<SortedRun[]> {
  const runs: SortedRun[] = [];
  const end = Math.min((part + 1) * RUN_TEXTS, scopeSize(scope));
  let parts: TextPart[] = [];
  let bytes = 0;
  const sort = (): void => {
    const run = sortRun(parts);
    if (run.ids.length > 0) runs.push(run);
    parts = [];
    bytes = 0;
  };
  for (let at = part * RUN_TEXTS; at < end; at += PART_ROWS) {
    const read = partOf(scope, at, Math.min(PART_ROWS, end - at));
    const texts = column.derive ? readDerived(db, column.derive, read) : readStored(db, column.sql, read);
    if (bytes + texts.bytes.length > RUN_BYTES) sort();
    parts.push(texts);
    bytes += texts.bytes.length;
    if (pace.spent(read.rows)) await pace.pause();
  }
  sort();
  if (pace.spent(0)) await pace.pause();
  return runs;
}

/**
 * All texts of a part in one row, which is several times as fast as a row a text. Rows without a text have the length 0.
 */
function readStored(db: ViewDatabase, column: string, { from }: ScopePart): TextPart {
  const [count, first, last, lines] =
    db.get(
      `SELECT count(*), min(url.id), max(url.id),
         CAST(group_concat(ifnull(${column}, ''), char(10)) || char(10) AS BLOB) ${from.sql}`,
      ...from.values,
    ) ?? [];
  const rows = Number(count);
  const isWhole = Number(last) - Number(first) + 1 === rows;
  const ids = isWhole ? idsFrom(Number(first), rows) : readIds(db, from, rows);
  const bytes = bytesOf(lines);
  const lengths = lengthsOfLines(bytes, rows);
  return lengths ? { ids, lengths, bytes, gap: 1 } : { ids, ...readMeasured(db, column, from, rows) };
}

/** The texts with their lengths, where some have line breaks. To write and to read numbers takes a third of the time. */
function readMeasured(
  db: ViewDatabase,
  column: string,
  from: ScopePart['from'],
  count: number,
): Omit<TextPart, 'ids'> {
  const [sizes, texts] =
    db.get(
      `SELECT CAST(group_concat(ifnull(octet_length(${column}), 0)) AS BLOB),
         CAST(group_concat(${column}, '') AS BLOB) ${from.sql}`,
      ...from.values,
    ) ?? [];
  return { lengths: parseIds(bytesOf(sizes), count), bytes: bytesOf(texts), gap: 0 };
}

/** Asked for only where there are gaps: to write and to read numbers takes a sixth of the time. */
function readIds(db: ViewDatabase, from: ScopePart['from'], count: number): Uint32Array {
  const [ids] = db.get(`SELECT CAST(group_concat(url.id) AS BLOB) ${from.sql}`, ...from.values) ?? [];
  return parseIds(bytesOf(ids), count);
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

function readDerived(db: ViewDatabase, derive: (loc: string) => ColumnValue, { from }: ScopePart): TextPart {
  const rows = db.all(`SELECT url.id, loc ${from.sql}`, ...from.values);
  const texts = rows.map(([, loc]) => derive(String(loc)) ?? '').map(String);
  const bytes = Buffer.from(texts.join(''));
  // Of ASCII alone each character is a byte.
  const isAscii = bytes.length === texts.reduce((sum, { length }) => sum + length, 0);
  return {
    ids: Uint32Array.from(rows, ([id]) => Number(id)),
    lengths: Uint32Array.from(texts, (text) => (isAscii ? text.length : Buffer.byteLength(text))),
    bytes,
    gap: 0,
  };
}
