// export.start: writes the set as a job and keeps what came of it in the project. The work is done in export-rows.ts.
import type { Command } from '../../../project/context.ts';
import { leaveExport } from '../complete-exports.ts';
import { announceChange, currentProject } from '../../../project/current-project.ts';
import { changeTime, exportInput } from '../layout/export-input.ts';
import { completeOptions } from '../export-options.ts';
import { exportRows } from '../export-rows.ts';
import { withExportThreads } from '../threads/export-threads.ts';
import { KeptExport } from '../kept-export.ts';
import { filesToMake } from '../layout/known-files.ts';

export const exportStart: Command<'export.start'> = (
  { overwrite, others = 'keep', profile = null, ...given },
  context,
) => {
  const project = currentProject(context);
  const options = completeOptions(given);
  const job = context.jobs.start('export', async (control) => {
    await leaveExport(context, project, options.out, { exclusive: true });
    const now = changeTime(project, options.out);
    const kept = new KeptExport(project, options, profile);
    const outcome = await withExportThreads(project.store, project.store.counts().included, (threads) => {
      const input = exportInput(project, options, undefined, threads?.reader);
      // They load while the folder is looked at.
      threads?.prepare(filesToMake(input, options));
      return project.store.exports.withoutMapping(() =>
        exportRows(input, { ...options, overwrite, others }, control, { now, threads, announce: kept.note }),
      );
    });
    const result = kept.keep(outcome);
    announceChange(context, project);
    return result;
  });
  return { job };
};
