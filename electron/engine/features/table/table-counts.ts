// Numbers of changes by the names that tables have for them.
import type { ReviewKind } from '../../../../shared/model/edit/review.ts';
import type { ReviewList } from '../../../../shared/model/table/tables.ts';

/** A table does not remove rows: it lacks them. */
export const KIND_OF = { added: 'added', changed: 'changed', missing: 'removed' } as const satisfies Readonly<
  Record<ReviewList, ReviewKind>
>;

export function countsOf(counts: Readonly<Record<ReviewKind, number>>): Readonly<Record<ReviewList, number>> {
  return { added: counts.added, changed: counts.changed, missing: counts.removed };
}
