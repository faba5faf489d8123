// Forgets the oldest steps of a project for good, and the rows that only these could bring back: the first state is a later
// one then. States with a name stay, and with them all that leads from them to the present. It runs when the user asks.
import { smallest } from '../../../../shared/model/large-lists.ts';
import type { HistoryBounds } from '../../../../shared/model/project.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { removeRowSteps } from '../rows/hash-table.ts';
import { lastRow } from '../rows/last-row.ts';
import { unpackIds } from '../rows/pack-values.ts';
import { bytesOfStep, keepRowIds, LAST_ROW, pruneBranches, removeChanges } from './prune-branches.ts';
import type { RobotsFlags } from '../flags/robots-flags.ts';
import { writeMeta } from '../file/settings.ts';

const DAY_MS = 86_400_000;

export interface ForgottenHistory {
  /** Steps that can't be undone any more. */
  readonly steps: number;
  /** States on branches that are gone. */
  readonly branchStates: number;
  /** Deleted rows that nothing can bring back any more. */
  readonly rows: number;
  /** Steps that can still be undone. */
  readonly left: number;
}

/** Inside a transaction. `branchBytes`: what branches may take. Yields the rows that are gone. */
export function* forgetHistory(
  db: Database,
  robots: Pick<RobotsFlags, 'forget'>,
  bounds: HistoryBounds,
  branchBytes: number,
): Steps<ForgottenHistory> {
  let branchStates = pruneBranches(db, robots, branchBytes).reduce((sum, { states }) => sum + states, 0);
  const steps = stepsToForget(db, bounds);
  const last = steps.at(-1);
  if (last !== undefined) {
    const branches = branchesFrom(db, steps);
    branchStates += branches.length;
    removeChanges(db, robots, branches);
    forgetSteps(db, steps, last);
  }
  const rows = yield* removeDeletedRows(db, robots);
  return {
    steps: steps.length,
    branchStates,
    rows,
    left: db.number('SELECT count(*) FROM change WHERE undone = 0'),
  };
}

/** The oldest steps that are beyond the bounds, as far as no state with a name is before or beside them. */
function stepsToForget(db: Database, { steps, days, bytes }: HistoryBounds): number[] {
  const way = db.all('SELECT id, at FROM change WHERE undone = 0 ORDER BY id').map((row) => row.map(Number));
  const since = days === null ? -Infinity : Date.now() - days * DAY_MS;
  let first = steps === null ? 0 : Math.max(0, way.length - steps);
  // A step that is kept keeps those behind it.
  while (first < way.length && (way[first]?.[1] ?? 0) < since) first++;
  if (bytes !== null) first = Math.max(first, firstWithin(db, way, bytes));
  const ids = way.slice(0, first).map(([id = 0]) => id);
  const fork = smallest(
    db.all('SELECT change FROM checkpoint').map(([change]) => forkOf(db, Number(change))),
  );
  return ids.filter((id) => id <= fork);
}

/** From where on the last steps take so many bytes at most. */
function firstWithin(db: Database, way: readonly (readonly number[])[], bytes: number): number {
  let at = way.length;
  for (let sum = 0; at > 0; at--) {
    sum += bytesOfStep(db, way[at - 1]?.[0] ?? 0);
    if (sum > bytes) break;
  }
  return at;
}

/** The last state on the way to the present one that is on the way to this one, too. */
function forkOf(db: Database, change: number): number {
  for (let id = change; ;) {
    const [parent, undone] = db.get('SELECT parent, undone FROM change WHERE id = ?', id) ?? [];
    if (undone !== 1) return id;
    id = Number(parent);
  }
}

/** All undone states that begin before the last of these steps. */
function branchesFrom(db: Database, steps: readonly number[]): number[] {
  const early = [0, ...steps.slice(0, -1)];
  return db
    .all(
      `WITH RECURSIVE branch(id) AS (
         SELECT id FROM change WHERE undone = 1 AND parent IN (SELECT value FROM json_each(?))
         UNION ALL SELECT change.id FROM change JOIN branch ON change.parent = branch.id
       ) SELECT id FROM branch`,
      JSON.stringify(early),
    )
    .map(([id]) => Number(id));
}

/** What their changes brought belongs to no step any more. */
function forgetSteps(db: Database, steps: readonly number[], last: number): void {
  const ids = JSON.stringify(steps);
  const among = 'IN (SELECT value FROM json_each(?))';
  for (const table of ['flag_part', 'link_part', 'change_part', 'checkpoint']) {
    const others = table === 'checkpoint' ? ` AND change <> ${String(last)}` : '';
    db.run(`DELETE FROM ${table} WHERE change ${among}${others}`, ids);
  }
  takeOverVersions(db, ids);
  for (const table of ['section_list', 'robots', 'checkpoint']) {
    db.run(`UPDATE ${table} SET change = 0 WHERE change ${among}`, ids);
  }
  db.run(`UPDATE source SET change = NULL WHERE change ${among}`, ids);
  for (const table of ['export_set', 'coming_set']) {
    db.run(`UPDATE ${table} SET state = 0 WHERE state = ?`, last);
  }
  db.run(`UPDATE export_set SET state = NULL WHERE state ${among}`, ids);
  db.run('UPDATE change SET parent = 0 WHERE parent = ?', last);
  db.run(`DELETE FROM change WHERE id ${among}`, ids);
}

const VERSIONED = 'format, bytes, entries, imported_at, errors, warnings, problems, parent, state, origin';

/** What these changes found of sources is what is known of them from now on. */
function takeOverVersions(db: Database, ids: string): void {
  const among = 'change IN (SELECT value FROM json_each(?))';
  const latest = db.all(`SELECT source, max(id) FROM source_version WHERE ${among} GROUP BY source`, ids);
  for (const [source = 0, version = 0] of latest) {
    const sql = `UPDATE source SET (${VERSIONED}) = (SELECT ${VERSIONED} FROM source_version WHERE id = ?) WHERE id = ?`;
    db.run(sql, version, source);
  }
  db.run(`DELETE FROM source_version WHERE ${among}`, ids);
}

/** Rows that are deleted, and that no step left brings back or takes away again. */
function* removeDeletedRows(db: Database, robots: Pick<RobotsFlags, 'forget'>): Steps<number> {
  const needed = new Set<number>();
  const ranges: [number, number][] = [];
  for (const [first, last, ids] of db.all(
    "SELECT first, last, ids FROM change_part WHERE field = 'deleted'",
  )) {
    if (ids === null) ranges.push([Number(first), Number(last)]);
    else for (const id of unpackIds(ids)) needed.add(id);
  }
  const isNeeded = (id: number): boolean =>
    needed.has(id) || ranges.some(([first, last]) => id >= first && id <= last);
  const gone = db.all('SELECT id FROM url WHERE deleted = 1 ORDER BY id').map(([id]) => Number(id));
  const free = gone.filter((id) => !isNeeded(id));
  if (free.length === 0) return 0;
  writeMeta(db, LAST_ROW, lastRow(db));
  keepRowIds(db);
  for (let start = 0, end: number; start < free.length; start = end) {
    const first = free[start] ?? 0;
    for (end = start + 1; free[end] === first + end - start;) end++;
    const last = first + end - start - 1;
    yield* removeRowSteps(db, first, last, (from, to, remove) => {
      db.writeRows({ field: null, ids: null, first: from, last: to }, () => {
        remove();
        robots.forget(from, to);
      });
    });
  }
  return free.length;
}
