// Ranks the rows by a column of texts: sorted runs that are read and merged, by other threads too where there are some.
import type { RankedColumn, ViewColumn } from '../columns.ts';
import { RunMerge } from './merge-runs.ts';
import type { Pace } from '../pace.ts';
import { doParts, type OtherThreads } from './part-queue.ts';
import { NO_RANK, type Ranks } from './ranks.ts';
import type { RowScope } from '../row-scope.ts';
import type { ScanCrew } from './scan-crew.ts';
import { sliceRun, splitRuns, type RunRange } from './split-runs.ts';
import { RUN_TEXTS, type SortedRun } from './sort-run.ts';
import { readRuns, runParts } from './text-runs.ts';
import type { ViewDatabase } from '../view-database.ts';

const MERGE_ROWS = 50_000;
const PASS_ROWS = 200_000;

/** Parts of a merge for each thread, so that none has to wait long for the others. */
const PARTS_A_THREAD = 2;

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
  const { scope, pace, crew } = texts;
  const runs = await allRuns(texts);
  const ranks = new Uint32Array(new SharedArrayBuffer(4 * (scope.last + 1))).fill(NO_RANK);
  const parts = splitRuns(runs, crew ? PARTS_A_THREAD * (crew.size + 1) : 1);
  const sizes = parts.map((ranges) => ranges.reduce((n, { from, to }) => n + to - from, 0));
  const bases = sizes.map((_, part) => sizes.slice(0, part).reduce((n, size) => n + size, 0));
  const others: OtherThreads<number> | null =
    crew &&
    ((queue, onDone) =>
      crew.follow({ kind: 'merge', queue, runs, parts, ranks }, (answer) => {
        if (answer.kind !== 'merged') return;
        onDone(answer.part, answer.groups);
        pace.spent(sizes[answer.part] ?? 0);
      }));
  const groups = await doParts(
    parts.length,
    (part) => mergePart(runs, parts[part] ?? [], { ranks, base: bases[part] ?? 0, pace }),
    others,
  );
  if (parts.length > 1) await closeGaps(ranks, bases, groups, pace);
  return { byId: ranks, groups: groups.reduce((n, one) => n + one, 0) };
}

async function allRuns({ db, name, column, scope, pace, crew }: TextsToRank): Promise<SortedRun[]> {
  const others: OtherThreads<readonly SortedRun[]> | null =
    crew &&
    ((queue, onDone) =>
      crew.follow({ kind: 'runs', queue, last: scope.last, column: name }, (answer) => {
        if (answer.kind !== 'runs') return;
        onDone(answer.part, answer.runs);
        pace.spent(RUN_TEXTS);
      }));
  const runs = await doParts<readonly SortedRun[]>(
    runParts(scope),
    (part) => readRuns(db, column, scope, part, pace),
    others,
  );
  return runs.flat();
}

/** Where the ranks of a part go, and from which number on. */
interface PartRanks {
  readonly ranks: Uint32Array;
  readonly base: number;
  readonly pace: Pace;
}

/** Ranks the texts of one part; gives how many different ones there are. */
export async function mergePart(
  runs: readonly SortedRun[],
  ranges: readonly RunRange[],
  { ranks, base, pace }: PartRanks,
): Promise<number> {
  const cut = runs.map((run, r) => sliceRun(run, ranges[r] ?? { from: 0, to: 0 }));
  const merge = new RunMerge(cut, ranks, base);
  while (!merge.advance(MERGE_ROWS)) if (pace.spent(MERGE_ROWS)) await pace.pause();
  return merge.groups;
}

/** The parts began their numbers where they would end without equal texts: now they follow each other. */
async function closeGaps(
  ranks: Uint32Array,
  bases: readonly number[],
  groups: readonly number[],
  pace: Pace,
): Promise<void> {
  const gaps = bases.map((base, part) => base - groups.slice(0, part).reduce((n, one) => n + one, 0));
  for (let from = 0; from < ranks.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, ranks.length);
    for (let id = from; id < to; id++) {
      const rank = ranks[id] ?? NO_RANK;
      if (rank === NO_RANK) continue;
      let part = bases.length - 1;
      while (part > 0 && rank < (bases[part] ?? 0)) part--;
      ranks[id] = rank - (gaps[part] ?? 0);
    }
    if (pace.spent(0)) await pace.pause();
  }
}
