// Starts the import of files, folders and patterns as a job. The work is done elsewhere.
import type { Command } from '../context.ts';
import { changeableProject } from './current-project.ts';
import { importSources } from './import-sources.ts';

export const importStart: Command<'import.start'> = ({ sources, keepDamaged }, context) => {
  const project = changeableProject(context);
  const job = context.jobs.start('import', async (control) => {
    const result = await importSources(project, sources, control, { keepDamaged });
    project.revision++;
    context.emit({ event: 'project.changed', data: { revision: project.revision } });
    return result;
  });
  return { job };
};
