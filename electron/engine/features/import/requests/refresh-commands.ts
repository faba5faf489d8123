// import.refresh and import.retry: look at sources again, as jobs. What has changed waits for a review; what could not be
// had before comes as one undo step.
import type { Command, Commands } from '../../../project/context.ts';
import { backUpWithin } from '../../../project/back-up-before.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { ImportTree } from '../../../project/running-import.ts';
import { refreshSources } from '../review/refresh-sources.ts';
import { retrySources } from '../review/retry-sources.ts';

const importRefresh: Command<'import.refresh'> = (
  { sources, force, encoding, dates, robots, web },
  context,
) => {
  const project = changeableProject(context);
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('refresh', (control) =>
    refreshSources(project, sources ?? null, control, {
      force,
      encoding,
      dates,
      robots,
      web,
      tree,
      surroundings,
    }),
  );
  context.tree = tree;
  return { job };
};

const importRetry: Command<'import.retry'> = ({ sources, web }, context) => {
  const project = changeableProject(context);
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('import', async (control) => {
    const result = await retrySources(project, sources ?? null, control, {
      ...{ web, tree, surroundings },
      before: (label) => backUpWithin(context, project, { code: 'change', label }, control),
    });
    announceChange(context, project);
    return result;
  });
  context.tree = tree;
  return { job };
};

export const refreshCommands = {
  'import.refresh': importRefresh,
  'import.retry': importRetry,
} satisfies Partial<Commands>;
