// Writes values into the cells of stored rows, as few statements as the values allow. It records nothing.
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import type { Database, SqlValue } from '../file/database.ts';
import type { Cell, CellRun } from './pack-values.ts';

/** The columns that a change can set. `hash` belongs to `loc`: whoever sets one sets both. */
export const FIELDS = [
  ...VALUE_COLUMNS,
  'hash',
  'included',
  'deleted',
  'ext',
  'images',
  'alternates',
  'videos',
  'news',
  'source',
  'chosen',
] as const;
export type Field = (typeof FIELDS)[number];

/** Writes runs of equal values to ascending ids; neighbouring ids of a run as one statement. */
export function writeCells(db: Database, field: Field, ids: Uint32Array, runs: Iterable<CellRun>): void {
  if (ids.length === 0) return;
  db.writeRows({ field, ids, first: ids[0] ?? 0, last: ids.at(-1) ?? 0 }, () => {
    writeRuns(db, field, ids, runs);
  });
}

function writeRuns(db: Database, field: Field, ids: Uint32Array, runs: Iterable<CellRun>): void {
  const one = `UPDATE url SET ${field} = ? WHERE id = ?`;
  let at = 0;
  for (const { count, cell } of runs) {
    const value = toSql(field, cell);
    for (const end = at + count; at < end;) {
      const first = ids[at] ?? 0;
      let next = at + 1;
      while (next < end && ids[next] === first + next - at) next++;
      if (next === at + 1) db.run(one, value, first);
      else updateRange(db, field, first, first + next - at - 1, value);
      at = next;
    }
  }
}

/** Writes addresses with their hashes, one of each a row: both in one go cost little more than one. */
export function writeLocs(
  db: Database,
  ids: Uint32Array,
  locs: ArrayLike<Cell>,
  hashes: ArrayLike<Cell>,
): void {
  if (ids.length === 0) return;
  db.writeRows({ field: 'loc', ids, first: ids[0] ?? 0, last: ids.at(-1) ?? 0 }, () => {
    db.runEach('UPDATE url SET loc = ?, hash = ? WHERE id = ?', ids.length, (i) => [
      locs[i] ?? '',
      hashes[i] ?? 0,
      ids[i] ?? 0,
    ]);
  });
}

/** Rows that get other flags: their ids, each once, with the numbers that they have and those that they get. */
export interface IssueChanges {
  readonly ids: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Writes the flags of rows, one value a row; neighbours that get the same one with one statement. */
export function writeIssues(db: Database, { ids, after }: IssueChanges): void {
  if (ids.length === 0) return;
  const written = Uint32Array.from(ids).sort();
  const write = { field: 'issues', ids: written, first: written[0] ?? 0, last: written.at(-1) ?? 0 };
  const apart: number[] = [];
  db.writeRows(write, () => {
    for (let at = 0; at < ids.length;) {
      const next = endOfRun(ids, after, at);
      if (next - at < WORTH_A_RANGE) for (; at < next; at++) apart.push(at);
      else db.run(ISSUES_OF_RANGE, after[at] ?? 0, ids[at] ?? 0, ids[next - 1] ?? 0);
      at = next;
    }
    db.runEach('UPDATE url SET issues = ? WHERE id = ?', apart.length, (i) => [
      after[apart[i] ?? 0] ?? 0,
      ids[apart[i] ?? 0] ?? 0,
    ]);
  });
}

const ISSUES_OF_RANGE = 'UPDATE url SET issues = ? WHERE id BETWEEN ? AND ?';

/** Fewer neighbours are as fast one by one. */
const WORTH_A_RANGE = 3;

/** Behind the last of the neighbouring ids from `at` on that get the same value. */
function endOfRun(ids: readonly number[], after: readonly number[], at: number): number {
  let next = at + 1;
  while (ids[next] === (ids[at] ?? 0) + next - at && after[next] === after[at]) next++;
  return next;
}

/** Neighbours of equal value as runs. */
export function toRuns(cells: readonly Cell[]): CellRun[] {
  const runs: { count: number; cell: Cell }[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.cell === cell) last.count++;
    else runs.push({ count: 1, cell });
  }
  return runs;
}

/** Writes one value to all rows of an id range. */
export function writeRange(db: Database, field: Field, first: number, last: number, cell: Cell): void {
  db.writeRows({ field, ids: null, first, last }, () => {
    updateRange(db, field, first, last, toSql(field, cell));
  });
}

function updateRange(db: Database, field: Field, first: number, last: number, value: SqlValue): void {
  db.run(`UPDATE url SET ${field} = ? WHERE id BETWEEN ? AND ?`, value, first, last);
}

/** A code of changefreq has to reach its untyped column as an integer; a plain number would become a real. */
function toSql(field: Field, cell: Cell): SqlValue {
  return field === 'changefreq' && typeof cell === 'number' ? BigInt(cell) : cell;
}
