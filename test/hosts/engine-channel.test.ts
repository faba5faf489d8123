// The channel to an engine in Electron's utility process, which has its pid late and says how it ends.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';

let main: MainUnderTest;

beforeEach(async () => {
  main = await mainUnderTest();
  await main.start();
});

afterEach(async () => {
  await main.clean();
});

const report = (): Promise<string> =>
  readFile(join(main.home, 'logs', 'mapwright.log'), 'utf8').catch(() => '');

it('has what the engine prints at its end in the report', async () => {
  expect(main.fake.electron.utilityProcess.fork.mock.lastCall?.[2]).toMatchObject({
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  main.engine().stderr?.write('Error: boom\n    at engine.js:1\n');
  await expect.poll(() => main.engine().stderr?.readableLength).toBe(0);
  main.engine().end(1);
  await expect.poll(report).toContain('Engine ended: exit code 1\nError: boom\n    at engine.js:1');
});

it('tells it where backups are kept', () => {
  const options = main.fake.electron.utilityProcess.fork.mock.lastCall?.[2];
  expect(options?.env).toMatchObject({ MAPWRIGHT_BACKUPS: join(main.home, 'backups') });
});

it('takes a fatal error of V8 for an end like any other, and starts the engine again', async () => {
  const engine = main.engine();
  engine.emit('error', 'FatalError', 'v8::Heap::AllocateRaw', '{}');
  engine.end(5);
  await expect.poll(report).toContain('FatalError of V8 at v8::Heap::AllocateRaw, exit code 5');
  expect(main.fake.utility).toHaveLength(2);
});

it('sends requests before the process has its pid, and none after its end', async () => {
  const first = main.engine();
  const asked = main.invoke('project.info', {});
  await expect.poll(() => first.posted.length).toBe(1);
  first.end(1);
  expect(first.pid).toBeUndefined();
  expect(await asked).toMatchObject({ ok: false, error: { code: 'engine-restarted' } });
  const again = main.invoke('project.info', {});
  await expect.poll(() => main.engine().posted.length).toBe(1);
  expect(first.posted).toHaveLength(1);
  main.engine().answer('project.info', { rows: 2 });
  expect(await again).toEqual({ ok: true, result: { rows: 2 } });
});
