// The comparison of a table with the project that waits for decisions: one a project, until the project changes.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ReviewList, TableComparison, TableMerge } from '../../../../shared/model/table.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { ReviewTables } from '../../store/pending/review-tables.ts';

export interface TableReview {
  readonly id: number;
  readonly merge: TableMerge;
  readonly format: 'csv' | 'xlsx';
  readonly bytes: number;
  readonly revision: number;
  readonly tables: ReviewTables;
  /** Ids of the project's rows that the file does not have, ascending; 1 = to be deleted. */
  readonly missing: Uint32Array;
  readonly missingAccepted: Uint8Array;
  readonly found: Pick<TableComparison, 'problems' | 'problemCount'>;
}

const reviews = new WeakMap<OpenProject, TableReview>();
let nextId = 1;

/** Keeps a comparison in the place of the last one, and gives it a number. */
export function keepReview(project: OpenProject, review: Omit<TableReview, 'id' | 'revision'>): TableReview {
  const kept = { ...review, id: nextId++, revision: project.revision };
  reviews.set(project, kept);
  return kept;
}

/** The comparison with this number; throws stale-view where the project has changed since. */
export function currentReview(project: OpenProject, id: number): TableReview {
  const review = reviews.get(project);
  if (review?.id === id && review.revision === project.revision) return review;
  throw new AppError('stale-view', reason('table-changed'));
}

/** Forgets the comparison, if it is still the present one. */
export function dropReview(project: OpenProject, id?: number): void {
  const review = reviews.get(project);
  if (!review || (id !== undefined && review.id !== id)) return;
  review.tables.drop();
  reviews.delete(project);
}

/** How many rows of each list are accepted. */
export function acceptedOf({ tables, missingAccepted }: TableReview): Readonly<Record<ReviewList, number>> {
  let missing = 0;
  for (const accepted of missingAccepted) missing += accepted;
  return { added: tables.acceptedCount('added'), changed: tables.acceptedCount('changed'), missing };
}
