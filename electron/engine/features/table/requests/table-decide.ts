// table.decide: accepts or rejects rows of a comparison. It changes no row of the project.
import type { Command } from '../../../project/context.ts';
import { ACCEPT } from '../../../store/pending/review-tables.ts';
import { changeableProject } from '../../../project/current-project.ts';
import { acceptedOf, currentReview } from '../open-review.ts';

export const tableDecide: Command<'table.decide'> = ({ review: id, list, items, decision }, context) => {
  const review = currentReview(changeableProject(context), id);
  if (list === 'missing') {
    const value = decision === 'reject' ? 0 : 1;
    if (!items) review.missingAccepted.fill(value);
    else
      for (const n of items) if (n >= 1 && n <= review.missing.length) review.missingAccepted[n - 1] = value;
  } else {
    const accept = decision === 'accept' ? ACCEPT.all : decision === 'fill' ? ACCEPT.fill : ACCEPT.no;
    review.tables.decide(list, items ?? null, list === 'added' && decision === 'fill' ? ACCEPT.all : accept);
  }
  return acceptedOf(review);
};
