// Brings the rules' flags up to date after rows or settings changed. It wires store and check.
import { AppError } from '../../../shared/contract/errors.ts';
import type { OpenProject } from '../open-project.ts';

/** Recomputes the site and every flag of every row, in batches. */
export function recheckAll(_project: Pick<OpenProject, 'store'>): void {
  throw new AppError('internal', 'not built yet');
}

/** Recomputes the flags of these rows. */
export function recheckRows(_project: Pick<OpenProject, 'store'>, _ids: ArrayLike<number>): void {
  throw new AppError('internal', 'not built yet');
}
