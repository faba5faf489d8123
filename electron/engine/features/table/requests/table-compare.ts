// table.compare: compares a table file with the project as a job. The work is done in compare-table.ts.
import type { Command } from '../../../project/context.ts';
import { compareTable } from '../compare-table.ts';
import { changeableProject } from '../../../project/current-project.ts';

export const tableCompare: Command<'table.compare'> = (merge, context) => {
  const project = changeableProject(context);
  return { job: context.jobs.start('tableCompare', (control) => compareTable(project, merge, control)) };
};
