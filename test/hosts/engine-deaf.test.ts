// An engine that hangs where no message reaches it is ended by a cancel, and started again with its project.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRealEngine, type RealEngine } from './real-engine.ts';

let folder: string;
let engine: RealEngine;
const into = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  const hang = `
    const { search } = String.prototype;
    String.prototype.search = function (pattern) {
      if (this.includes('hang-here')) {
        require('node:fs').writeFileSync(${JSON.stringify(into('hangs'))}, '');
        for (;;);
      }
      return search.call(this, pattern);
    };
  `;
  await writeFile(into('hang.cjs'), hang);
  vi.stubEnv('NODE_OPTIONS', `--require ${into('hang.cjs')}`);
  engine = startRealEngine();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await engine.supervisor.close();
  await rm(folder, { recursive: true, force: true });
});

it('is ended by a cancel, which says that the job was cancelled', async () => {
  await writeFile(into('list.txt'), 'https://www.example.com/a\n');
  await writeFile(into('hangs.txt'), 'https://www.example.com/hang-here\n');
  await engine.ask('project.create', { path: into('p.mapwright') });
  const done = engine.next('job.done');
  await engine.ask('import.start', { sources: [into('list.txt')] });
  await done;
  const { pid } = engine.supervisor;

  const { job } = await engine.ask('import.start', { sources: [into('hangs.txt')] });
  await vi.waitUntil(() => existsSync(into('hangs')), { timeout: 20_000, interval: 5 });
  const failed = engine.next('job.failed');
  const restarted = engine.next('engine.restarted');
  const since = performance.now();
  await engine.ask('job.cancel', { job });
  console.info(`a cancel of a hung import: ended after ${Math.round(performance.now() - since)} ms`);
  expect((await failed).error.code).toBe('cancelled');
  expect(await restarted).toEqual({ reopened: into('p.mapwright'), error: null, cancelled: true });
  expect(engine.supervisor.pid).not.toBe(pid);
  expect((await engine.ask('project.info', {})).rows).toBe(1);
});
