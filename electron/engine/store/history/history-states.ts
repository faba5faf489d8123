// Reads the states of a project, and which of them undo and redo lead to. It replays nothing.
import { VALUE_COLUMNS, type ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type {
  Checkpoint,
  HistoryEntry,
  HistoryPage,
  HistoryState,
  HistoryStep,
} from '../../../../shared/model/edit/change.ts';
import { labelOf, rowsOf } from './change-label.ts';
import { branchesOf, nextState, PRESENT } from './change-tree.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { unpackCells, type Cell } from '../rows/pack-values.ts';

/** What undo and redo would do now. */
export function historyState(db: Database): HistoryState {
  const last = db.get(
    'SELECT label, what, rows, id, at FROM change WHERE undone = 0 ORDER BY id DESC LIMIT 1',
  );
  const [, , , id = 0, at = 0] = last ?? [];
  const next = nextState(db, Number(id));
  return {
    // A change that was removed for good leaves its id to the next one.
    state: `${String(id)}/${String(at)}`,
    undo: stepOf(last),
    redo: next === null ? null : stepOf(db.get('SELECT label, what, rows FROM change WHERE id = ?', next)),
  };
}

/** A page of the states, the newest first; the last of all is the first state of the project. */
export function historyPage(db: Database, start: number, count: number): HistoryPage {
  const changes = db.number('SELECT count(*) FROM change');
  const rows = db.all(
    'SELECT id, label, what, rows, at, undone, parent FROM change ORDER BY id DESC LIMIT ? OFFSET ?',
    count,
    start,
  );
  const branches = branchesOf(db);
  const entries: HistoryEntry[] = rows.map(([id, label, what, touched, at, undone, parent]) => ({
    id: Number(id),
    label: labelOf(label, what),
    rows: rowsOf(labelOf(label, what), touched),
    at: Number(at),
    undone: undone === 1,
    parent: Number(parent),
    branch: branches.get(Number(id)) ?? 0,
    checkpoints: checkpointsOf(db, Number(id)),
  }));
  if (start <= changes && entries.length < count) {
    const first = { id: 0, label: null, rows: 0, at: null, undone: false, parent: null, branch: 0 };
    entries.push({ ...first, checkpoints: checkpointsOf(db, 0) });
  }
  return { total: changes + 1, current: db.number(PRESENT), start, entries };
}

/** One cell that a change wrote, as it is stored. */
export interface EditedCell {
  readonly field: ValueColumn;
  readonly before: Cell;
  readonly after: Cell;
}

/** The cells of those of these changes that wrote one value of one row. It reads as many small blobs. */
export function editedCells(db: Database, changes: readonly number[]): ReadonlyMap<number, EditedCell> {
  const found = db.all(
    `SELECT part.change, min(part.field), min(part.old), min(part.new)
     FROM json_each(?) AS wanted CROSS JOIN change ON change.id = wanted.value AND change.rows = 1
     CROSS JOIN change_part AS part ON part.change = change.id
     WHERE part.created = 0 AND part.field IN (SELECT value FROM json_each(?))
     GROUP BY part.change HAVING count(*) = 1`,
    JSON.stringify(changes),
    JSON.stringify(VALUE_COLUMNS),
  );
  return new Map(
    found.flatMap(([change, name, old, now]) => {
      const field = VALUE_COLUMNS.find((known) => known === name);
      const [before] = unpackCells(old, Infinity);
      const [after] = unpackCells(now, Infinity);
      if (!field || before?.count !== 1 || after?.count !== 1) return [];
      return [[Number(change), { field, before: before.cell, after: after.cell }] as const];
    }),
  );
}

function checkpointsOf(db: Database, change: number): Checkpoint[] {
  return db
    .all('SELECT id, name, at FROM checkpoint WHERE change = ? ORDER BY id', change)
    .map(([id, name, at]) => ({ id: Number(id), name: String(name), at: Number(at) }));
}

function stepOf(row: SqlRow | undefined): HistoryStep | null {
  if (!row) return null;
  const label = labelOf(row[0], row[1]);
  return { label, rows: rowsOf(label, row[2]) };
}
