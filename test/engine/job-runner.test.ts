// The runner tells which job runs and how far it is; no engine, no project.
import { expect, it } from 'vitest';
import { JobRunner } from '../../electron/engine/job-runner.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';

it('tells the running job with its last progress, and none before and after', async () => {
  const events: EngineEvent[] = [];
  const jobs = new JobRunner((event) => events.push(event));
  expect(jobs.current).toBeNull();

  const reported = Promise.withResolvers<undefined>();
  const id = jobs.start('import', async ({ signal, report }) => {
    report({ label: 'a.xml', done: 5, total: 10, bytes: 100, bytesTotal: 200 });
    reported.resolve(undefined);
    await new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
    throw new Error('never comes here');
  });
  expect(jobs.current).toEqual({ job: id, kind: 'import', progress: null });

  await reported.promise;
  expect(jobs.current).toMatchObject({ job: id, kind: 'import', progress: { label: 'a.xml', done: 5 } });
  expect(events).toEqual([{ event: 'job.progress', data: { job: id, progress: jobs.current?.progress } }]);

  await jobs.cancel(id);
  expect(jobs.current).toBeNull();
});
