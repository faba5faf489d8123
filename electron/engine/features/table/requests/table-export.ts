// table.export: writes rows as a table file, as a job. The work is done in export-table.ts.
import { resolve } from 'node:path';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { exportTable } from '../export-table.ts';

export const tableExport: Command<'table.export'> = (options, context) => {
  const project = currentProject(context);
  const path = resolve(options.path);
  return {
    job: context.jobs.start('tableExport', (control) => exportTable(project, { ...options, path }, control)),
  };
};
