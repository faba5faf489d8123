// All states of a project, as the commands ask for them: looking, going, naming.
import type { HistoryPage } from '../../../../shared/model/edit/change.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { nextState, parentOf, PRESENT, wayTo } from './change-tree.ts';
import type { Database } from '../file/database.ts';
import type { HistoryBounds } from '../../../../shared/model/project.ts';
import type { ForgottenHistory } from './forget-history.ts';
import type { History, Settle } from './history.ts';
import { editedCells, historyPage, type EditedCell } from './history-states.ts';
import type { RemovedBranch } from './prune-branches.ts';
import type { Touched } from '../rows/touched-rows.ts';

/** The states of a project, by the change that led to each; 0 = the first state. */
export class States {
  readonly #db: Database;
  readonly #history: History;

  constructor(db: Database, history: History) {
    this.#db = db;
    this.#history = history;
  }

  /** The state that undo leads to, or null. */
  before(): number | null {
    const present = this.#db.number(PRESENT);
    return present === 0 ? null : parentOf(this.#db, present);
  }

  /** The state that redo leads to, or null: on along the branch that was left last. */
  after(): number | null {
    return nextState(this.#db, this.#db.number(PRESENT));
  }

  /** True where there is a state after this change. */
  has(change: number): boolean {
    return wayTo(this.#db, change) !== null;
  }

  /** The id of the present state. */
  present(): number {
    return this.#db.number(PRESENT);
  }

  /** The state that a checkpoint of this name stands for, the newest where there are several, else of this number. */
  named(name: string): number | null {
    const sql = 'SELECT change FROM checkpoint WHERE name = ? ORDER BY id DESC LIMIT 1';
    const [change] = this.#db.get(sql, name) ?? [];
    if (typeof change === 'number') return change;
    return /^\d{1,15}$/.test(name) && this.has(Number(name)) ? Number(name) : null;
  }

  /** What "named" finds a state by: its newest checkpoint, else its number. */
  nameOf(change: number): string {
    const sql = 'SELECT name FROM checkpoint WHERE change = ? ORDER BY id DESC LIMIT 1';
    const [name] = this.#db.get(sql, change) ?? [];
    return String(name ?? change);
  }

  /** How many rows the changes on the way to a state touched. */
  rowsBetween(change: number): number {
    const ids = (wayTo(this.#db, change) ?? []).map((step) => step.change);
    const sql = 'SELECT total(rows) FROM change WHERE id IN (SELECT value FROM json_each(?))';
    return this.#db.number(sql, JSON.stringify(ids));
  }

  /** Goes to a state; null where that is the present one, or there is none. */
  goTo(change: number, settle: Settle): Steps<Touched | null> {
    return this.#history.goTo(change, settle);
  }

  /** Forgets the oldest steps for good: see forgetHistory. Inside a transaction. */
  forget(bounds: HistoryBounds): Steps<ForgottenHistory> {
    return this.#history.forget(bounds);
  }

  /** Branches that had to go since this was asked last. */
  takeRemoved(): readonly RemovedBranch[] {
    return this.#history.takeRemoved();
  }

  /** A page of the states, the newest first. */
  page(start: number, count: number): HistoryPage {
    return historyPage(this.#db, start, count);
  }

  /** What edits of one cell each wrote, by the change; changes of more are left out. */
  editedCells(changes: readonly number[]): ReadonlyMap<number, EditedCell> {
    return editedCells(this.#db, changes);
  }

  /** Names the present state. */
  mark(name: string): void {
    const sql = 'INSERT INTO checkpoint(change, name, at) VALUES (?, ?, ?)';
    this.#db.run(sql, this.#db.number(PRESENT), name, Date.now());
  }

  /** Takes a name away; the state stays. */
  unmark(checkpoint: number): void {
    this.#db.run('DELETE FROM checkpoint WHERE id = ?', checkpoint);
  }
}
