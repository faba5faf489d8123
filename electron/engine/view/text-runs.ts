// Reads a column of texts into sorted runs, a part at a time. It knows nothing of what the runs are for.
import type { ColumnValue, ViewColumn } from './columns.ts';
import type { Pace } from './pace.ts';
import { parseIds } from './parse-ids.ts';
import { partsOf, scopeSize, type RowScope, type ScopePart } from './row-scope.ts';
import { RunSorter } from './run-sorter.ts';
import { RUN_TEXTS, type PackedTexts, type SortedRun } from './sort-run.ts';
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

/** The column's texts in sorted runs, without the rows that have none. Memory: what the runs keep, and some runs. */
export async function readTextRuns(
  db: ViewDatabase,
  column: ViewColumn,
  scope: RowScope,
  pace: Pace,
): Promise<SortedRun[]> {
  const runs: SortedRun[] = [];
  const sorter = new RunSorter(scopeSize(scope), !pace.isUnbroken);
  const take = async (): Promise<boolean> => {
    const run = await sorter.next();
    if (run) runs.push(run);
    if (pace.spent(0)) await pace.pause();
    return run !== null;
  };
  try {
    for await (const texts of packedRuns(db, column, scope, pace)) {
      sorter.add(texts);
      while (sorter.isFull) await take();
    }
    while (await take());
    return runs;
  } finally {
    sorter.close();
  }
}

/** The texts in portions of a run. */
async function* packedRuns(
  db: ViewDatabase,
  column: ViewColumn,
  scope: RowScope,
  pace: Pace,
): AsyncGenerator<PackedTexts> {
  let parts: TextPart[] = [];
  let [rows, bytes] = [0, 0];
  for (const part of partsOf(scope, PART_ROWS)) {
    const texts = column.derive ? readDerived(db, column.derive, part) : readStored(db, column.sql, part);
    if (rows > 0 && (rows + texts.ids.length > RUN_TEXTS || bytes + texts.bytes.length > RUN_BYTES)) {
      yield join(parts, rows, bytes);
      parts = [];
      [rows, bytes] = [0, 0];
    }
    parts.push(texts);
    rows += texts.ids.length;
    bytes += texts.bytes.length;
    if (pace.spent(part.rows)) await pace.pause();
  }
  if (rows > 0) yield join(parts, rows, bytes);
}

/** All texts of a part in one row, which is several times as fast as a row a text. */
function readStored(db: ViewDatabase, column: string, { from }: ScopePart): TextPart {
  const [count, ids, lengths, bytes] =
    db.get(
      `SELECT count(*), CAST(group_concat(url.id) AS BLOB), CAST(group_concat(octet_length(${column})) AS BLOB),
         CAST(group_concat(${column}, '') AS BLOB)
       ${from.sql} AND ${column} <> ''`,
      ...from.values,
    ) ?? [];
  return {
    ids: parseIds(ids instanceof Uint8Array ? ids : null, Number(count)),
    lengths: parseIds(lengths instanceof Uint8Array ? lengths : null, Number(count)),
    bytes: bytes instanceof Uint8Array ? bytes : new Uint8Array(),
  };
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
