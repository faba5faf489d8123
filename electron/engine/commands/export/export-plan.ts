// export.plan: what an export would write, exact to the byte. It writes nothing.
import type { Command } from '../../context.ts';
import { leaveExport } from '../project/complete-exports.ts';
import { currentProject } from '../project/current-project.ts';
import { completeOptions } from './export-options.ts';
import { planRows } from './plan-rows.ts';
import { changeTime, exportInput } from './export-input.ts';

export const exportPlan: Command<'export.plan'> = ({ others = 'keep', ...given }, context) => {
  const options = completeOptions(given);
  const project = currentProject(context);
  return leaveExport(context, project, options.out).then(() => {
    const time = changeTime(project, options.out);
    return planRows(exportInput(project, options), { ...options, others }, undefined, time);
  });
};
