// review.apply: takes over what is accepted, as one undo step; a job where it takes long.
import type { ReviewResult } from '../../../../../shared/model/review.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { applyReview, pendingReview, reviewExtent } from './apply-review.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';

export const reviewApply: Command<'review.apply'> = (_, context) => {
  const project = changeableProject(context);
  const extent = reviewExtent(pendingReview(project));
  function* steps(): Steps<ReviewResult> {
    const result = yield* applyReview(project);
    announceChange(context, project);
    return result;
  }
  return context.jobs.runSteps('merge', steps(), extent);
};
