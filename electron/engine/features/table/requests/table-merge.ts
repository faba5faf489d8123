// table.compare, table.review, table.decide, table.apply, table.discard: a table as changes that wait, by the names that
// tables have for them. All but the comparing is done by the review of changes.
import { pursueSteps } from '../../../jobs/job-runner.ts';
import { monotonic } from '../../../jobs/monotonic.ts';
import type { Command } from '../../../project/context.ts';
import { backUpWithin } from '../../../project/back-up-before.ts';
import { changeableProject, currentProject } from '../../../project/current-project.ts';
import { reviewExtent, takeOver } from '../../pending/apply-review.ts';
import { discardReview, pendingReview } from '../../pending/pending-review.ts';
import { reviewWindow } from '../../pending/review-window.ts';
import { compareTable } from '../compare-table.ts';
import { countsOf, KIND_OF } from '../table-counts.ts';

export const tableCompare: Command<'table.compare'> = (merge, context) => {
  const project = changeableProject(context);
  return { job: context.jobs.start('tableCompare', (control) => compareTable(project, merge, control)) };
};

export const tableReview: Command<'table.review'> = ({ review, list, ...asked }, context) => {
  const project = currentProject(context);
  return reviewWindow(project, pendingReview(project, review), { kind: KIND_OF[list], ...asked });
};

export const tableDecide: Command<'table.decide'> = ({ review, list, items, decision }, context) => {
  const { table } = pendingReview(changeableProject(context), review);
  table.accept({ kind: KIND_OF[list], items }, decision === 'fill' ? decision : decision === 'accept');
  return countsOf(table.numbers().accepted);
};

export const tableApply: Command<'table.apply'> = ({ review: id }, context) => {
  const project = changeableProject(context);
  const review = pendingReview(project, id);
  const job = context.jobs.start('tableApply', async (control) => {
    const started = monotonic();
    const extent = reviewExtent(review);
    const before = { code: 'change', label: review.label } as const;
    await backUpWithin(context, project, before, control, extent / 2);
    const applied = await pursueSteps(takeOver(context, project), extent, control);
    const { added, changed, removed } = applied;
    const { problems, problemCount } = review.found ?? { problems: [], problemCount: 0 };
    return {
      added,
      changed,
      deleted: removed,
      problems,
      problemCount,
      seconds: (monotonic() - started) / 1_000,
    };
  });
  return { job };
};

/** It never fails. */
export const tableDiscard: Command<'table.discard'> = ({ review }, context) => {
  if (context.current && !context.jobs.busy) discardReview(context.current, review);
  return null;
};
