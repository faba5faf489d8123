import { beforeEach, describe, expect, it } from 'vitest';
import { useExportProfiles } from '../../../../renderer/features/export/export-profiles-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { EXPORT_PLAN, EXPORT_RESULT } from './fake-exports.ts';
import { settled, useStores } from '../../mount-app.ts';

const RUN = { at: '2026-05-01T12:00:00.000Z', urls: 3, files: 2, changed: 2, seconds: 1 };

let client = fakeClient();
beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useProject().refresh();
});

const params = (name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map((call) => call.params);

describe('useExporting', () => {
  it('starts from the project: its settings, and its site as the address', () => {
    expect(useExporting().options).toEqual({
      out: '',
      baseUrl: 'https://example.com/',
      maxUrls: 50_000,
      maxBytes: 52_428_800,
      gzip: true,
    });
  });

  it('forgets what it knows of a project when another one is opened', async () => {
    const exporting = useExporting();
    exporting.$patch({ phase: 'done', result: EXPORT_RESULT });
    const { info } = useProject();
    if (info) client.answer('project.info', { ...info, path: '/p/other.mapwright' });
    await useProject().refresh();
    expect([exporting.phase, exporting.result]).toEqual(['idle', null]);
  });

  it('plans only with a folder and an address', async () => {
    const exporting = useExporting();
    await exporting.preview();
    expect(params('export.plan')).toEqual([]);
    exporting.change({ out: '/out' });
    await exporting.preview();
    expect(exporting.plan).toEqual(EXPORT_PLAN);
    expect(exporting.planning).toBe(false);
  });

  it('waits for the plan of the newest options, whatever comes of those before', async () => {
    const exporting = useExporting();
    exporting.change({ out: '/out' });
    const before = exporting.preview();
    exporting.change({ gzip: false });
    await before;
    expect(exporting.planning).toBe(true);
    expect(exporting.plan).toBeNull();
    await exporting.preview();
    expect(exporting.planning).toBe(false);
    expect(exporting.plan).toEqual(EXPORT_PLAN);
  });

  it('takes a number back to what it was, and waits while its field holds none that is allowed', async () => {
    const exporting = useExporting();
    exporting.change({ out: '/out' });
    exporting.setNumber('level', 9);
    expect(exporting.options.level).toBe(9);
    exporting.setNumber('level', null);
    expect([exporting.ready, exporting.options.level]).toEqual([false, 9]);
    exporting.setNumber('level', 6);
    expect([exporting.ready, exporting.options.level]).toEqual([true, undefined]);
    exporting.setNumber('maxUrls', 50_000);
    expect(exporting.options.maxUrls).toBe(50_000);
    await exporting.preview();
  });

  it('says why there is no plan', async () => {
    const exporting = useExporting();
    client.refuse(
      'export.plan',
      AppError.from({ code: 'invalid-export', message: '“x” is not an address.' }),
    );
    exporting.change({ out: '/out', baseUrl: 'x' });
    await exporting.preview();
    expect(exporting.plan).toBeNull();
    expect(exporting.error?.message).toBe('“x” is not an address.');
  });

  it('has a plan beside why an export failed that began without one', async () => {
    const exporting = useExporting();
    client.refuse(
      'export.start',
      AppError.from({ code: 'invalid-export', message: 'Something is in the way.' }),
    );
    exporting.change({ out: '/out' });
    await exporting.start(false);
    expect(exporting.phase).toBe('failed');
    expect(exporting.error?.message).toBe('Something is in the way.');
    expect(exporting.plan).toEqual(EXPORT_PLAN);
  });

  it('shows what was written before the engine ended, once it was started again', async () => {
    const exporting = useExporting();
    const project = useProject();
    exporting.change({ out: '/out' });
    const run = exporting.start(false);
    await settled();
    useJobs().lost({ code: 'engine-restarted', message: '' });
    await run;
    expect(exporting.phase).toBe('failed');
    const last = { profile: null, options: exporting.options, run: RUN, hasResult: true, untold: true };
    if (project.info) client.answer('project.info', { ...project.info, exports: { profiles: [], last } });
    client.answer('export.result', EXPORT_RESULT);
    await project.refresh();
    await settled();
    expect([exporting.phase, exporting.result, exporting.pastRun]).toEqual(['done', EXPORT_RESULT, RUN.at]);
  });

  it('runs the job and has its result, and leaves it to the engine to remember what succeeded', async () => {
    const exporting = useExporting();
    exporting.change({ out: '/out', maxUrls: 100 });
    const ran = exporting.start(false);
    await settled();
    expect(params('project.setSettings')).toEqual([]);
    expect(params('export.start')).toMatchObject([{ out: '/out', maxUrls: 100 }]);
    expect(exporting.phase).toBe('running');
    useJobs().done({ job: 1, kind: 'export', result: EXPORT_RESULT });
    await ran;
    expect(exporting.phase).toBe('done');
    expect(exporting.result).toEqual(EXPORT_RESULT);
  });

  it('has the options of an export that this window did not start, once it is written', async () => {
    const exporting = useExporting();
    const { info } = useProject();
    const { options } = exporting;
    const kept = { id: 1, name: 'Live', options: { ...options, out: '/out', maxUrls: 40 }, last: null };
    const exportsWith = (maxUrls: number) => {
      const used = { ...kept.options, maxUrls };
      return { profiles: [{ ...kept, options: used }], last: { profile: 1, options: used, run: RUN } };
    };
    if (info) client.answer('project.info', { ...info, exports: exportsWith(40) });
    await useProject().refresh();
    exporting.reset();
    const { promise, resolve } = Promise.withResolvers<typeof EXPORT_RESULT>();
    const ran = exporting.resume(promise);
    expect([exporting.phase, exporting.options.maxUrls]).toEqual(['running', 40]);
    if (info) client.answer('project.info', { ...info, exports: exportsWith(30) });
    resolve(EXPORT_RESULT);
    await ran;
    expect([exporting.phase, exporting.profile, exporting.options.maxUrls]).toEqual(['done', 1, 30]);
    expect(useExportProfiles().changed).toBe(false);
  });

  it('goes back from what an earlier export wrote to what was typed in no profile', async () => {
    const exporting = useExporting();
    const { info } = useProject();
    const used = { ...exporting.options, out: '/out' };
    const last = { profile: null, options: used, run: RUN, hasResult: true };
    if (info) client.answer('project.info', { ...info, exports: { profiles: [], last } });
    client.answer('export.result', EXPORT_RESULT);
    await useProject().refresh();
    exporting.reset();
    await exporting.showLast();
    exporting.reset();
    expect(exporting.options.out).toBe('');
    exporting.change({ out: '/typed', maxUrls: 70 });
    for (const leave of [exporting.reset, exporting.reopen]) {
      await exporting.showLast();
      expect([exporting.phase, exporting.options.out, exporting.options.maxUrls]).toEqual([
        'done',
        '/out',
        50_000,
      ]);
      leave();
      expect([exporting.phase, exporting.options.out, exporting.options.maxUrls]).toEqual([
        'idle',
        '/typed',
        70,
      ]);
    }
    exporting.reset();
    expect(exporting.options.out).toBe('');
  });

  it('ends as failed with the engine’s error, and starts over on reset from what was exported last', async () => {
    const exporting = useExporting();
    client.refuse('export.start', AppError.from({ code: 'no-access', message: '/out can’t be written.' }));
    exporting.change({ out: '/out' });
    await exporting.start(false);
    expect(exporting.phase).toBe('failed');
    expect(exporting.error?.code).toBe('no-access');
    exporting.reset();
    expect(exporting.phase).toBe('idle');
    expect(exporting.options.out).toBe('');
  });
});
