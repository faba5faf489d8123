// What a check of all rows asks of ranges of them, in the engine's own thread or in a second one. It wires and judges
// nothing itself.
import { rowRules } from '../row-rules.ts';
import type { CheckContext, RowRules } from '../rule-definition.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import type { Database } from '../../store/file/database.ts';
import { rangeWork, type FindRange } from '../../store/ranges/range-work.ts';
import { linkRangeJudge, type LinkTask, type LinkVerdicts } from './judge-link-rows.ts';
import { rangeJudge, type JudgedRange } from './judge-range.ts';

/** Ids of a range: some milliseconds, also where every row is odd. */
const IDS_A_RANGE = 2_000;

/** All that a thread has to know for the rules about single rows. */
export interface RowTask {
  readonly kind: 'rows';
  readonly end: number;
  readonly rules: RowRules;
}

export type CheckTask = RowTask | LinkTask;

/** A function that judges the ranges of a task; see JudgedRange and LinkVerdicts. */
function checkFinder(db: Database, task: CheckTask): FindRange<JudgedRange | LinkVerdicts> {
  return task.kind === 'links' ? linkRangeJudge(db, task) : rowRangeJudge(db, task);
}

export const checkWork = rangeWork(checkFinder);

export function rowRangeJudge(db: Database, { end, rules }: RowTask): (range: number) => JudgedRange {
  const judge = rangeJudge(db, { ...rules, readExtensions });
  return (range) => {
    const { first, last } = idsOfRange(range);
    return judge(first, Math.min(last, end));
  };
}

/** The ids of a range of rows; of the last range some may be above the last row. */
export function idsOfRange(range: number): { readonly first: number; readonly last: number } {
  return { first: 1 + range * IDS_A_RANGE, last: (range + 1) * IDS_A_RANGE };
}

/** The task over all rows up to an id, in as many ranges. */
export function rowTask(
  end: number,
  context: CheckContext,
): { readonly task: RowTask; readonly ranges: number } {
  const task = { kind: 'rows', end, rules: rowRules(context) } as const;
  return { task, ranges: Math.ceil(end / IDS_A_RANGE) };
}
