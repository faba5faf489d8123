// table.discard: forgets a comparison. It never fails.
import type { Command } from '../../../project/context.ts';
import { dropReview } from '../open-review.ts';

export const tableDiscard: Command<'table.discard'> = ({ review }, context) => {
  if (context.current && !context.jobs.busy) dropReview(context.current, review);
  return null;
};
