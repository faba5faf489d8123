// review.info: the changes that wait for the user's word, as numbers.
import type { ReviewSummary } from '../../../../../shared/model/review.ts';
import type { Command } from '../../../project/context.ts';
import type { PendingReview } from '../../../project/open-project.ts';
import { currentProject } from '../../../project/current-project.ts';

export const reviewInfo: Command<'review.info'> = (_, context) => {
  const { review } = currentProject(context);
  return review && summariseReview(review);
};

export function summariseReview({ label, table, unchanged }: PendingReview): ReviewSummary {
  return { label, ...table.numbers(), unchanged };
}
