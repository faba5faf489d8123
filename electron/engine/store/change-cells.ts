// Sets cells of stored rows and records old and new values as parts of a change, so that it can be taken back.
// It keeps no flags right and opens no transaction.
import type { Database } from './database.ts';
import { packCells, packIds, type Cell } from './pack-values.ts';
import { writeCells, type CellRun, type Field } from './write-cells.ts';

/** Rows in one part of a change: bounds the memory of changing and of taking back. */
const PART_ROWS = 50_000;

/** One value for all rows, or one a row. */
export type Cells = Cell | readonly Cell[];

/**
 * Sets one field of rows and records it under `change()`, which is asked for only where something changes.
 * Rows that are gone or have the value already are skipped; of an id given twice the last value counts.
 * `seen` gets the ids that changed, ascending, and what they held before.
 */
export function setCells(
  db: Database,
  change: () => number,
  field: Field,
  ids: Uint32Array,
  cells: Cells,
  seen: (ids: Uint32Array, before: readonly Cell[]) => void,
): void {
  const sorted = ascending(ids, cells);
  for (let start = 0; start < sorted.ids.length; start += PART_ROWS) {
    const part = sorted.ids.subarray(start, start + PART_ROWS);
    const wanted = isList(sorted.cells) ? sorted.cells.slice(start, start + PART_ROWS) : sorted.cells;
    const diff = compare(db, field, part, wanted);
    if (diff.ids.length === 0) continue;
    writeCells(db, field, diff.ids, toRuns(diff.after));
    db.run(
      'INSERT INTO change_part(change, field, first, last, ids, old, new) VALUES (?, ?, ?, ?, ?, ?, ?)',
      change(),
      field,
      diff.ids[0] ?? 0,
      diff.ids.at(-1) ?? 0,
      packIds(diff.ids),
      packCells(diff.before),
      packCells(diff.after),
    );
    seen(diff.ids, diff.before);
  }
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

/** The rows among ascending `ids` that exist and have another value, with both values. */
function compare(
  db: Database,
  field: Field,
  ids: Uint32Array,
  wanted: Cells,
): { ids: Uint32Array; before: Cell[]; after: Cell[] } {
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

function toRuns(cells: readonly Cell[]): CellRun[] {
  const runs: { count: number; cell: Cell }[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.cell === cell) last.count++;
    else runs.push({ count: 1, cell });
  }
  return runs;
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
