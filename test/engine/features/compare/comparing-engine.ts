// An engine with a folder and a site of its own for each test, to compare with. It says nothing of comparisons.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createEngine } from '../../../../electron/engine/create-engine.ts';
import type { Engine } from '../../../../electron/engine/engine.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { EngineEvent } from '../../../../shared/contract/events.ts';
import type {
  RequestName,
  RequestParams,
  RequestResults,
} from '../../../../shared/contract/requests/requests.ts';
import type { CompareSide, ComparisonSummary } from '../../../../shared/model/comparison.ts';
import { startSite, type TestSite } from '../../read/sources/archive/test-site.ts';

export let folder: string;
export let site: TestSite;
let engine: Engine;
let listeners: ((event: EngineEvent) => void)[] = [];

/** To be called by each file of tests: files may share this module. */
export function givenComparingEngine(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mapwright-compare-test-'));
    site = await startSite();
    listeners = [];
    const { surroundings } = site;
    engine = createEngine(
      (event) => {
        for (const listener of listeners) listener(event);
      },
      { surroundings },
    );
  });
  afterEach(async () => {
    await engine.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
}

/** Hears all events until the next job ends. */
export function listen(listener: (event: EngineEvent) => void): void {
  listeners.push(listener);
}

export async function ask<N extends RequestName>(
  name: N,
  params: RequestParams<N>,
): Promise<RequestResults[N]> {
  const response = await engine.handle({ id: 1, name, params });
  if (!response.ok) throw AppError.from(response.error);
  return response.result as RequestResults[N];
}

async function job<R>(start: () => Promise<{ readonly job: number }>): Promise<R> {
  const end = new Promise<R>((resolve, reject) => {
    listeners.push((event) => {
      if (event.event === 'job.done') resolve(event.data.result as R);
      if (event.event === 'job.failed') reject(AppError.from(event.data.error));
    });
  });
  await start();
  return end.finally(() => (listeners = []));
}

export const compare = (
  before: CompareSide,
  after: CompareSide,
  more: Partial<RequestParams<'compare.start'>> = {},
): Promise<ComparisonSummary> => job(() => ask('compare.start', { before, after, ...more }));

export const set = (location: string): CompareSide => ({ kind: 'set', location });
export const NOW: CompareSide = { kind: 'project' };

export async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

export async function projectOf(name: string, ...locs: readonly string[]): Promise<void> {
  await projectFrom(name, await file(`${name}.txt`, `${locs.join('\n')}\n`));
}

export async function projectFrom(name: string, source: string): Promise<void> {
  await ask('project.create', { path: join(folder, `${name}.mapwright`) });
  await job(() => ask('import.start', { sources: [source] }));
}

export const setCell = (id: number, column: 'included' | 'lastmod', value: string) =>
  ask('edit.set', { rows: { kind: 'ids', ids: [id] }, column, value });

export const exportTo = (out: string, more: Partial<RequestParams<'export.start'>> = {}) =>
  job(() =>
    ask('export.start', {
      ...{ out, baseUrl: url(''), maxUrls: 50_000, maxBytes: 52_428_800, gzip: false },
      ...more,
    }),
  );

export const url = (name: string): string => `https://example.com/${name}`;
