// Keeps what undone branches of the history take within a bound: the ones that were left longest ago go first. The way to
// the present state, states that have a name and the branch that was left last always stay.
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import { labelOf } from './change-label.ts';
import type { Database } from '../file/database.ts';
import { removeRows } from '../rows/hash-table.ts';
import type { RobotsFlags } from '../flags/robots-flags.ts';
import { lastRow } from '../rows/last-row.ts';
import { unpackIds } from '../rows/pack-values.ts';
import { readMeta, writeMeta } from '../file/settings.ts';

/** A branch that is gone for good: what its last change did, and how many states it had. */
export interface RemovedBranch {
  readonly label: ChangeLabel;
  readonly states: number;
}

/** What a row takes besides its texts, with its flags and its place in the table of hashes. */
const ROW_BYTES = 60;

/** So many rows of a range tell how long its texts are. */
const ASKED_ROWS = 500;

/** The highest id of a row that is gone for good; null where none is. No row may get it again. */
export const LAST_ROW = 'lastRemovedRow';

/** Has rows get ids that no row ever had, also after the project was closed. */
export function keepRowIds(db: Database): void {
  db.lastId = Math.max(db.lastId, Number(readMeta(db, LAST_ROW) ?? 0));
}

/** Removes branches until all of them take `bytes` at most, as far as that can be. Inside a transaction. */
export function pruneBranches(
  db: Database,
  robots: Pick<RobotsFlags, 'forget'>,
  bytes: number,
): RemovedBranch[] {
  measure(db);
  const removed: RemovedBranch[] = [];
  const size = (): number => db.number('SELECT total(bytes) FROM change WHERE undone = 1');
  if (size() <= bytes) return removed;
  for (const leaf of oldestLeaves(db)) {
    const chain = chainOf(db, leaf);
    const [label, what] = db.get('SELECT label, what FROM change WHERE id = ?', leaf) ?? [];
    removed.push({ label: labelOf(label, what), states: chain.length });
    removeChanges(db, robots, chain);
    if (size() <= bytes) break;
  }
  return removed;
}

/** Notes what each undone change takes, where that is not known yet. */
function measure(db: Database): void {
  for (const [id = 0] of db.all('SELECT id FROM change WHERE undone = 1 AND bytes IS NULL')) {
    const bytes = bytesOfParts(db, Number(id)) + bytesOfRowsIn(db, Number(id), 'created = 1');
    db.run('UPDATE change SET bytes = ? WHERE id = ?', Math.round(bytes), id);
  }
}

/** What a step that is not undone takes, about: the values it can bring back, and the rows. */
export function bytesOfStep(db: Database, change: number): number {
  return bytesOfParts(db, change) + bytesOfRowsIn(db, change, "created = 0 AND field = 'deleted'");
}

function bytesOfParts(db: Database, change: number): number {
  const parts = {
    change_part: 'length(old) + length(new) + coalesce(length(ids), 0)',
    flag_part: 'length(old) + length(new) + length(ids)',
    link_part: 'length(gone) + length(came)',
  };
  return Object.entries(parts).reduce(
    (sum, [table, length]) =>
      sum + db.number(`SELECT total(${length}) FROM ${table} WHERE change = ?`, change),
    0,
  );
}

/** Of rows that some parts of a change brought or took away. */
function bytesOfRowsIn(db: Database, change: number, which: string): number {
  return db
    .all(`SELECT first, last, ids FROM change_part WHERE change = ? AND ${which}`, change)
    .reduce((sum, [first, last, ids]) => {
      const [from, to] = [Number(first), Number(last)];
      if (ids === null) return sum + bytesOfRows(db, from, to);
      const share = unpackIds(ids).length / (to - from + 1);
      return sum + bytesOfRows(db, from, to) * share;
    }, 0);
}

function bytesOfRows(db: Database, first: number, last: number): number {
  const rows = last - first + 1;
  const step = Math.max(1, Math.floor(rows / ASKED_ROWS));
  const asked = Array.from({ length: Math.ceil(rows / step) }, (_, i) => first + i * step);
  const texts = db.number(
    `SELECT coalesce(avg(length(loc) + coalesce(length(lastmod), 0) + coalesce(length(ext), 0)), 0)
     FROM json_each(?) AS asked CROSS JOIN url ON url.id = asked.value`,
    JSON.stringify(asked),
  );
  return rows * (texts + ROW_BYTES);
}

/** The ends of branches, the one that was left longest ago first; without those that stay. */
function oldestLeaves(db: Database): number[] {
  const leaves = db
    .all(
      `SELECT id FROM change WHERE undone = 1 AND NOT EXISTS (SELECT 1 FROM change AS later WHERE later.parent = change.id)
       ORDER BY left_at, id`,
    )
    .map(([id]) => Number(id))
    .slice(0, -1);
  return leaves.filter((leaf) => !isNamed(db, leaf));
}

function isNamed(db: Database, change: number): boolean {
  return db.get('SELECT 1 FROM checkpoint WHERE change = ?', change) !== undefined;
}

/** From the end of a branch back to where others go on, a name stands, or the way to the present state is. */
function chainOf(db: Database, leaf: number): number[] {
  const chain: number[] = [];
  for (let id = leaf; ;) {
    const [parent, undone] = db.get('SELECT parent, undone FROM change WHERE id = ?', id) ?? [];
    if (undone !== 1 || isNamed(db, id)) return chain;
    const children = db.number('SELECT count(*) FROM change WHERE parent = ?', id);
    if (children > (chain.length === 0 ? 0 : 1)) return chain;
    chain.push(id);
    id = Number(parent);
  }
}

/** What belongs to changes, besides their rows. */
const PARTS = ['source', 'source_version', 'section_list', 'robots', 'flag_part', 'link_part', 'change_part'];

/** Removes changes that are undone, with the rows that they made. Inside a transaction. */
export function removeChanges(
  db: Database,
  robots: Pick<RobotsFlags, 'forget'>,
  changes: readonly number[],
): void {
  const ids = JSON.stringify(changes);
  const among = 'IN (SELECT value FROM json_each(?))';
  const created = db.all(`SELECT first, last FROM change_part WHERE created = 1 AND change ${among}`, ids);
  writeMeta(db, LAST_ROW, lastRow(db));
  keepRowIds(db);
  for (const row of created) {
    const [first = 0, last = 0] = row.map(Number);
    // Where they stood stays known: rows of other branches may stand behind them.
    db.writeRows({ field: null, ids: null, first, last }, () => {
      removeRows(db, first, last);
      robots.forget(first, last);
    });
  }
  // Their numbers may be given again.
  db.run(`UPDATE export_set SET state = NULL WHERE state ${among}`, ids);
  for (const table of PARTS) db.run(`DELETE FROM ${table} WHERE change ${among}`, ids);
  db.run(`DELETE FROM change WHERE id ${among}`, ids);
}
