// Prints what merging a table does, or would do. It merges nothing.
import { worded } from '../../../shared/model/problem.ts';
import type { TableComparison } from '../../../shared/model/table/tables.ts';
import type { Output } from './output.ts';
import { formatCount, formatNumberOf, formatProblem } from './plain-text.ts';

const SHOWN_PROBLEMS = 20;

/** The problems first, then the sum. */
export async function printComparison(out: Output, found: TableComparison, applied: boolean): Promise<void> {
  for (const problem of found.problems.slice(0, SHOWN_PROBLEMS))
    await out.line(formatProblem(worded(problem)));
  const more = found.problemCount - Math.min(SHOWN_PROBLEMS, found.problems.length);
  if (more > 0) await out.line(`… and ${formatNumberOf(more, 'more issue')}.`);
  const { rows, accepted, unchanged, changed, missing } = found;
  const parts = [
    `${formatCount(accepted.added)} added`,
    `${formatCount(accepted.changed)} changed`,
    `${formatCount(unchanged)} unchanged`,
  ];
  const left = changed - accepted.changed;
  if (left > 0) parts.push(`${formatCount(left)} left as ${left === 1 ? 'it is' : 'they are'}`);
  if (missing > 0)
    parts.push(
      accepted.missing > 0
        ? `${formatCount(accepted.missing)} deleted`
        : `${formatCount(missing)} of the project not in the file, kept`,
    );
  const what = applied ? 'Merged' : 'Would merge';
  await out.line(`${what} ${formatNumberOf(rows, 'row')}: ${parts.join(', ')}.`);
}
