// Starts the import of files, folders, patterns and addresses as a job. The work is done elsewhere.
import type { Command } from '../context.ts';
import { announceChange, changeableProject } from './current-project.ts';
import { importSources } from './import-sources.ts';
import { ImportTree } from './import-tree.ts';

export const importStart: Command<'import.start'> = ({ sources, ...options }, context) => {
  const project = changeableProject(context);
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('import', async (control) => {
    const result = await importSources(project, sources, control, { ...options, tree, surroundings });
    announceChange(context, project);
    return result;
  });
  context.tree = tree;
  return { job };
};
