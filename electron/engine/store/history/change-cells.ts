// Sets cells of stored rows and records old and new values as parts of a change, so that it can be taken back.
// It keeps no flags right and opens no transaction.
import { hashLoc } from '../../rows/hash-loc.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import type { HashTable } from '../rows/hash-table.ts';
import { haveSameOrigin } from '../flags/majority-site.ts';
import { packCells, packIds, type Cell } from '../rows/pack-values.ts';
import type { Tally } from '../rows/tally.ts';
import type { TouchedRows } from '../rows/touched-rows.ts';
import { toRuns, writeCells, writeLocs, type Field } from '../rows/write-cells.ts';

/** One value for all rows, or one a row. */
export type Cells = Cell | readonly Cell[];

/** The change that is under way. */
export interface ChangeTarget {
  readonly db: Database;
  readonly tally: Tally;
  /** The id of the change; asked for only where something changes, as that begins it. */
  readonly change: () => number;
  readonly touched: TouchedRows;
  readonly index: HashTable;
}

/** Values of one field over known ones. The ids ascend, exist, and each value differs; some thousands at most. */
export interface Rewrite extends Diff {
  readonly field: ValueColumn;
}

/**
 * Sets one field of rows. Rows that are gone or have the value already are skipped; of an id given twice the last
 * value counts. Yields the rows looked at.
 */
export function* writeChanged(
  target: ChangeTarget,
  field: Field,
  ids: Uint32Array,
  cells: Cells,
): Steps<void> {
  const sorted = ascending(ids, cells);
  for (let start = 0; start < sorted.ids.length; start += BATCH_ROWS) {
    const part = sorted.ids.subarray(start, start + BATCH_ROWS);
    const wanted = isList(sorted.cells) ? sorted.cells.slice(start, start + BATCH_ROWS) : sorted.cells;
    const diff = compare(target.db, field, part, wanted);
    if (diff.ids.length > 0) {
      if (field === 'hash') target.index.replace(diff.ids, diff.before, diff.after);
      target.tally.followCells(field, diff.ids, () => {
        writeCells(target.db, field, diff.ids, toRuns(diff.after));
      });
      recordCells(target, field, diff);
    }
    yield part.length;
  }
}

/** Writes values over known ones, without looking at the rows again. */
export function rewriteCells(target: ChangeTarget, { field, ids, before, after }: Rewrite): void {
  if (ids.length === 0) return;
  if (field === 'loc') {
    rewriteLocs(target, ids, before.map(String), after.map(String));
    return;
  }
  target.tally.followCells(field, ids, () => {
    writeCells(target.db, field, ids, toRuns(after));
  });
  recordPart(target, field, { ids, before, after });
  target.touched.add(field, ids, []);
}

/** Addresses, with their hashes. */
function rewriteLocs(
  target: ChangeTarget,
  ids: Uint32Array,
  before: readonly string[],
  after: readonly string[],
): void {
  const hashes = { before: Float64Array.from(before, hashLoc), after: Float64Array.from(after, hashLoc) };
  target.index.replace(ids, hashes.before, hashes.after);
  writeLocs(target.db, ids, after, hashes.after);
  recordPart(target, 'loc', { ids, before, after });
  recordPart(target, 'hash', { ids, ...hashes });
  const origins = before.filter((loc, i) => !haveSameOrigin(loc, after[i] ?? '')).length;
  target.touched.addLocs(ids, { ...hashes, origins });
}

/** Records that the rows of an id range came into being: taking that back deletes them, redoing brings them again. */
export function recordCreated(db: Database, change: number, first: number, last: number): void {
  db.run(
    `INSERT INTO change_part(change, field, created, first, last, ids, old, new)
     VALUES (?, 'deleted', 1, ?, ?, NULL, ?, ?)`,
    change,
    first,
    last,
    packCells([1]),
    packCells([0]),
  );
}

interface Diff {
  readonly ids: Uint32Array;
  readonly before: readonly Cell[];
  readonly after: readonly Cell[];
}

/** The same for what is recorded alone. */
type PartCells = Readonly<Record<'before' | 'after', ArrayLike<Cell>>> & Pick<Diff, 'ids'>;

/** Records what a change wrote over what; `name` = the field, or what else it was. */
export function recordPart(
  target: Pick<ChangeTarget, 'db' | 'change'>,
  name: string,
  { ids, before, after }: PartCells,
): void {
  const { db } = target;
  const id = target.change();
  db.run(
    'INSERT INTO change_part(change, field, first, last, ids, old, new) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    name,
    ids[0] ?? 0,
    ids.at(-1) ?? 0,
    packIds(ids),
    packCells(before),
    packCells(after),
  );
  // The change's own row is written at the end once more: by then its page must not have left the cache for the log, all
  // of which would be read again.
  db.run('UPDATE change SET rows = ? WHERE id = ?', ids.length, id);
}

function recordCells(target: ChangeTarget, field: Field, diff: Diff): void {
  recordPart(target, field, diff);
  target.touched.add(field, diff.ids, diff.before);
  target.touched.addValues(field, diff.before, diff.after);
}

/** The rows among ascending `ids` that exist and have another value, with both values. */
function compare(db: Database, field: Field, ids: Uint32Array, wanted: Cells): Diff {
  const changed: number[] = [];
  const before: Cell[] = [];
  const after: Cell[] = [];
  let at = 0;
  for (const [id, old] of readField(db, field, ids)) {
    while (at < ids.length && (ids[at] ?? 0) < id) at++;
    if (ids[at] !== id) continue;
    const cell = isList(wanted) ? (wanted[at] ?? null) : wanted;
    if (old === cell) continue;
    changed.push(id);
    before.push(old);
    after.push(cell);
  }
  return { ids: Uint32Array.from(changed), before, after };
}

function readField(db: Database, field: Field, ids: Uint32Array): readonly (readonly [number, Cell])[] {
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? 0;
  // A dense set is read as a range; compare() skips the few rows between.
  const rows =
    last - first < ids.length * 2
      ? db.all(
          `SELECT id, ${field} FROM url WHERE id BETWEEN ? AND ? AND deleted = 0 ORDER BY id`,
          first,
          last,
        )
      : db.all(
          `SELECT url.id, ${field} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
           WHERE deleted = 0 ORDER BY url.id`,
          JSON.stringify(Array.from(ids)),
        );
  return rows as unknown as readonly (readonly [number, Cell])[];
}

function ascending(ids: Uint32Array, cells: Cells): { ids: Uint32Array; cells: Cells } {
  let sorted = true;
  for (let i = 1; i < ids.length && sorted; i++) sorted = (ids[i - 1] ?? 0) < (ids[i] ?? 0);
  if (sorted) return { ids, cells };
  if (!isList(cells)) return { ids: Uint32Array.from(new Set(ids)).sort(), cells };
  const byId = new Map<number, Cell>();
  ids.forEach((id, i) => byId.set(id, cells[i] ?? null));
  const unique = Uint32Array.from(byId.keys()).sort();
  return { ids: unique, cells: Array.from(unique, (id) => byId.get(id) ?? null) };
}

function isList(cells: Cells): cells is readonly Cell[] {
  return Array.isArray(cells);
}
