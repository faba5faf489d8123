// review.discard: forgets the changes that wait. No row was changed by them.
import type { Command } from '../../../project/context.ts';
import { discardReview } from './apply-review.ts';
import { changeableProject } from '../../../project/current-project.ts';

export const reviewDiscard: Command<'review.discard'> = (_, context) => {
  discardReview(changeableProject(context));
  return null;
};
