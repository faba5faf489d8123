// The engine keeps the contract: every request is answered, and every payload travels by clone and by JSON alike.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../electron/engine/commands.ts';
import { createEngine } from '../../electron/engine/create-engine.ts';
import type { Engine } from '../../electron/engine/engine.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { Backup } from '../../shared/model/backup.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { REQUEST_NAMES } from '../../shared/contract/requests/requests.ts';
import type { CaseContext } from './case-context.ts';
import { requestCases } from './request-cases.ts';
import { addingUrls } from '../engine/add-urls.ts';

let folder: string;
let engine: Engine;
let events: EngineEvent[];
let listeners: ((event: EngineEvent) => void)[];
let context: CaseContext;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  events = [];
  listeners = [];
  engine = createEngine(
    (event) => {
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    { backups: join(folder, 'backups') },
  );
  context = { folder, ask, jobEnd, backUp };
  await context.ask('project.create', { path: join(folder, 'start.mapwright') });
  const locs = ['https://www.example.com/', 'https://www.example.com/b', 'nonsense'];
  await context.ask('edit.paste', addingUrls(locs));
});

afterEach(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const ask: CaseContext['ask'] = async (name, params) => {
  const response = await engine.handle({ id: 1, name, params });
  if (!response.ok) throw AppError.from(response.error);
  return response.result as never;
};

async function backUp(): Promise<readonly Backup[]> {
  await ask('project.compact', { dryRun: false });
  return ask('project.backups', { path: join(folder, 'start.mapwright') });
}

async function jobEnd(): Promise<unknown> {
  const end = await new Promise<EngineEvent>((resolve) => {
    listeners.push((event) => {
      if (event.event === 'job.done' || event.event === 'job.failed') resolve(event);
    });
  });
  if (end.event === 'job.failed') throw AppError.from(end.data.error);
  return end.event === 'job.done' ? end.data.result : null;
}

describe('the map of requests', () => {
  it('has a command and a case for every name, and no others', () => {
    expect(Object.keys(commands).sort()).toEqual([...REQUEST_NAMES].sort());
    expect(Object.keys(requestCases).sort()).toEqual([...REQUEST_NAMES].sort());
  });

  it.each(REQUEST_NAMES)('%s is answered with what travels by structured clone and by JSON', async (name) => {
    const result: unknown = await requestCases[name](context);
    expect(result).not.toBeUndefined();
    expect(structuredClone(result)).toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
  });

  it.each(['import.start', 'export.start', 'edit.set'] as const)(
    '%s tells events that travel, too',
    async (name) => {
      await requestCases[name](context);
      expect(events.length).toBeGreaterThan(0);
      expect(structuredClone(events)).toEqual(events);
      expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
    },
  );

  // Closing what is closed already is no mistake.
  const withoutProject = [
    'project.create',
    'project.open',
    // Of what is damaged, or gone.
    'project.backups',
    'project.restore',
    'table.inspect',
    'table.unclear',
    'table.keep',
    'table.discard',
    'project.close',
    'view.cancel',
    'view.close',
    'view.leave',
    'job.cancel',
    'job.current',
    // A comparison of files needs no project.
    'compare.info',
    'compare.rows',
    'compare.files',
    'compare.export',
    'compare.discard',
  ];
  it.each(REQUEST_NAMES.filter((name) => !withoutProject.includes(name)))(
    '%s says so when no project is open',
    async (name) => {
      const params = await paramsOf(name);
      await context.ask('project.close', {});
      const response = await engine.handle({ id: 5, name, params });
      expect(response).toMatchObject({ id: 5, ok: false, error: { code: 'no-project' } });
    },
  );
});

/** The parameters that a request's case uses, overheard. */
async function paramsOf(wanted: string): Promise<unknown> {
  const overheard: unknown[] = [];
  const spy: CaseContext['ask'] = (name, params) => {
    if (name === wanted) overheard.push(params);
    return ask(name, params);
  };
  await requestCases[wanted as keyof typeof requestCases]({ ...context, ask: spy });
  return overheard[0];
}

describe('closing the engine', () => {
  it('cancels the running job, closes the project, and may be done twice', async () => {
    const failed = jobEnd();
    await requestCases['view.open'](context);
    await context.ask('import.start', { sources: [join(import.meta.dirname, '..')] });
    await engine.close();
    await expect(failed).rejects.toMatchObject({ code: 'cancelled' });
    await engine.close();
    const response = await engine.handle({ id: 1, name: 'project.info', params: {} });
    expect(response).toMatchObject({ ok: false, error: { code: 'no-project' } });
  });
});
