// Imports sources that could not be had, or not as a whole, without touching what was had of them.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ImportResult } from '../../../../../shared/model/import/import-result.ts';
import { pursueSteps, type JobControl } from '../../../jobs/job-runner.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { applyReview, reviewExtent } from '../../pending/apply-review.ts';
import { discardReview } from '../../pending/pending-review.ts';
import { robotsChoices } from '../../robots/robots-choices.ts';
import { refreshSources } from './refresh-sources.ts';
import type { ImportOptions } from '../with-import-run.ts';

/** `ids` = null: all that failed. One undo step; cancelling changes nothing. */
export async function retrySources(
  project: OpenProject,
  ids: readonly number[] | null,
  control: JobControl,
  options: ImportOptions,
): Promise<ImportResult> {
  const { store } = project;
  const before = store.sources();
  const chosen = ids && new Set(ids);
  const failed = before.filter(({ id, state }) => state === 'failed' && (!chosen || chosen.has(id)));
  if (failed.length === 0) throw new AppError('not-found', reason('retry-nothing'));
  const duplicatesBefore = duplicates(project);
  const wanted = new Set(failed.map(({ id }) => id));
  const { problems, problemCount, seconds } = await refreshSources(project, [...wanted], control, {
    ...options,
    keepEmpty: true,
  });
  await options.before?.({ code: 'retry', sources: failed.length });
  const rows = await takeNew(project, control, failed.length);
  const known = new Set(before.map(({ id }) => id));
  return {
    rows,
    duplicates: Math.max(0, duplicates(project) - duplicatesBefore),
    sources: store.sources().filter(({ id }) => wanted.has(id) || !known.has(id)),
    problems,
    problemCount,
    robots: robotsChoices(project),
    seconds,
  };
}

/** Rows that the project has are the user's by now: only what is missing comes in. */
async function takeNew(project: OpenProject, control: JobControl, sources: number): Promise<number> {
  if (!project.review) return 0;
  const { table } = project.review;
  table.accept({ kind: 'changed' }, false);
  table.accept({ kind: 'removed' }, false);
  project.review = { ...project.review, label: { code: 'retry', sources } };
  try {
    return (await pursueSteps(applyReview(project), reviewExtent(project.review), control)).added;
  } catch (error) {
    discardReview(project);
    throw error;
  }
}

function duplicates({ store }: OpenProject): number {
  return store.ruleCounts().get('loc-duplicate') ?? 0;
}
