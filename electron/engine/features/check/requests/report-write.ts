// report.write: writes the findings as a file, as a job; complete or not at all. The work is done in write-report.ts.
import { resolve } from 'node:path';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { writeReport } from '../write-report.ts';

const WHOLE = [{ from: 0, to: Number.MAX_SAFE_INTEGER }];

export const reportWrite: Command<'report.write'> = (order, context) => {
  const project = currentProject(context);
  const ids =
    order.view === null ? undefined : project.views.ids({ kind: 'view', view: order.view, ranges: WHOLE });
  const path = resolve(order.path);
  return {
    job: context.jobs.start('report', (control) => writeReport(project, { ...order, path, ids }, control)),
  };
};
