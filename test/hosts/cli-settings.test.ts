// mapwright settings: the file, each setting, what differs from the default, and what can't be read.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings-schemas.ts';
import { mapwrightHere } from './cli-process.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  vi.stubEnv('MAPWRIGHT_HOME', home);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

const store = (settings: object) => writeFile(join(home, 'state.json'), JSON.stringify({ settings }));

it('prints the defaults where nothing was ever set', async () => {
  const { code, stdout } = await mapwrightHere(['settings']);
  expect(code).toBe(0);
  expect(stdout).toContain(join(home, 'state.json'));
  expect(stdout).toContain('  theme: "system"\n');
  expect(stdout).not.toContain('*');
});

it('marks what differs from the default', async () => {
  await store({ theme: 'contrast', density: 'normal', keys: { 'file.import': ['Mod+J'] } });
  const { stdout } = await mapwrightHere(['settings']);
  expect(stdout).toContain('* theme: "contrast"\n');
  expect(stdout).toContain('  density: "normal"\n');
  expect(stdout).toContain('* keys: {"file.import":["Mod+J"]}\n');
});

it('says as JSON what can’t be read, with exit code 1', async () => {
  await store({ theme: 'pink', language: 'de' });
  const { code, stdout, stderr } = await mapwrightHere(['settings', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    file: join(home, 'state.json'),
    settings: { ...DEFAULT_SETTINGS, language: 'de' },
    changed: ['language'],
    unreadable: ['theme'],
  });
  expect(stderr).toContain('theme');
});

it('takes no argument', async () => {
  expect((await mapwrightHere(['settings', 'theme'])).code).toBe(2);
});
