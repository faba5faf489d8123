// review.rows: a window of the changes that wait, with the values before and after.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { pendingReview } from '../pending-review.ts';
import { reviewWindow } from '../review-window.ts';

export const reviewRows: Command<'review.rows'> = ({ review, ...asked }, context) => {
  const project = currentProject(context);
  return reviewWindow(project, pendingReview(project, review), asked);
};
