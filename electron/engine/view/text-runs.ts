// Reads a column of texts into sorted runs, a part at a time. It knows nothing of what the runs are for.
import type { ColumnValue, ViewColumn } from './columns.ts';
import { idsFrom } from './id-lists.ts';
import type { Pace } from './pace.ts';
import { parseIds } from './parse-ids.ts';
import { partOf, scopeSize, type RowScope, type ScopePart } from './row-scope.ts';
import { RUN_TEXTS, sortRun, type PackedTexts, type SortedRun } from './sort-run.ts';
import type { ViewDatabase } from './view-database.ts';

/** Ids in one read: some milliseconds. */
const PART_ROWS = 8_192;

/** A run ends early where its texts are very long. */
const RUN_BYTES = 32 << 20;

/** Some rows' texts as the database gave them: one after the other, with their lengths. */
interface TextPart {
  readonly ids: Uint32Array;
  readonly lengths: Uint32Array;
  readonly bytes: Uint8Array;
}

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
  let [rows, bytes] = [0, 0];
  const sort = (): void => {
    if (rows > 0) runs.push(sortRun(join(parts, rows, bytes)));
    parts = [];
    [rows, bytes] = [0, 0];
  };
  for (let at = part * RUN_TEXTS; at < end; at += PART_ROWS) {
    const read = partOf(scope, at, Math.min(PART_ROWS, end - at));
    const texts = column.derive ? readDerived(db, column.derive, read) : readStored(db, column.sql, read);
    if (bytes + texts.bytes.length > RUN_BYTES) sort();
    parts.push(texts);
    rows += texts.ids.length;
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
  const [count, first, last, sizes, bytes] =
    db.get(
      `SELECT count(*), min(url.id), max(url.id), CAST(group_concat(ifnull(octet_length(${column}), 0)) AS BLOB),
         CAST(group_concat(${column}, '') AS BLOB) ${from.sql}`,
      ...from.values,
    ) ?? [];
  const rows = Number(count);
  const lengths = parseIds(sizes instanceof Uint8Array ? sizes : null, rows);
  const isWhole = Number(last) - Number(first) + 1 === rows;
  const ids = isWhole ? idsFrom(Number(first), rows) : readIds(db, from, rows);
  return { ...withText(ids, lengths), bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array() };
}

/** Asked for only where there are gaps: to write and to read numbers takes a sixth of the time. */
function readIds(db: ViewDatabase, from: ScopePart['from'], count: number): Uint32Array {
  const [ids] = db.get(`SELECT CAST(group_concat(url.id) AS BLOB) ${from.sql}`, ...from.values) ?? [];
  return parseIds(ids instanceof Uint8Array ? ids : null, count);
}

function withText(ids: Uint32Array, lengths: Uint32Array): Pick<TextPart, 'ids' | 'lengths'> {
  let count = 0;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? 0;
    if (length === 0) continue;
    ids[count] = ids[i] ?? 0;
    lengths[count++] = length;
  }
  return { ids: ids.subarray(0, count), lengths: lengths.subarray(0, count) };
}

function readDerived(db: ViewDatabase, derive: (loc: string) => ColumnValue, { from }: ScopePart): TextPart {
  const rows = db.all(`SELECT url.id, loc ${from.sql}`, ...from.values);
  const ids: number[] = [];
  const texts: Buffer[] = [];
  for (const [id, loc] of rows) {
    const text = derive(String(loc));
    if (typeof text !== 'string' || text === '') continue;
    ids.push(Number(id));
    texts.push(Buffer.from(text));
  }
  return {
    ids: Uint32Array.from(ids),
    lengths: Uint32Array.from(texts, (text) => text.length),
    bytes: Buffer.concat(texts),
  };
}

function join(parts: readonly TextPart[], count: number, length: number): PackedTexts {
  const ids = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  const bytes = new Uint8Array(length);
  let row = 0;
  let at = 0;
  for (const part of parts) {
    ids.set(part.ids, row);
    bytes.set(part.bytes, at);
    for (const size of part.lengths) {
      starts[row++] = at;
      at += size;
    }
  }
  starts[count] = at;
  return { count, ids, starts, bytes };
}
