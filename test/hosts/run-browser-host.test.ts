// How `npm start` says that the browser host ended, with scripts of Node in its place.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logFile } from '../../electron/host/app-log.ts';
import { runBrowserHost, type HostEnd } from '../../electron/start/run-browser-host.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

function run(script: string): Promise<HostEnd> {
  return runBrowserHost(['-e', script], home);
}

it.skipIf(process.platform === 'win32')('tells which signal ended it, and where the log is', async () => {
  const { code, told } = await run(`process.kill(process.pid, 'SIGKILL')`);
  expect(code).toBe(1);
  expect(told).toMatch(/^Mapwright ended unexpectedly \(SIGKILL\)\. .* Its log: \S/);
  expect(told).toContain(logFile(home));
  expect(await readFile(logFile(home), 'utf8')).toContain('Mapwright ended unexpectedly (SIGKILL).');
});

it('tells the code of one that failed', async () => {
  const { code, told } = await run('process.exit(7)');
  expect(code).toBe(7);
  expect(told).toContain('Mapwright ended with code 7. Its log: ');
});

it('has nothing to tell where it ended in order, or the user ended it', async () => {
  expect(await run('process.exit(0)')).toEqual({ code: 0, told: null });
  const ended = run('setTimeout(() => {}, 120_000)');
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toMatchObject({ told: null });
});
