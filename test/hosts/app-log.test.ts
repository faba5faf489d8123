import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { logFile, logReport, redactedLogs } from '../../electron/host/app-log.ts';

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
  const text = await readFile(logFile(home), 'utf8');
  expect(text).toBe('2026-01-02T03:04:05.000Z Error: one\n\n2026-01-02T03:04:05.000Z Error: two\n\n');
});

it('begins a new file before one gets large, and keeps the two before it', async () => {
  const home = await folder();
  for (const letter of ['a', 'b', 'c', 'd']) {
    logReport(home, letter.repeat(600_000), NOW);
    logReport(home, `after ${letter}`, NOW);
  }
  const texts = await Promise.all([0, 1, 2].map((age) => readFile(logFile(home, age), 'utf8')));
  expect(texts.map((text) => text.slice(25, 32))).toEqual(['after d', 'after c', 'after b']);
  expect(await readdir(dirname(logFile(home)))).toHaveLength(3);
});

it('has no pages of the user, but where that is asked for, and never a password', async () => {
  const home = await folder();
  const text =
    'at https://shop.example.com/secret?x=1 from http://me:word@shop.example.com/ http://127.0.0.1:80/a.js:1';
  logReport(home, text, NOW);
  expect(await readFile(logFile(home), 'utf8')).toContain(
    'at https://… from https://… http://127.0.0.1:80/a.js:1',
  );
  vi.stubEnv('MAPWRIGHT_LOG', 'debug');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  logReport(home, text, NOW);
  const debug = await readFile(logFile(home), 'utf8');
  expect(debug).toContain('https://shop.example.com/secret?x=1');
  expect(debug).not.toContain('word');
  const [redacted] = redactedLogs(home).values();
  expect(redacted).not.toContain('shop.example.com');
});

it('is given away without paths and names of the user, and with the place in the code', async () => {
  const home = await folder();
  expect(redactedLogs(home)).toEqual(new Map());
  const lines = [
    `Error: disk full (28) at (${join(appRoot(), 'out/main/main.js')}:1:2) node:internal/fs:3`,
    `project: ${join(homedir(), 'My clients/Acme shop 2.mapwright')}`,
    String.raw`source “C:\Users\Jo Doe\map.xml”, \\server\share\list.csv; then 3 rows`,
    'at https://shop.example.com/a?token=s3cret and http://127.0.0.1:80/?token=s3cret',
    '/mnt/Acme shop/acme.mapwright-wal is locked',
  ];
  logReport(home, lines.join('\n'), NOW);
  vi.stubEnv('MAPWRIGHT_LOG', 'debug');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  logReport(home, lines.join('\n'), NOW);
  const given = redactedLogs(home).get('mapwright.log')!;
  expect(given).not.toMatch(/acme|clients|jo doe|users|server|share|s3cret|shop|\.xml|\.csv/i);
  expect(given).not.toContain(homedir());
  expect(given).toContain('Error: disk full (28) at (app:/out/main/main.js:1:2) node:internal/fs:3');
  expect(given).toContain('then 3 rows');
  expect(given).toContain('http://127.0.0.1:80/?…');
});

it('is silent where it can’t write', async () => {
  const path = join(await folder(), 'file');
  await writeFile(path, '');
  expect(() => {
    logReport(path, 'Error', NOW);
  }).not.toThrow();
});
