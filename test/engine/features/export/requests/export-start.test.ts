// export.plan and export.start on a real project: what they take from it, remember in it, and tell.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportPlan } from '../../../../../electron/engine/features/export/requests/export-plan.ts';
import { exportStart } from '../../../../../electron/engine/features/export/requests/export-start.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { JobRunner } from '../../../../../electron/engine/jobs/job-runner.ts';
import { rowsOf } from '../../../rows/rows-of.ts';
import { readExportSettings } from '../../../../../electron/engine/store/exports/export-profiles.ts';
import { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { ClusterCache } from '../../../../../electron/engine/project/cluster-cache.ts';
import { PreviewRunners } from '../../../../../electron/engine/jobs/preview-runner.ts';
import { ViewRegistry } from '../../../../../electron/engine/view/windows/view-registry.ts';
import type { EngineEvent } from '../../../../../shared/contract/events.ts';
import type { RuleId } from '../../../../../shared/model/rule.ts';
import type { ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import { options, xmlOf } from '../layout/export-set.ts';
import { checkSchemas, keepForSchemas } from '../valid-set.ts';

checkSchemas();

let root = '';
let store: ProjectStore;
let context: EngineContext;
let events: EngineEvent[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-start-'));
  store = ProjectStore.create(join(root, 'a.mapwright'));
  events = [];
  const emit = (event: EngineEvent): void => void events.push(event);
  const current = {
    store,
    views: new ViewRegistry(store.db),
    previews: new PreviewRunners(),
    clusters: new ClusterCache(),
    untitled: false,
    recoveredFrom: null,
    foreignPart: null,
    lostSources: [],
    readOnly: null,
    revision: 1,
    lastChange: null,
    review: null,
  };
  context = { emit, jobs: new JobRunner(emit), answering: 0, current };
});
afterEach(() => {
  store.close();
  rmSync(root, { recursive: true, force: true });
});

function addRows(locs: readonly string[]): void {
  const importer = store.beginImport('test');
  const source = importer.addSource('/x.xml', 'urlset');
  importer.add(
    source,
    rowsOf(locs.map((loc) => ({ loc }))),
    locs.map(() => 0),
  );
  importer.finishSource(source, { bytes: 1, problems: [] });
  importer.commit();
  if (context.current) recheckAll(context.current);
}

/** Runs the export and gives the event that ended it. */
async function run(params: Parameters<typeof exportStart>[0]): Promise<EngineEvent | undefined> {
  await exportStart(params, context);
  while (context.jobs.busy) await new Promise((resolve) => setImmediate(resolve));
  const end = events.findLast(({ event }) => event === 'job.done' || event === 'job.failed');
  if (end?.event === 'job.done') keepForSchemas(params.out, end.data.result as ExportResult);
  return end;
}

function flagged(rule: RuleId): number {
  return store.ruleCounts().get(rule) ?? 0;
}

describe('export.plan and export.start', () => {
  it('know a set that they wrote by another name of its folder', async () => {
    addRows(['https://example.com/a']);
    const [out, link] = [join(root, 'out'), join(root, 'link')];
    await run(options(out));
    symlinkSync(out, link, 'junction');
    store.db.run('UPDATE url SET priority = 0.5');
    await run(options(link));
    expect(await exportPlan({ ...options(out), others: 'ask' }, context)).toMatchObject({
      othersLeft: null,
      files: [{ change: 'unchanged' }],
    });
  });

  it('write the included rows without blocking findings, and count the others', async () => {
    addRows([
      'https://example.com/b',
      '/relative',
      'https://example.com/a',
      'https://example.com/b',
      'https://example.com/c',
    ]);
    store.db.run('UPDATE url SET included = 0 WHERE id = 5');
    const out = join(root, 'out');
    const leftOut = expect.arrayContaining([
      { reason: 'loc-not-absolute', what: 'url', count: 1 },
      { reason: 'loc-duplicate', what: 'url', count: 1 },
    ]) as unknown;
    expect(await exportPlan(options(out), context)).toMatchObject({ urls: 2, files: [{ urls: 2 }], leftOut });
    expect(existsSync(out)).toBe(false);
    expect(store.settings().outDir).toBeNull();
    const end = await run(options(out));
    expect(end).toMatchObject({
      event: 'job.done',
      data: { kind: 'export', result: { urls: 2, out, leftOut } },
    });
    expect(
      xmlOf(out, 'sitemap-1.xml.gz')
        .toString()
        .match(/<url>.*/g),
    ).toEqual(['<url><loc>https://example.com/b</loc></url>', '<url><loc>https://example.com/a</loc></url>']);
  });

  it('remember the options, tell that the project changed, and keep the flags in step', async () => {
    addRows(['https://example.com/maps/a', 'https://example.com/b']);
    const out = join(root, 'out');
    await run(options(out, { gzip: false, maxUrls: 7 }));
    expect(store.settings()).toEqual({
      outDir: out,
      baseUrl: 'https://example.com/maps/',
      expectedLanguages: null,
      maxUrls: 7,
      maxBytes: 52_428_800,
      gzip: false,
      historyBytes: 500_000_000,
      historyBounds: { steps: null, days: null, bytes: null },
    });
    expect(flagged('loc-out-of-scope')).toBe(1);
    // The options and what was exported are told as one.
    expect(events.filter(({ event }) => event === 'project.changed')).toHaveLength(1);
    await run(options(out, { gzip: false, maxUrls: 7 }));
    expect(events.filter(({ event }) => event === 'project.changed')).toHaveLength(2);
    await run(options(out, { baseUrl: 'https://www.example.com/' }));
    expect(flagged('loc-out-of-scope')).toBe(0);
    expect(flagged('loc-other-host')).toBe(2);
  });

  it('refuse a wrong base address at once, and remember nothing', () => {
    addRows(['https://example.com/']);
    expect(() => exportStart(options(join(root, 'out'), { baseUrl: 'x' }), context)).toThrow(
      /public URL of the folder/,
    );
    expect(store.settings().baseUrl).toBeNull();
  });

  it('remember nothing of an export that fails', async () => {
    addRows(['https://example.com/maps/a', 'https://example.com/b']);
    const good = join(root, 'good');
    await run(options(good, { maxUrls: 7 }));
    const before = [store.settings(), readExportSettings(store.db)];
    const taken = join(root, 'taken');
    mkdirSync(taken);
    writeFileSync(join(taken, 'sitemap-1.xml.gz'), 'mine');
    const failed = await run(options(taken, { maxUrls: 9, baseUrl: 'https://other.example/' }));
    expect(failed?.event).toBe('job.failed');
    expect([store.settings(), readExportSettings(store.db)]).toEqual(before);
    expect(flagged('loc-other-host')).toBe(0);
  });

  it('say that the set was written where the project could not keep that', async () => {
    addRows(['https://example.com/a']);
    const out = join(root, 'out');
    store.db.exec("CREATE TRIGGER full BEFORE INSERT ON export_set BEGIN SELECT RAISE(ABORT, 'full'); END");
    const end = await run(options(out));
    expect(end).toMatchObject({
      event: 'job.failed',
      data: { error: { reason: { key: 'export-not-kept', params: { path: out } } } },
    });
    expect(JSON.stringify(end)).toContain('sitemap-1.xml.gz, sitemap-index.xml');
    expect(existsSync(join(out, 'sitemap-1.xml.gz'))).toBe(true);
    expect(readExportSettings(store.db).last).toBeNull();
    store.db.exec('DROP TRIGGER full');
    expect(await run(options(out))).toMatchObject({ event: 'job.done' });
  });

  it('tell a failure as the end of the job', async () => {
    expect(await run(options(join(root, 'out')))).toMatchObject({
      event: 'job.failed',
      data: { error: { code: 'invalid-export', message: expect.stringContaining('no URLs yet') as string } },
    });
  });

  it('leave nothing behind when the job is cancelled', async () => {
    addRows(Array.from({ length: 20_000 }, (_, i) => `https://example.com/${i}`));
    const { job } = await exportStart(options(join(root, 'out')), context);
    await context.jobs.cancel(job);
    expect(events.at(-1)).toMatchObject({ event: 'job.failed', data: { error: { code: 'cancelled' } } });
    expect(readdirSync(root).filter((name) => name === 'out')).toEqual([]);
  });

  it('need an open project', () => {
    context.current = null;
    expect(() => exportPlan(options(root), context)).toThrow(expect.objectContaining({ code: 'no-project' }));
    expect(() => exportStart(options(root), context)).toThrow(
      expect.objectContaining({ code: 'no-project' }),
    );
  });
});
