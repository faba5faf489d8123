// review.accept: which of the changes that wait will be taken over. It changes no row.
import type { Command } from '../../../project/context.ts';
import { pendingReview } from './apply-review.ts';
import { changeableProject } from '../../../project/current-project.ts';
import { summariseReview } from './review-info.ts';

export const reviewAccept: Command<'review.accept'> = ({ accept, ...part }, context) => {
  const review = pendingReview(changeableProject(context));
  review.table.accept(part, accept);
  return summariseReview(review);
};
