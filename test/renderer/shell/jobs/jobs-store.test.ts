import { beforeEach, describe, expect, it } from 'vitest';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { fakeClient, IMPORT_RESULT } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

const PROGRESS = { label: 'a.xml', done: 5, total: 10, bytes: 0, bytesTotal: null, rate: 5, secondsLeft: 1 };

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

describe('useJobs', () => {
  it('follows a job from start to result', async () => {
    const jobs = useJobs();
    const ran = jobs.run('import', () => Promise.resolve({ job: 4 }));
    await settled();
    jobs.progressed({ job: 4, progress: PROGRESS });
    expect(jobs.running).toMatchObject({ id: 4, kind: 'import', progress: { done: 5 } });
    jobs.done({ job: 4, kind: 'import', result: IMPORT_RESULT });
    expect(await ran).toBe(IMPORT_RESULT);
    expect(jobs.running).toBeNull();
  });

  it('takes over a job that ran before the window came', async () => {
    client.answer('job.current', { job: 7, kind: 'import', progress: PROGRESS });
    const jobs = useJobs();
    const resumed = await jobs.resume();
    expect(jobs.running).toMatchObject({ id: 7, kind: 'import', progress: { done: 5 } });
    jobs.done({ job: 7, kind: 'import', result: IMPORT_RESULT });
    expect(await resumed?.result).toBe(IMPORT_RESULT);
    expect(jobs.running).toBeNull();
  });

  it('takes a result that was told before the answer to the start', async () => {
    const jobs = useJobs();
    jobs.done({ job: 1, kind: 'import', result: IMPORT_RESULT });
    expect(await jobs.run('import', () => Promise.resolve({ job: 1 }))).toBe(IMPORT_RESULT);
  });

  it('rejects with the error of a failed job, and ignores progress of others', async () => {
    const jobs = useJobs();
    const ran = jobs.run('export', () => Promise.resolve({ job: 2 }));
    await settled();
    jobs.progressed({ job: 99, progress: PROGRESS });
    expect(jobs.running?.progress).toBeNull();
    jobs.failed({ job: 2, error: { code: 'disk-full', message: 'No room on /out.' } });
    await expect(ran).rejects.toMatchObject({ code: 'disk-full', message: 'No room on /out.' });
    expect(jobs.isRunning).toBe(false);
  });

  it('ends what ran when the engine is lost', async () => {
    const jobs = useJobs();
    const ran = jobs.run('import', () => Promise.resolve({ job: 3 }));
    await settled();
    jobs.lost({ code: 'engine-restarted', message: 'Gone.' });
    await expect(ran).rejects.toMatchObject({ code: 'engine-restarted' });
    expect(jobs.running).toBeNull();
  });

  it('goes on with its own job after the connection was lost', async () => {
    const jobs = useJobs();
    const ran = jobs.run('import', () => Promise.resolve({ job: 7 }));
    await settled();
    client.answer('job.current', { job: 7, kind: 'import', progress: PROGRESS });
    expect(await jobs.resume()).toBeNull();
    expect(jobs.running).toMatchObject({ id: 7, progress: { done: 5 } });
    jobs.done({ job: 7, kind: 'import', result: IMPORT_RESULT });
    expect(await ran).toBe(IMPORT_RESULT);
  });

  it('tells that it does not know how a job ended while the connection was lost', async () => {
    const jobs = useJobs();
    const ran = jobs.run('import', () => Promise.resolve({ job: 7 }));
    const outcome = expect(ran).rejects.toMatchObject({ code: 'connection-lost' });
    await settled();
    expect(await jobs.resume()).toBeNull();
    await outcome;
    expect(jobs.running).toBeNull();
  });

  it('asks the engine to cancel the job that runs', async () => {
    const jobs = useJobs();
    const ran = jobs.run('import', () => Promise.resolve({ job: 7 }));
    await settled();
    await jobs.cancel();
    expect(client.calls).toContainEqual({ name: 'job.cancel', params: { job: 7 } });
    expect(jobs.running?.cancelling).toBe(true);
    jobs.failed({ job: 7, error: { code: 'cancelled', message: '' } });
    await expect(ran).rejects.toMatchObject({ code: 'cancelled' });
  });
});
