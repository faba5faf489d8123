// import.refresh: looks at sources again, as a job. It changes no row: what has changed waits for a review.
import type { Command } from '../../../project/context.ts';
import { changeableProject } from '../../../project/current-project.ts';
import { ImportTree } from '../../../project/import-tree.ts';
import { refreshSources } from './refresh-sources.ts';

export const importRefresh: Command<'import.refresh'> = ({ sources, force, encoding, web }, context) => {
  const project = changeableProject(context);
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('refresh', (control) =>
    refreshSources(project, sources ?? null, control, { force, encoding, web, tree, surroundings }),
  );
  context.tree = tree;
  return { job };
};
