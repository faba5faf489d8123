// Kills the real engine process in the middle of its work: nothing acknowledged is lost, and the work goes on.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { integrityOf, startRealEngine, type RealEngine } from './real-engine.ts';
import { addingUrls } from '../engine/add-urls.ts';

let folder: string;
let project: string;
let engine: RealEngine;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  project = join(folder, 'site.mapwright');
  engine = startRealEngine();
});

afterEach(async () => {
  await engine.supervisor.close();
  await rm(folder, { recursive: true, force: true });
});

const ROWS = 100_000;
const HEALTHY = [{ integrity_check: 'ok' }];

async function listOf(rows: number, name = 'list.txt'): Promise<string> {
  const path = join(folder, name);
  const lines = Array.from(
    { length: rows },
    (_, n) => `https://www.example.com/section-${n % 40}/page-${n}.html`,
  );
  await writeFile(path, lines.join('\n'));
  return path;
}

async function imported(rows: number): Promise<void> {
  await engine.ask('project.create', { path: project });
  const done = engine.next('job.done');
  await engine.ask('import.start', { sources: [await listOf(rows)] });
  await done;
}

const until = (condition: () => boolean): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const exportOptions = (out: string) =>
  ({ out, baseUrl: 'https://www.example.com/', maxUrls: 5_000, maxBytes: 52_428_800, gzip: true }) as const;

/** All addresses of the set in a folder, by its index. */
function exported(out: string): string[] {
  const index = readFileSync(join(out, 'sitemap-index.xml'), 'utf8');
  const files = [...index.matchAll(/sitemap-\d+\.xml\.gz/g)].map(([name]) => name);
  const texts = files.map((name) => gunzipSync(readFileSync(join(out, name))).toString('utf8'));
  return texts.flatMap((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!));
}

describe('killing the engine', () => {
  it('in the middle of an edit: rejected, undone, intact, back with the project open', async () => {
    await imported(ROWS);
    const { view } = await engine.ask('view.open', { filter: [], sort: [] });
    const first = await engine.ask('edit.set', {
      rows: { kind: 'ids', ids: [1] },
      column: 'priority',
      value: '0.9',
    });
    expect(first.changed).toBe(1);
    const before = engine.supervisor.pid;
    const log = sizeOf(`${project}-wal`);

    const edit = engine.ask('edit.set', {
      rows: { kind: 'view', view, ranges: [{ from: 0, to: ROWS }] },
      column: 'loc',
      value: `https://www.example.com/${'x'.repeat(400)}`,
    });
    const rejected = expect(edit).rejects.toMatchObject({ code: 'engine-restarted' });
    const restarted = engine.next('engine.restarted');
    await until(() => sizeOf(`${project}-wal`) > log);
    engine.crash();
    await rejected;
    expect(await restarted).toEqual({ reopened: project, error: null });

    expect(engine.supervisor.pid).not.toBe(before);
    const again = await engine.ask('view.open', { filter: [], sort: [] });
    const { rows } = await engine.ask('view.rows', { view: again.view, start: 0, count: 2 });
    expect(rows.map(({ loc, priority }) => [loc, priority])).toEqual([
      ['https://www.example.com/section-0/page-0.html', 0.9],
      ['https://www.example.com/section-1/page-1.html', null],
    ]);
    const next = await engine.ask('edit.set', {
      rows: { kind: 'ids', ids: [2] },
      column: 'priority',
      value: '0.1',
    });
    expect(next).toMatchObject({ changed: 1 });
    await engine.supervisor.close();
    expect(integrityOf(project)).toEqual(HEALTHY);
  });

  it('in the middle of an import: the job fails, the project is as before', async () => {
    await imported(1_000);
    const source = await listOf(3 * ROWS, 'more.txt');
    const progress = engine.next('job.progress', ({ progress: { done } }) => done > 0);
    const { job } = await engine.ask('import.start', { sources: [source] });
    await progress;
    const failed = engine.next('job.failed');
    const restarted = engine.next('engine.restarted');
    engine.crash();
    expect(await failed).toMatchObject({ job, error: { code: 'engine-restarted' } });
    expect(await restarted).toEqual({ reopened: project, error: null });
    expect(await engine.ask('project.info', {})).toMatchObject({ rows: 1_000, history: { redo: null } });
    await engine.supervisor.close();
    expect(integrityOf(project)).toEqual(HEALTHY);
  });

  it('in the middle of an export: the old set stays complete', async () => {
    await imported(ROWS);
    const out = join(folder, 'out');
    const done = engine.next('job.done');
    await engine.ask('export.start', exportOptions(out));
    await done;
    const before = exported(out);
    expect(before).toHaveLength(ROWS);
    const names = readdirSync(out).sort();

    await engine.ask('edit.paste', addingUrls(['https://www.example.com/new.html']));
    // Enough to be made anew for the crash to come in between.
    const { view } = await engine.ask('view.open', { filter: [], sort: [] });
    const rows = { kind: 'view' as const, view, ranges: [{ from: 0, to: ROWS }] };
    await engine.ask('edit.set', { rows, column: 'lastmod', value: '2024-05-06' });
    const progress = engine.next('job.progress', ({ progress: { done: rows } }) => rows > 0);
    await engine.ask('export.start', exportOptions(out));
    await progress;
    const restarted = engine.next('engine.restarted');
    engine.crash();
    expect(await restarted).toEqual({ reopened: project, error: null });
    expect(exported(out)).toEqual(before);
    expect(
      readdirSync(out)
        .filter((name) => names.includes(name))
        .sort(),
    ).toEqual(names);

    const again = engine.next('job.done');
    await engine.ask('export.start', exportOptions(out));
    await again;
    expect(exported(out)).toEqual([...before, 'https://www.example.com/new.html']);
    expect(readdirSync(out).sort()).toEqual([...names, 'sitemap-21.xml.gz'].sort());
  });

  it('without a project only brings the engine back', async () => {
    await engine.ask('project.create', { path: project });
    await engine.ask('project.close', {});
    const restarted = engine.next('engine.restarted');
    engine.crash();
    expect(await restarted).toEqual({ reopened: null, error: null });
    await expect(engine.ask('project.info', {})).rejects.toMatchObject({ code: 'no-project' });
  });
});

describe('closing the supervisor', () => {
  it('ends the process and leaves one tidy file', async () => {
    await imported(100);
    const pid = engine.supervisor.pid!;
    await engine.supervisor.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(`${project}-wal`)).toBe(false);
    expect(integrityOf(project)).toEqual(HEALTHY);
  });
});
