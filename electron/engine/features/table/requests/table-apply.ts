// table.apply: brings what was accepted of a compared table into the project, as a job and one undo step.
import type { Command } from '../../../project/context.ts';
import { applyTable } from '../apply-table.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { currentReview } from '../open-review.ts';

export const tableApply: Command<'table.apply'> = ({ review: id }, context) => {
  const project = changeableProject(context);
  const review = currentReview(project, id);
  const job = context.jobs.start('tableApply', async (control) => {
    try {
      const result = await applyTable(project, review, control);
      announceChange(context, project);
      return result;
    } catch (error) {
      // Windows that were read while it ran may show what was taken back.
      if (context.current === project)
        context.emit({ event: 'project.changed', data: { revision: project.revision } });
      throw error;
    }
  });
  return { job };
};
