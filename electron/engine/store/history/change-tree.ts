// The changes of a project as a tree: each was made from one state, and leads to another. Those that are not undone are
// the path from the first state to the present one; their ids ascend. It replays nothing.
import type { Database } from '../file/database.ts';
import type { Direction } from './replay-change.ts';

/**
 * parent = the state that a change was made from (0 = the first one); of its children the one visited last is redone.
 * left_at = when it was taken back last, in ms since 1970; bytes = what it takes, null where nobody asked.
 */
export const CHANGE_TREE = `ALTER TABLE change ADD COLUMN parent INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE change ADD COLUMN visited INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE change ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE change ADD COLUMN bytes INTEGER;
  UPDATE change SET parent = coalesce((SELECT max(before.id) FROM change AS before WHERE before.id < change.id), 0);
  CREATE INDEX change_parent ON change(parent, visited);
  CREATE INDEX change_undone ON change(id, bytes) WHERE undone = 1`;

/** The id of the present state. */
export const PRESENT = 'SELECT coalesce(max(id), 0) FROM change WHERE undone = 0';

/** One step of the way to a state. */
export interface WayStep {
  readonly change: number;
  readonly direction: Direction;
}

/** The state that a change was made from. */
export function parentOf(db: Database, change: number): number {
  return db.number('SELECT parent FROM change WHERE id = ?', change);
}

/** The state that redo leads to from this one: the one of its branches that was visited last; null where it has none. */
export function nextState(db: Database, state: number): number | null {
  const [id] =
    db.get('SELECT id FROM change WHERE parent = ? ORDER BY visited DESC, id DESC LIMIT 1', state) ?? [];
  return typeof id === 'number' ? id : null;
}

/** What `visited` of a change gets that is made from a state now, or made again. */
export function nextVisit(db: Database, parent: number): number {
  return db.number('SELECT coalesce(max(visited), 0) + 1 FROM change WHERE parent = ?', parent);
}

/**
 * The way from the present state to another: back to where both branches part, then forward. Null where there is no such
 * state, empty where it is the present one.
 */
export function wayTo(db: Database, state: number): readonly WayStep[] | null {
  if (state !== 0 && !db.get('SELECT 1 FROM change WHERE id = ?', state)) return null;
  const forward: WayStep[] = [];
  let fork = state;
  for (;;) {
    const [parent, undone] = db.get('SELECT parent, undone FROM change WHERE id = ?', fork) ?? [];
    if (undone !== 1) break;
    forward.push({ change: fork, direction: 'redo' });
    fork = Number(parent);
  }
  const back = db.all('SELECT id FROM change WHERE id > ? AND undone = 0 ORDER BY id DESC', fork);
  return [
    ...back.map(([id]): WayStep => ({ change: Number(id), direction: 'undo' })),
    ...forward.toReversed(),
  ];
}

/**
 * The branch that each undone change is on, but for those that redo leads to: from a fork on, the way that was visited last
 * goes on as the same branch. Numbers begin with 1, in the order of the branches' first changes.
 */
export function branchesOf(db: Database): ReadonlyMap<number, number> {
  const branches = new Map<number, number>();
  let next = nextState(db, db.number(PRESENT));
  for (; next !== null; next = nextState(db, next)) branches.set(next, 0);
  const found = db.all(
    `SELECT id, parent, visited = (SELECT max(visited) FROM change AS other WHERE other.parent = change.parent)
     FROM change WHERE undone = 1 ORDER BY id`,
  );
  let last = 0;
  for (const [id, parent, isLatest] of found) {
    if (branches.has(Number(id))) continue;
    const goesOn = isLatest === 1 ? branches.get(Number(parent)) : undefined;
    branches.set(Number(id), goesOn ?? ++last);
  }
  return branches;
}
