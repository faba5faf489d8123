// The runner tells which job runs and how far it is; no engine, no project.
import { describe, expect, it, vi } from 'vitest';
import { JobRunner } from '../../../electron/engine/jobs/job-runner.ts';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import type { Steps } from '../../../shared/model/steps.ts';

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

it('tells the last report of work that goes on without a word, and nothing after its end', async () => {
  const events: EngineEvent[] = [];
  const jobs = new JobRunner((event) => events.push(event));
  const progress = { label: 'a.xml', total: null, bytes: 0, bytesTotal: null };
  const ended = Promise.withResolvers<never>();
  const id = jobs.start('import', async ({ report }) => {
    for (const done of [1, 2, 3]) report({ ...progress, done });
    return ended.promise;
  });
  await vi.waitFor(() => {
    expect(jobs.current?.progress?.done).toBe(3);
  });
  expect(events.map(({ data }) => 'progress' in data && data.progress.done)).toEqual([1, 3]);
  ended.reject(new Error('over'));
  await jobs.cancel(id);
  expect(events.at(-1)?.event).toBe('job.failed');
});

describe('steps', () => {
  const result = { changed: 3, history: { undo: null, redo: null, state: '0/0' } };

  /** Steps that take longer than the runner's patience, and what became of them. */
  function longSteps(log: string[]): Steps<EditResult> {
    return (function* () {
      const end = performance.now() + 450;
      try {
        while (performance.now() < end) yield 1;
        log.push('done');
        return result;
      } finally {
        log.push('left');
      }
    })();
  }

  it('gives a quick result at once, without a job', () => {
    const events: EngineEvent[] = [];
    const jobs = new JobRunner((event) => events.push(event));
    const quick = (function* () {
      yield 1;
      return result;
    })();
    expect(jobs.runSteps('edit', quick, 1)).toBe(result);
    expect(jobs.busy).toBe(false);
    expect(events).toEqual([]);
  });

  it('makes a job of what takes long, and lets others have their turn meanwhile', async () => {
    const events: EngineEvent[] = [];
    const jobs = new JobRunner((event) => events.push(event));
    const log: string[] = [];
    const running = jobs.runSteps('edit', longSteps(log), 1_000_000_000);
    const other = new Promise((resolve) => setImmediate(resolve)).then(() => log.push('other'));
    expect(jobs.current).toMatchObject({ kind: 'edit' });
    expect(() => jobs.runSteps('edit', longSteps([]), 1)).toThrow(expect.objectContaining({ code: 'busy' }));
    await other;
    expect(await running).toBe(result);
    expect(log).toEqual(['other', 'done', 'left']);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['job.started', 'job.progress', 'job.done']),
    );
    expect(events.at(-1)).toMatchObject({ event: 'job.done', data: { kind: 'edit', result } });
    expect(jobs.busy).toBe(false);
  });

  it('ends the steps on cancel, so that they can take back what they did', async () => {
    const jobs = new JobRunner(() => undefined);
    const log: string[] = [];
    const running = jobs.runSteps('edit', longSteps(log), 1);
    await Promise.all([
      expect(running).rejects.toMatchObject({ code: 'cancelled' }),
      jobs.cancelAll().then(() => {
        expect(log).toEqual(['left']);
      }),
    ]);
  });
});
