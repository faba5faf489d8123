import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEngine } from '../../../../../electron/engine/create-engine.ts';
import type { Engine } from '../../../../../electron/engine/engine.ts';
import { SCHEMA_VERSION } from '../../../../../electron/engine/store/file/schema.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { EngineEvent } from '../../../../../shared/contract/events.ts';
import type {
  RequestName,
  RequestParams,
  RequestResults,
} from '../../../../../shared/contract/requests/requests.ts';
import type { Backup } from '../../../../../shared/model/backup.ts';
import { addingUrls } from '../../../add-urls.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';

const FIXTURE = new URL('../../../../fixtures/projects/version-28/site.mapwright.gz', import.meta.url);
const MANY = 10_001;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let folder: string;
let path: string;
let engine: Engine;
let events: EngineEvent[];
let hear: (event: EngineEvent) => void;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'shop.mapwright');
  begin();
});

afterEach(async () => {
  await engine.close();
});

function begin(backups: string | undefined = join(folder, 'home', 'backups')): void {
  events = [];
  hear = () => undefined;
  engine = createEngine(
    (event) => {
      events.push(event);
      hear(event);
    },
    { backups },
  );
}

async function ask<N extends RequestName>(name: N, params: RequestParams<N>): Promise<RequestResults[N]> {
  const response = await engine.handle({ id: 1, name, params });
  if (!response.ok) throw AppError.from(response.error);
  return response.result as RequestResults[N];
}

async function jobOf(start: Promise<{ readonly job: number }>): Promise<void> {
  const end = new Promise<EngineEvent>((resolve) => {
    hear = (event) => {
      if (event.event === 'job.done' || event.event === 'job.failed') resolve(event);
    };
  });
  await start;
  const ended = await end;
  if (ended.event === 'job.failed') throw AppError.from(ended.data.error);
}

async function projectOf(rows: number): Promise<void> {
  await ask('project.create', { path });
  const locs = Array.from({ length: rows }, (_, i) => `https://www.example.com/${String(i)}`);
  await ask('edit.paste', addingUrls(locs));
}

async function deleteAll(): Promise<void> {
  const { view, rows: count } = await ask('view.open', { filter: [], sort: [] });
  await ask('edit.delete', { rows: { kind: 'view', view, ranges: [{ from: 0, to: count }] } });
}

async function rows(): Promise<number> {
  return (await ask('project.info', {})).rows;
}

const backups = (): Promise<readonly Backup[]> => ask('project.backups', { path });

async function restore(backup: Backup | undefined): Promise<RequestResults['project.restore']> {
  return ask('project.restore', { path, backup: backup?.id ?? 'none' });
}

/** Writes a sitemap of one URL, and gives its place. */
function sitemap(name: string): string {
  const file = join(folder, name);
  const url = `<url><loc>https://www.example.com/${name}</loc></url>`;
  writeFileSync(file, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${url}</urlset>`);
  return file;
}

/** Overwrites the middle of a file, as a failing disk does. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(handle, Buffer.alloc(size / 2, 0xa5), 0, size / 2, size / 4);
  closeSync(handle);
}

function fileOf(backup: Backup | undefined): string {
  const all = join(folder, 'home', 'backups');
  const [own = ''] = readdirSync(all);
  return join(all, own, `${backup?.id ?? ''}.mapwright`);
}

function atTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe('a backup', () => {
  it('is made before a change of more than 10,000 rows, and tells what came after it', async () => {
    await projectOf(MANY);
    expect(await backups()).toEqual([]);
    const before = Date.now();
    await deleteAll();
    const [backup, ...others] = await backups();
    expect(others).toEqual([]);
    expect(backup).toMatchObject({ rows: MANY, before: { code: 'change', label: { code: 'delete' } } });
    expect(backup?.at).toBeGreaterThanOrEqual(before);
    expect(backup?.bytes).toBe(statSync(fileOf(backup)).size);
  });

  it('is not made before a smaller change, nor in a project without rows', async () => {
    await projectOf(3);
    await deleteAll();
    await jobOf(ask('import.start', { sources: [sitemap('a.xml')] }));
    expect(await backups()).toEqual([]);
  });

  it('is made before an import into a project with rows', async () => {
    await projectOf(3);
    await jobOf(ask('import.start', { sources: [sitemap('a.xml')] }));
    const label = { code: 'import', files: 1, name: 'a.xml' };
    expect(await backups()).toMatchObject([{ rows: 3, before: { code: 'change', label } }]);
    expect(await rows()).toBe(4);
  });

  it('is made before the history is shortened', async () => {
    await projectOf(3);
    await ask('project.compact', { bounds: { steps: 0, days: null, bytes: null }, dryRun: true });
    expect(await backups()).toEqual([]);
    await ask('project.compact', { bounds: { steps: 0, days: null, bytes: null }, dryRun: false });
    const [backup] = await backups();
    expect(backup?.before).toEqual({ code: 'compact' });
    expect((await restore(backup)).history.undo).toMatchObject({ rows: 3 });
  });

  it('is made before a file of an earlier version is brought to this one', async () => {
    writeFileSync(path, gunzipSync(readFileSync(FIXTURE)));
    const before = readFileSync(path).readUInt32BE(60);
    const { rows } = await ask('project.open', { path, readable: true });
    const [backup] = await backups();
    expect(backup).toMatchObject({ rows, before: { code: 'upgrade' } });
    expect(readFileSync(fileOf(backup)).readUInt32BE(60)).toBe(before);
    expect(before).toBeLessThan(SCHEMA_VERSION);
  });

  it('is not made twice in ten minutes, and five are kept', async () => {
    const start = Date.now();
    atTime(start);
    await projectOf(3);
    const at = async (minutes: number): Promise<number[]> => {
      vi.setSystemTime(start + minutes * MINUTE_MS);
      await jobOf(ask('import.start', { sources: [sitemap(`${String(minutes)}.xml`)] }));
      return (await backups()).map(({ at: made }) => (made - start) / MINUTE_MS);
    };
    expect(await at(0)).toEqual([0]);
    expect(await at(9)).toEqual([0]);
    for (const minutes of [10, 20, 30, 40]) await at(minutes);
    expect(await at(50)).toEqual([50, 40, 30, 20, 10]);
    // After three months only the newest is left.
    expect(await at((91 * DAY_MS) / MINUTE_MS)).toEqual([(91 * DAY_MS) / MINUTE_MS]);
  });

  it('that can not be made stops nobody, and is told', async () => {
    await engine.close();
    writeFileSync(join(folder, 'file'), '');
    begin(join(folder, 'file'));
    await projectOf(MANY);
    await deleteAll();
    expect(await rows()).toBe(0);
    expect(events.filter(({ event }) => event === 'backup.failed')).toMatchObject([
      { data: { error: { code: 'io', reason: { key: 'backup-failed' } } } },
    ]);
  });

  it('ends with the change where the user cancels', async () => {
    await projectOf(MANY);
    hear = (event) => {
      if (event.event === 'job.started') void ask('job.cancel', { job: event.data.job });
    };
    await expect(deleteAll()).rejects.toMatchObject({ code: 'cancelled' });
    expect(await rows()).toBe(MANY);
  });

  it('is made by no engine whose host keeps none', async () => {
    await engine.close();
    engine = createEngine(() => undefined);
    await projectOf(MANY);
    await deleteAll();
    expect(await backups()).toEqual([]);
    await expect(restore(undefined)).rejects.toMatchObject({ reason: { key: 'backup-missing' } });
  });
});

describe('restoring', () => {
  it('puts the project back, with its history, and can be taken back', async () => {
    await projectOf(MANY);
    await deleteAll();
    const { revision } = await ask('project.info', {});
    const [backup] = await backups();
    const restored = await restore(backup);
    expect(restored).toMatchObject({ path, rows: MANY, history: { undo: { rows: MANY }, redo: null } });
    expect(restored.revision).toBeGreaterThan(revision);
    const told = events.flatMap((one) => (one.event === 'project.replaced' ? [one.data.path] : []));
    expect(told.slice(-2)).toEqual([null, path]);
    // What was there is the newest backup.
    const [present] = await backups();
    expect(present).toMatchObject({ rows: 0, before: { code: 'restore' } });
    expect(await restore(present)).toMatchObject({
      rows: 0,
      history: { undo: { label: { code: 'delete' } } },
    });
    expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  });

  it('puts a good file in the place of a damaged one, which stays beside it', async () => {
    await projectOf(MANY);
    await deleteAll();
    await ask('history.undo', {});
    await ask('project.close', {});
    damage(path);
    const damaged = readFileSync(path);
    const opened = await ask('project.open', { path, readable: true });
    expect(opened.recoveredFrom).toBe(path);
    const [backup] = await backups();
    expect(await restore(backup)).toMatchObject({ path, rows: MANY, recoveredFrom: null });
    expect(readFileSync(join(folder, 'shop (replaced).mapwright')).equals(damaged)).toBe(true);
    expect(existsSync(opened.path)).toBe(true);
  });

  it.each([
    ['gone', () => rmSync(path)],
    ['empty', () => truncateSync(path)],
    ['none any more', () => writeFileSync(path, 'x'.repeat(1_000))],
  ])('brings back a project whose file is %s', async (_, spoil) => {
    await projectOf(MANY);
    await deleteAll();
    await ask('project.close', {});
    spoil();
    await expect(ask('project.open', { path, readable: true })).rejects.toThrow();
    const [backup] = await backups();
    expect(await restore(backup)).toMatchObject({ path, rows: MANY });
  });

  it('refuses a damaged backup and leaves the project as it is', async () => {
    await projectOf(MANY);
    await deleteAll();
    const [backup] = await backups();
    damage(fileOf(backup));
    await expect(restore(backup)).rejects.toMatchObject({
      code: 'damaged-project',
      reason: { key: 'backup-damaged' },
    });
    expect(await rows()).toBe(0);
    expect(await backups()).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('refuses while another process has the project open', async () => {
    await projectOf(MANY);
    await deleteAll();
    const [backup] = await backups();
    const first = engine;
    onTestFinished(() => first.close());
    begin();
    await expect(restore(backup)).rejects.toMatchObject({ code: 'project-locked' });
    expect(existsSync(path)).toBe(true);
  });
});
