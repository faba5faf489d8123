import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logReport } from '../../electron/host/error-log.ts';

const NOW = new Date('2026-01-02T03:04:05Z');

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'mapwright-log-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

it('adds reports with their time, in a folder that it makes', async () => {
  const home = join(await folder(), 'home');
  logReport(home, 'Error: one', NOW);
  logReport(home, 'Error: two', NOW);
  const text = await readFile(join(home, 'errors.log'), 'utf8');
  expect(text).toBe('2026-01-02T03:04:05.000Z Error: one\n\n2026-01-02T03:04:05.000Z Error: two\n\n');
});

it('keeps the file small, and the newest of it', async () => {
  const home = await folder();
  await writeFile(join(home, 'errors.log'), `old ${'x'.repeat(300_000)} end`);
  logReport(home, 'Error: new', NOW);
  const text = await readFile(join(home, 'errors.log'), 'utf8');
  expect(text.length).toBeLessThan(110_000);
  expect(text).toMatch(/ end2026-01-02.*Error: new\n\n$/);
});

it('is silent where it can’t write', async () => {
  const path = join(await folder(), 'file');
  await writeFile(path, '');
  expect(() => {
    logReport(path, 'Error', NOW);
  }).not.toThrow();
});
