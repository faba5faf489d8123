// review.info, review.accept, review.apply, review.discard: the changes that wait as numbers, which of them are taken
// over, and their end.
import type { ReviewResult } from '../../../../../shared/model/edit/review.ts';
import type { Command } from '../../../project/context.ts';
import { backUpBefore } from '../../../project/back-up-before.ts';
import { changeableProject, currentProject } from '../../../project/current-project.ts';
import { reviewExtent, takeOver } from '../apply-review.ts';
import { discardReview, pendingReview, summariseReview } from '../pending-review.ts';

export const reviewInfo: Command<'review.info'> = (_, context) => {
  const { review } = currentProject(context);
  return review && summariseReview(review);
};

export const reviewAccept: Command<'review.accept'> = ({ review: id, accept, ...part }, context) => {
  const review = pendingReview(changeableProject(context), id);
  review.table.accept(part, accept);
  return summariseReview(review);
};

/** One undo step; a job where it takes long. */
export const reviewApply: Command<'review.apply'> = ({ review }, context) => {
  const project = changeableProject(context);
  const { label, ...pending } = pendingReview(project, review);
  const extent = reviewExtent(pending);
  const run = (): Promise<ReviewResult> | ReviewResult =>
    context.jobs.runSteps('merge', takeOver(context, project), extent);
  return backUpBefore(context, project, { code: 'change', label }, extent / 2)?.then(run) ?? run();
};

export const reviewDiscard: Command<'review.discard'> = ({ review }, context) => {
  discardReview(changeableProject(context), review);
  return null;
};
