// Ranks the rows by a column of texts: sorted runs that are read, by other threads too where there are some, and merged here.
import type { RankedColumn, ViewColumn } from '../column-values.ts';
import { RunMerge } from './merge-runs.ts';
import type { Pace } from '../pace.ts';
import { doParts, type OtherThreads } from './part-queue.ts';
import { NO_RANK, type Ranks } from './ranks.ts';
import type { RowScope } from '../row-scope.ts';
import type { ScanCrew } from './scan-crew.ts';
import { RUN_TEXTS, type SortedRun } from './sort-run.ts';
import { readRun, runParts } from './text-runs.ts';
import type { ViewDatabase } from '../view-database.ts';

const MERGE_ROWS = 50_000;

interface TextsToRank {
  readonly db: ViewDatabase;
  readonly name: RankedColumn;
  readonly column: ViewColumn;
  readonly scope: RowScope;
  readonly pace: Pace;
  /** Other threads that see the same rows, or null. */
  readonly crew: ScanCrew | null;
}

/** Memory: 4 bytes an id, and the texts while it works, each without what its neighbour says already. */
export async function rankTexts(texts: TextsToRank): Promise<Ranks> {
  const { scope, pace } = texts;
  const byId = new Uint32Array(scope.last + 1).fill(NO_RANK);
  const merge = new RunMerge(await allRuns(texts), byId);
  while (!merge.advance(MERGE_ROWS)) if (pace.spent(MERGE_ROWS)) await pace.pause();
  return { byId, groups: merge.groups };
}

async function allRuns({ db, name, column, scope, pace, crew }: TextsToRank): Promise<SortedRun[]> {
  const others: OtherThreads<SortedRun> | null =
    crew &&
    ((queue, onDone) =>
      crew.follow({ kind: 'runs', queue, last: scope.last, column: name }, (answer) => {
        if (answer.kind !== 'runs') return;
        onDone(answer.part, answer.run);
        pace.spent(RUN_TEXTS);
      }));
  const here = async (part: number): Promise<SortedRun> => {
    const run = readRun(db, column, scope, part);
    if (pace.spent(RUN_TEXTS)) await pace.pause();
    return run;
  };
  return doParts(runParts(scope), here, others);
}
