// Plans an export of the open project, with threads where there are many rows. It writes nothing.
import type { ExportOptions, ExportPlan, OthersSet } from '../../../../shared/model/export/planned-set.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { leaveExport } from './complete-exports.ts';
import { completeOptions } from './export-options.ts';
import { changeTime, exportInput } from './layout/export-input.ts';
import { filesToMake } from './layout/known-files.ts';
import { planRows } from './plan-rows.ts';
import { withExportThreads } from './threads/export-threads.ts';

/** See planRows. */
export async function planExport(
  context: EngineContext,
  project: OpenProject,
  given: ExportOptions,
  others: OthersSet = 'keep',
): Promise<ExportPlan> {
  const options = completeOptions(given);
  await leaveExport(context, project, options.out);
  return withExportThreads(project.store, project.store.counts().included, (threads) => {
    const time = changeTime(project, options.out);
    const input = exportInput(project, options, undefined, threads?.reader);
    threads?.prepare(filesToMake(input, options));
    return planRows(input, { ...options, others }, undefined, time, threads);
  });
}
