// The changes of a project that wait for the user's word: one review a project, the last one. It changes no row.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ReviewSummary } from '../../../../shared/model/edit/review.ts';
import type { OpenProject, PendingReview } from '../../project/open-project.ts';

let nextId = 1;

/** Keeps a review, in the place of the last one, and gives it a number. */
export function keepReview(
  project: OpenProject,
  review: Omit<PendingReview, 'id' | 'revision'>,
): PendingReview {
  project.review = { ...review, id: nextId++, revision: project.revision };
  return project.review;
}

/**
 * The review that waits; throws not-found where there is none. With a number: throws stale-view where it is another by now,
 * or the project has changed since.
 */
export function pendingReview({ review, revision }: OpenProject, id?: number): PendingReview {
  if (id !== undefined && (review?.id !== id || review.revision !== revision))
    throw new AppError('stale-view', reason('review-changed'));
  if (review) return review;
  throw new AppError('not-found', reason('review-gone'));
}

/** Forgets the review, if any, or if it is still this one. */
export function discardReview(project: OpenProject, id?: number): void {
  if (id !== undefined && project.review?.id !== id) return;
  project.review?.table.drop();
  project.review = null;
}

export function summariseReview({ id, label, table, unchanged }: PendingReview): ReviewSummary {
  return { review: id, label, ...table.numbers(), unchanged };
}
