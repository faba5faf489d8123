// Ranks the rows by a column of texts: sorted runs that are read one after the other, and merged.
import type { ViewColumn } from '../column-values.ts';
import { RunMerge } from './merge-runs.ts';
import type { Pace } from '../pace.ts';
import { NO_RANK, type Ranks } from './ranks.ts';
import type { RowScope } from '../row-scope.ts';
import { RUN_TEXTS, type SortedRun } from './sort-run.ts';
import { readRun, runParts } from './text-runs.ts';
import type { ViewDatabase } from '../view-database.ts';

const MERGE_ROWS = 50_000;

/** Memory: 4 bytes an id, and the texts while it works, each without what its neighbour says already. */
export async function rankTexts(
  db: ViewDatabase,
  column: ViewColumn,
  scope: RowScope,
  pace: Pace,
): Promise<Ranks> {
  const runs: SortedRun[] = [];
  for (let part = 0; part < runParts(scope); part++) {
    runs.push(readRun(db, column, scope, part));
    if (pace.spent(RUN_TEXTS)) await pace.pause();
  }
  const byId = new Uint32Array(scope.last + 1).fill(NO_RANK);
  const merge = new RunMerge(runs, byId);
  while (!merge.advance(MERGE_ROWS)) if (pace.spent(MERGE_ROWS)) await pace.pause();
  return { byId, groups: merge.groups };
}
