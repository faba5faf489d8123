// review.info, review.accept, review.apply, review.discard: the changes that wait as numbers, which of them are taken
// over, and their end.
import type { Command } from '../../../project/context.ts';
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
  const extent = reviewExtent(pendingReview(project, review));
  return context.jobs.runSteps('merge', takeOver(context, project), extent);
};

export const reviewDiscard: Command<'review.discard'> = ({ review }, context) => {
  discardReview(changeableProject(context), review);
  return null;
};
