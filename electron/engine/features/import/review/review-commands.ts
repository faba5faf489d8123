// The commands about looking at sources again, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { importRefresh } from './import-refresh.ts';
import { importRetry } from './import-retry.ts';
import { reviewInfo } from './review-info.ts';
import { reviewRows } from './review-rows.ts';
import { reviewAccept } from './review-accept.ts';
import { reviewApply } from './review-apply.ts';
import { reviewDiscard } from './review-discard.ts';

export const reviewCommands = {
  'import.refresh': importRefresh,
  'import.retry': importRetry,
  'review.info': reviewInfo,
  'review.rows': reviewRows,
  'review.accept': reviewAccept,
  'review.apply': reviewApply,
  'review.discard': reviewDiscard,
} satisfies Partial<Commands>;
