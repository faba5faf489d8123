// Where the built command line keeps what Node compiled of it, in folders as they really are.
import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCaches } from '../../electron/cli/code-cache.ts';
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';

const root = appRoot();
const sample = join(root, 'electron', 'sample', 'sitemap-1.xml');
const uid = process.getuid?.();

let folder: string;
let temporary: string;
let caches: string;

beforeAll(async () => {
  if (isStale(root)) await build(root);
}, 180_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  temporary = join(folder, 'tmp');
  caches = join(folder, 'caches');
  await mkdir(temporary);
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Runs it to its end, which no cache may disturb. */
function run(env: Readonly<Record<string, string>> = {}): void {
  const { NODE_COMPILE_CACHE: _, ...own } = process.env;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'out', 'main', 'cli.js'), 'inspect', sample],
    {
      encoding: 'utf8',
      env: { ...own, TMPDIR: temporary, TEMP: temporary, TMP: temporary, XDG_CACHE_HOME: caches, ...env },
    },
  );
  expect(stdout).toContain('sitemap-1.xml');
  expect(stderr).toBe('');
}

const keptIn = async (path: string): Promise<readonly string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe.skipIf(process.platform !== 'linux')('compiled code', () => {
  it('is kept in the user’s caches, for this user alone, and never in the temporary folder', async () => {
    run();
    for (const part of ['mapwright', 'mapwright/code'])
      expect((await stat(join(caches, part))).mode & 0o777).toBe(0o700);
    expect((await keptIn(caches)).length).toBeGreaterThan(5);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is neither read nor written where others can write, or where the folder is a link', async () => {
    const own = join(caches, 'mapwright');
    await mkdir(own, { recursive: true });
    await chmod(own, 0o777);
    run();
    expect(await readdir(own)).toEqual([]);
    await rm(own, { recursive: true });
    const elsewhere = join(folder, 'elsewhere');
    await mkdir(elsewhere, { mode: 0o700 });
    await symlink(elsewhere, own);
    run();
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is kept nowhere where others could put another folder in its place', async () => {
    const shared = join(folder, 'shared');
    await mkdir(shared);
    await chmod(shared, 0o777);
    run({ XDG_CACHE_HOME: join(shared, 'caches') });
    expect(await keptIn(shared)).toEqual([]);
    // As the system's temporary folder is: there each removes what is their own.
    await chmod(shared, 0o1777);
    run({ XDG_CACHE_HOME: join(shared, 'caches') });
    expect((await keptIn(shared)).length).toBeGreaterThan(5);
  });

  it.skipIf(uid !== 0)('is kept nowhere where the folder is another user’s', async () => {
    const own = join(caches, 'mapwright');
    await mkdir(own, { recursive: true });
    await chown(own, 1234, 1234);
    const planted = join(temporary, `mapwright-code-${String(uid)}`);
    await mkdir(planted);
    await chown(planted, 1234, 1234);
    run();
    expect(await readdir(own)).toEqual([]);
    expect(await readdir(temporary)).toEqual([`mapwright-code-${String(uid)}`]);
    expect(await readdir(planted)).toEqual([]);
  });

  it('is kept nowhere where that is not wanted, or where there can be no folder', async () => {
    run({ NODE_DISABLE_COMPILE_CACHE: '1' });
    run({ XDG_CACHE_HOME: sample });
    expect(await readdir(folder)).toEqual(['tmp']);
    expect(await readdir(temporary)).toEqual([]);
  });
});

describe('the user’s caches', () => {
  const given = { XDG_CACHE_HOME: '/x/caches', LOCALAPPDATA: '/x/local' };

  it.each([
    ['linux', '/x/caches'],
    ['win32', '/x/local'],
  ] as const)('are where %s has them', (platform, path) => {
    expect(userCaches(given, platform)).toBe(path);
  });

  it('are in the home folder where nothing else is said, or nothing that is a full path', () => {
    expect(userCaches({ XDG_CACHE_HOME: 'caches' }, 'linux')).toMatch(/\.cache$/);
    expect(userCaches(given, 'darwin')).toMatch(/Library[/\\]Caches$/);
  });
});
