// The commands about changes that wait for the user's word, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { reviewAccept, reviewApply, reviewDiscard, reviewInfo } from './review-apply.ts';
import { reviewRows } from './review-rows.ts';

export const reviewCommands = {
  'review.info': reviewInfo,
  'review.rows': reviewRows,
  'review.accept': reviewAccept,
  'review.apply': reviewApply,
  'review.discard': reviewDiscard,
} satisfies Partial<Commands>;
