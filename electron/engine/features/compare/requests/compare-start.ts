// compare.start: compares two sets as a job and keeps the outcome. The work is done in compare-sets.ts.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { CompareSide } from '../../../../../shared/model/comparison.ts';
import type { Command } from '../../../project/context.ts';
import { compareSets } from '../compare-sets.ts';
import { forgetComparison } from '../forget-comparison.ts';

export const compareStart: Command<'compare.start'> = ({ before, after, ...options }, context) => {
  const project = context.current;
  if (!project && [before, after].some(needsProject)) throw new AppError('no-project', reason('no-project'));
  const job = context.jobs.start('compare', async (control) => {
    const comparison = await compareSets(
      project,
      { ...options, sides: [before, after] },
      control,
      context.surroundings,
    );
    forgetComparison(context);
    context.comparison = comparison;
    return comparison.summary;
  });
  return { job };
};

export const compareDiscard: Command<'compare.discard'> = (_, context) => {
  forgetComparison(context);
  return null;
};

function needsProject({ kind }: CompareSide): boolean {
  return kind === 'project' || kind === 'export' || kind === 'source';
}
