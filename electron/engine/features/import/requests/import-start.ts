// Starts the import of files, folders, patterns and addresses as a job. The work is done elsewhere.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { backUpWithin } from '../../../project/back-up-before.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { importSources } from '../import-sources.ts';
import { ImportTree } from '../../../project/running-import.ts';

export const importStart: Command<'import.start'> = ({ sources, ...options }, context) => {
  const project = changeableProject(context);
  if (sources.length === 0 && options.pasted === undefined) {
    throw new AppError('invalid-request', reason('import-nothing'));
  }
  const tree = new ImportTree();
  const { surroundings } = context;
  const job = context.jobs.start('import', async (control) => {
    const result = await importSources(project, sources, control, {
      ...{ ...options, tree, surroundings },
      before: (label) => backUpWithin(context, project, { code: 'change', label }, control),
    });
    announceChange(context, project);
    return result;
  });
  context.tree = tree;
  return { job };
};
