// import.retry: imports what could not be had before, as a job and one undo step.
import type { Command } from '../../../project/context.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { ImportTree } from '../../../project/import-tree.ts';
import { retrySources } from './retry-sources.ts';

export const importRetry: Command<'import.retry'> = ({ sources, web }, context) => {
  const project = changeableProject(context);
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('import', async (control) => {
    const result = await retrySources(project, sources ?? null, control, { web, tree, surroundings });
    announceChange(context, project);
    return result;
  });
  context.tree = tree;
  return { job };
};
