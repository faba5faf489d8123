// The one door for changes of rows: each is a transaction, a step of undo, and survives a restart.
// It does not know what the values mean.
import type { HistoryState } from '../../../shared/model/project.ts';
import { recordCreated, setCells, type Cells } from './change-cells.ts';
import type { Database } from './database.ts';
import { insertRows, type NewRows } from './insert-rows.ts';
import { unpackCells, unpackIds } from './pack-values.ts';
import type { Tally } from './tally.ts';
import { TouchedRows, type Touched } from './touched-rows.ts';
import { FIELDS, writeCells, writeRange, type Field } from './write-cells.ts';

/** Brings flags that depend on the touched rows up to date, in the change's own transaction. */
export type Settle = (touched: Touched) => void;

/** What a change can do to rows. */
export interface ChangeWriter {
  /** Sets a field of rows; whoever sets loc sets hash too. Rows that are gone are skipped. */
  set(field: Field, ids: Uint32Array, cells: Cells): void;
  /** Appends rows and returns their ids. */
  insert(rows: NewRows): Uint32Array;
}

export class History {
  readonly #db: Database;
  readonly #tally: Tally;

  constructor(db: Database, tally: Tally) {
    this.#db = db;
    this.#tally = tally;
  }

  state(): HistoryState {
    return { undo: labelOf(this.#db.get(NEXT_UNDO)), redo: labelOf(this.#db.get(NEXT_REDO)) };
  }

  /** Runs work as one change. Where nothing changed there is no step, and what could be redone stays. */
  record(label: string, work: (writer: ChangeWriter) => void, settle: Settle): Touched {
    return this.#db.transaction(() => {
      const step: { change?: number } = {};
      const begin = (): number => (step.change ??= this.beginChange(label));
      const touched = new TouchedRows(this.#db);
      work({
        set: (field, ids, cells) => {
          this.#follow(field, ids, () => {
            setCells(this.#db, begin, field, ids, cells, (changed, before) => {
              touched.add(field, changed, before);
            });
          });
        },
        insert: (rows) => this.#insert(begin, rows, touched),
      });
      const result = touched.read();
      if (step.change !== undefined) {
        this.#db.run('UPDATE change SET rows = ? WHERE id = ?', result.ids.length, step.change);
        settle(result);
      }
      return result;
    });
  }

  /** Takes the last change back; null where there is none. */
  undo(settle: Settle): Touched | null {
    return this.#replay(NEXT_UNDO, 'old', settle);
  }

  /** Does the change again that was taken back last; null where there is none. */
  redo(settle: Settle): Touched | null {
    return this.#replay(NEXT_REDO, 'new', settle);
  }

  /** Adds an empty change and returns its id; what could be redone is gone for good. Inside a transaction. */
  beginChange(label: string): number {
    this.#cutRedo();
    this.#db.run('INSERT INTO change(at, label, rows) VALUES (?, ?, 0)', Date.now(), label);
    return this.#db.number('SELECT last_insert_rowid()');
  }

  #insert(begin: () => number, rows: NewRows, touched: TouchedRows): Uint32Array {
    const change = begin();
    const ids = insertRows(this.#db, rows);
    this.#tally.forget();
    if (ids.length > 0) recordCreated(this.#db, change, ids[0] ?? 0, ids.at(-1) ?? 0);
    touched.add('deleted', ids, []);
    return ids;
  }

  #replay(next: string, direction: 'old' | 'new', settle: Settle): Touched | null {
    return this.#db.transaction(() => {
      const [change] = this.#db.get(next) ?? [];
      if (typeof change !== 'number') return null;
      const order = direction === 'old' ? 'DESC' : 'ASC';
      const parts = this.#db.all(`SELECT id FROM change_part WHERE change = ? ORDER BY id ${order}`, change);
      const touched = new TouchedRows(this.#db);
      for (const [part] of parts) this.#replayPart(Number(part), direction, touched);
      this.#db.run('UPDATE change SET undone = ? WHERE id = ?', direction === 'old' ? 1 : 0, change);
      const result = touched.read();
      settle(result);
      return result;
    });
  }

  #replayPart(part: number, direction: 'old' | 'new', touched: TouchedRows): void {
    const row =
      this.#db.get('SELECT field, first, last, ids, old, new FROM change_part WHERE id = ?', part) ?? [];
    const [name, first, last, packed, before, after] = row;
    const field = FIELDS.find((known) => known === name) ?? 'deleted';
    const [goal, replaced] = direction === 'old' ? [before, after] : [after, before];
    const runs = unpackCells(goal);
    const ids = packed === null ? idRange(Number(first), Number(last)) : unpackIds(packed);
    this.#follow(field, ids, () => {
      if (packed === null) writeRange(this.#db, field, Number(first), Number(last), runs[0]?.cell ?? null);
      else writeCells(this.#db, field, ids, runs);
    });
    touched.add(
      field,
      ids,
      unpackCells(replaced).map((run) => run.cell),
    );
  }

  /** Takes away what can't come back any more, with the rows and sources that only it had brought. */
  #cutRedo(): void {
    const created = this.#db.all(
      `SELECT first, last FROM change_part WHERE created = 1 AND change IN (SELECT id FROM change WHERE undone = 1)`,
    );
    for (const [first, last] of created) {
      this.#db.run('DELETE FROM url WHERE id BETWEEN ? AND ?', Number(first), Number(last));
    }
    this.#db.exec(
      `DELETE FROM source WHERE change IN (SELECT id FROM change WHERE undone = 1);
       DELETE FROM change_part WHERE change IN (SELECT id FROM change WHERE undone = 1);
       DELETE FROM change WHERE undone = 1`,
    );
  }

  #follow(field: Field, ids: Uint32Array, write: () => void): void {
    if (field === 'deleted' || field === 'included') this.#tally.follow(ids, write);
    else write();
  }
}

const NEXT_UNDO = 'SELECT id, label FROM change WHERE undone = 0 ORDER BY id DESC LIMIT 1';
const NEXT_REDO = 'SELECT id, label FROM change WHERE undone = 1 ORDER BY id LIMIT 1';

function labelOf(row: readonly unknown[] | undefined): string | null {
  return row ? String(row[1]) : null;
}

function idRange(first: number, last: number): Uint32Array {
  return Uint32Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
