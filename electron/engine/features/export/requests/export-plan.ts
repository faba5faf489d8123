// export.plan: what an export would write, exact to the byte. It writes nothing.
import type { Command } from '../../../project/context.ts';
import { leaveExport } from '../complete-exports.ts';
import { currentProject } from '../../../project/current-project.ts';
import { completeOptions } from '../export-options.ts';
import { withExportThreads } from '../threads/export-threads.ts';
import { filesToMake } from '../layout/known-files.ts';
import { planRows } from '../plan-rows.ts';
import { changeTime, exportInput } from '../layout/export-input.ts';

export const exportPlan: Command<'export.plan'> = ({ others = 'keep', ...given }, context) => {
  const options = completeOptions(given);
  const project = currentProject(context);
  return leaveExport(context, project, options.out).then(() =>
    withExportThreads(project.store, project.store.counts().included, (threads) => {
      const time = changeTime(project, options.out);
      const input = exportInput(project, options, undefined, threads?.reader);
      threads?.prepare(filesToMake(input, options));
      return planRows(input, { ...options, others }, undefined, time, threads);
    }),
  );
};
