// The one door for changes of rows: each is a transaction, a step of undo, and survives a restart.
// It does not know what the values mean.
import type { HistoryBounds } from '../../../../shared/model/project.ts';
import { forgetHistory, type ForgottenHistory } from './forget-history.ts';
import { toChangeLabel, type ChangeLabel, type HistoryState } from '../../../../shared/model/edit/change.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { nextState, nextVisit, parentOf, PRESENT, wayTo, type WayStep } from './change-tree.ts';
import { recordCreated, rewriteCells, writeChanged, type Cells, type Rewrite } from './change-cells.ts';
import type { Database } from '../file/database.ts';
import { exceptRows, type Exempt } from './except-rows.ts';
import type { Exceptions } from './exceptions.ts';
import { FlagLog } from '../flags/flag-log.ts';
import { HashTable } from '../rows/hash-table.ts';
import { historyState } from './history-states.ts';
import { insertRows, type NewRows } from '../rows/insert-rows.ts';
import { placeRows, type RowPlace } from '../rows/placement.ts';
import { replayChange } from './replay-change.ts';
import type { RobotsFlags } from '../flags/robots-flags.ts';
import type { Tally } from '../rows/tally.ts';
import { keepRowIds, pruneBranches, type RemovedBranch } from './prune-branches.ts';
import { readSettings } from '../file/settings.ts';
import { addSource } from '../source-table.ts';
import { TouchedRows, type Touched } from '../rows/touched-rows.ts';
import type { Field } from '../rows/write-cells.ts';

/**
 * Brings flags that depend on the touched rows up to date, in the change's own transaction. `kept`: they are already, and
 * so is what else is judged of rows.
 */
export type Settle = (touched: Touched, kept: boolean) => Steps<void>;

/** What a change can do to rows. The steps do nothing until they are run. */
export interface ChangeWriter {
  /** Sets a field of rows; whoever sets loc sets hash too. Rows that are gone are skipped. Yields the rows looked at. */
  set(field: Field, ids: Uint32Array, cells: Cells): Steps<void>;
  /** Writes values over known ones. */
  rewrite(rows: Rewrite): void;
  /** Appends rows, or puts them beside another, and returns their ids. */
  insert(rows: NewRows, place?: RowPlace): Uint32Array;
  /** Adds a source that is gone when the change is undone, and returns its id. */
  addSource(location: string, format: SourceFormat): number;
  /** Has a rule passed over in ascending rows, or count again. Rows that are gone are skipped. Yields the rows looked at. */
  except(ids: Uint32Array, exempt: Exempt): Steps<void>;
  /** The change's id, for what belongs to it besides rows. With this call it is a step of undo in any case. */
  change(): number;
}

export class History {
  readonly #db: Database;
  readonly #tally: Tally;
  readonly #exceptions: Exceptions;
  readonly #robots: RobotsFlags;
  readonly flags: FlagLog;
  #removed: readonly RemovedBranch[] = [];

  constructor(db: Database, tally: Tally, exceptions: Exceptions, robots: RobotsFlags) {
    this.#db = db;
    this.#tally = tally;
    this.#exceptions = exceptions;
    this.#robots = robots;
    this.flags = new FlagLog(db, tally, robots);
    keepRowIds(db);
    db.onRollback(() => {
      this.#removed = [];
    });
  }

  state(): HistoryState {
    return historyState(this.#db);
  }

  /** Runs work as one change, made from the present state. Where nothing changed there is no step. */
  record(
    label: ChangeLabel | string,
    work: (writer: ChangeWriter) => Steps<void>,
    settle: Settle,
  ): Steps<Touched> {
    return this.#db.transactionSteps(() => this.#recordInside(label, work, settle));
  }

  *#recordInside(
    label: ChangeLabel | string,
    work: (writer: ChangeWriter) => Steps<void>,
    settle: Settle,
  ): Steps<Touched> {
    const step: { change?: number } = {};
    const begin = (): number => (step.change ??= this.beginChange(label));
    const touched = new TouchedRows();
    const index = new HashTable(this.#db);
    yield* work(this.#writer(begin, touched, index));
    yield* index.restore();
    const result = touched.read();
    if (step.change !== undefined) {
      this.#db.run('UPDATE change SET rows = ? WHERE id = ?', result.ids.length, step.change);
      this.flags.begin(step.change);
      yield* settle(result, false);
      this.flags.end();
    }
    return result;
  }

  /**
   * Goes from the present state to the one after `change` (0 = the first state), on whatever branch that is, as one
   * transaction. Null where that is the present state, or there is no such change.
   */
  *goTo(change: number, settle: Settle): Steps<Touched | null> {
    const way = wayTo(this.#db, change);
    if (!way || way.length === 0) return null;
    return yield* this.#db.transactionSteps(() => this.#travel(way, settle));
  }

  *#travel(way: readonly WayStep[], settle: Settle): Steps<Touched> {
    const kept = this.flags.holds(way.map((step) => step.change));
    const touched = new TouchedRows(!kept);
    const index = new HashTable(this.#db);
    const target = { db: this.#db, tally: this.#tally, exceptions: this.#exceptions };
    for (const { change, direction } of way) {
      // The flags were judged when the rows were as the change left them.
      if (kept && direction === 'undo') yield* this.flags.restore(change, direction);
      yield* replayChange({ ...target, touched, index }, change, direction);
      if (kept && direction === 'redo') yield* this.flags.restore(change, direction);
      this.#note(change, direction);
    }
    yield* index.restore();
    const result = touched.read();
    yield* settle(result, kept);
    return result;
  }

  #note(change: number, direction: WayStep['direction']): void {
    if (direction === 'undo') {
      this.#db.run('UPDATE change SET undone = 1, left_at = ? WHERE id = ?', Date.now(), change);
      return;
    }
    const visit = nextVisit(this.#db, parentOf(this.#db, change));
    this.#db.run('UPDATE change SET undone = 0, visited = ? WHERE id = ?', visit, change);
  }

  /** Forgets the oldest steps for good: see forgetHistory. Inside a transaction. */
  forget(bounds: HistoryBounds): Steps<ForgottenHistory> {
    return forgetHistory(this.#db, this.#robots, bounds, readSettings(this.#db).historyBytes);
  }

  /** The branches that were removed since this was asked last, so that the user is told. */
  takeRemoved(): readonly RemovedBranch[] {
    const removed = this.#removed;
    this.#removed = [];
    return removed;
  }

  /** Adds an empty change and returns its id; what could be redone stays as a branch. Inside a transaction. */
  beginChange(label: ChangeLabel | string): number {
    const what = toChangeLabel(label);
    const parent = this.#db.number(PRESENT);
    // Only here what was undone becomes a branch besides the way that redo leads.
    if (nextState(this.#db, parent) !== null) {
      const { historyBytes } = readSettings(this.#db);
      this.#removed = [...this.#removed, ...pruneBranches(this.#db, this.#robots, historyBytes)];
    }
    this.#db.run(
      'INSERT INTO change(parent, visited, at, label, rows, what) VALUES (?, ?, ?, ?, 0, ?)',
      parent,
      nextVisit(this.#db, parent),
      Date.now(),
      what.code === 'text' ? what.text : what.code,
      JSON.stringify(what),
    );
    return this.#db.number('SELECT last_insert_rowid()');
  }

  #writer(begin: () => number, touched: TouchedRows, index: HashTable): ChangeWriter {
    const db = this.#db;
    const tally = this.#tally;
    const exceptions = this.#exceptions;
    const target = { db, tally, change: begin, touched, index };
    return {
      *set(field, ids, cells) {
        yield* writeChanged(target, field, ids, cells);
      },
      rewrite(rows) {
        rewriteCells(target, rows);
      },
      *except(ids, exempt) {
        yield* exceptRows(target, exceptions, ids, exempt);
      },
      addSource: (location, format) => addSource(db, location, format, begin()),
      insert(rows, place) {
        const change = begin();
        index.expect(rows.batch.count);
        const ids = insertRows(db, rows);
        if (place) placeRows(db, ids, place);
        tally.came(ids);
        if (ids.length > 0) recordCreated(db, change, ids[0] ?? 0, ids.at(-1) ?? 0);
        touched.add('deleted', ids, []);
        return ids;
      },
      change: begin,
    };
  }
}
