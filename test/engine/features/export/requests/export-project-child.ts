// A process that exports a project and is killed on its way. Arguments: the project, the folder, and where to die: "before"
// or "after" which operation on files, by its name and number.
import process from 'node:process';
import { killAt } from '../kill-at.ts';

const [path = '', out = '', when = 'after', operation = '', n = '1'] = process.argv.slice(2);

await killAt(Number(n), when === 'after', operation);
const { exportStart } =
  await import('../../../../../electron/engine/features/export/requests/export-start.ts');
const { projectOpen } =
  await import('../../../../../electron/engine/features/project/requests/project-open.ts');
const { JobRunner } = await import('../../../../../electron/engine/jobs/job-runner.ts');
const { options } = await import('../layout/export-set.ts');

const jobs = new JobRunner(() => undefined);
const context = { emit: () => undefined, jobs, answering: 0, current: null };
await projectOpen({ path }, context);
await exportStart(options(out, { maxUrls: 2 }), context);
while (jobs.busy) await new Promise((resolve) => setImmediate(resolve));
