// Reads the states that undo and redo lead to. It replays nothing.
import type {
  ChangeLabel,
  Checkpoint,
  HistoryEntry,
  HistoryPage,
  HistoryState,
  HistoryStep,
} from '../../../shared/model/change.ts';
import type { Database, SqlRow } from './database.ts';
import type { Direction } from './replay-change.ts';

/** The id of the present state. */
export const PRESENT = 'SELECT coalesce(max(id), 0) FROM change WHERE undone = 0';

/** What undo and redo would do now. */
export function historyState(db: Database): HistoryState {
  return {
    undo: stepOf(db.get('SELECT label, what, rows FROM change WHERE undone = 0 ORDER BY id DESC LIMIT 1')),
    redo: stepOf(db.get('SELECT label, what, rows FROM change WHERE undone = 1 ORDER BY id LIMIT 1')),
  };
}

/** The changes between the present state and the one after `change`, in the order of replaying; null: no such state. */
export function stepsBetween(
  db: Database,
  change: number,
): { readonly changes: readonly number[]; readonly direction: Direction } | null {
  if (change !== 0 && !db.get('SELECT 1 FROM change WHERE id = ?', change)) return null;
  const present = db.number(PRESENT);
  const direction = change < present ? 'undo' : 'redo';
  const rows =
    direction === 'undo'
      ? db.all('SELECT id FROM change WHERE id > ? AND undone = 0 ORDER BY id DESC', change)
      : db.all('SELECT id FROM change WHERE id <= ? AND undone = 1 ORDER BY id', change);
  return { changes: rows.map(([id]) => Number(id)), direction };
}

/** A page of the states, the newest first; the last of all is the first state of the project. */
export function historyPage(db: Database, start: number, count: number): HistoryPage {
  const changes = db.number('SELECT count(*) FROM change');
  const rows = db.all(
    'SELECT id, label, what, rows, at, undone FROM change ORDER BY id DESC LIMIT ? OFFSET ?',
    count,
    start,
  );
  const entries: HistoryEntry[] = rows.map(([id, label, what, touched, at, undone]) => ({
    id: Number(id),
    label: labelOf(label, what),
    rows: Number(touched),
    at: Number(at),
    undone: undone === 1,
    checkpoints: checkpointsOf(db, Number(id)),
  }));
  if (start <= changes && entries.length < count) {
    entries.push({ id: 0, label: null, rows: 0, at: null, undone: false, checkpoints: checkpointsOf(db, 0) });
  }
  return { total: changes + 1, current: db.number(PRESENT), start, entries };
}

function checkpointsOf(db: Database, change: number): Checkpoint[] {
  return db
    .all('SELECT id, name, at FROM checkpoint WHERE change = ? ORDER BY id', change)
    .map(([id, name, at]) => ({ id: Number(id), name: String(name), at: Number(at) }));
}

function stepOf(row: SqlRow | undefined): HistoryStep | null {
  return row ? { label: labelOf(row[0], row[1]), rows: Number(row[2]) } : null;
}

/** The store wrote it, so its shape is known. */
function labelOf(label: unknown, what: unknown): ChangeLabel {
  return typeof what === 'string' ? (JSON.parse(what) as ChangeLabel) : { code: 'text', text: String(label) };
}
