// What the built command line keeps of its compiled functions, in folders and files as they really are.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';

const root = appRoot();
const sample = join(root, 'electron', 'sample', 'sitemap-1.xml');

let temporary: string;
let folder: string;

beforeAll(async () => {
  if (isStale(root)) await build(root);
}, 180_000);

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  const uid = process.getuid?.();
  folder = join(temporary, uid === undefined ? 'mapwright-code' : `mapwright-code-${String(uid)}`);
});

afterEach(async () => {
  await rm(temporary, { recursive: true, force: true });
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [join(root, 'out', 'main', 'cli.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary, ...env },
  });
}

/** What it prints. */
function run(...started: Parameters<typeof start>): string {
  const { stdout, stderr } = start(...started);
  expect(stdout).toContain('sitemap-1.xml');
  expect(stderr).toBe('');
  return stdout;
}

const kept = async (command = 'inspect'): Promise<string> => {
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(new RegExp(`^${command}-[0-9a-z]+$`))]);
  return join(folder, names[0] ?? '');
};

describe.skipIf(process.platform === 'win32')('compiled functions', () => {
  it('are kept by the first run, for its user alone, and left as they are by one like it', async () => {
    const out = run(['inspect', sample]);
    const file = await kept();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    // Enough to be sure that functions are in it, not what runs while modules load alone.
    expect((await stat(file)).size).toBeGreaterThan(500_000);
    // The second run may still run some function for the first time that was compiled in between.
    expect(run(['inspect', sample])).toBe(out);
    const { mtimeMs } = await stat(await kept());
    expect(run(['inspect', sample])).toBe(out);
    expect((await stat(await kept())).mtimeMs).toBe(mtimeMs);
  });

  it('are kept of the first run of each kind, as runs of other kinds have other functions', async () => {
    const project = join(temporary, 'site.mapwright');
    start(['import', project, sample], { NODE_DISABLE_COMPILE_CACHE: '1' });
    const args = [
      'export',
      project,
      '--out',
      join(temporary, 'set'),
      '--base-url',
      'https://www.example.com/',
    ];
    const kinds = async (): Promise<string | undefined> =>
      /"kinds":\[[^\]]*\]/.exec(await readFile(await kept('export'), 'latin1'))?.[0];
    expect(start([...args, '--dry-run']).status).toBe(0);
    expect(await kinds()).toBe('"kinds":["nothing"]');
    expect(start(args).status).toBe(0);
    expect(await kinds()).toBe('"kinds":["nothing","small"]');
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    [
      'changed in one byte',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 300_000 ? byte ^ 1 : byte))),
    ],
  ])('that are %s are not run, but written anew', async (_, damage) => {
    const out = run(['inspect', sample]);
    const damaged = damage(await readFile(await kept()));
    await writeFile(await kept(), damaged);
    expect(run(['inspect', sample])).toBe(out);
    expect((await readFile(await kept())).equals(damaged)).toBe(false);
  });

  it('are neither read nor written where others can write, or where the folder is a link', async () => {
    await mkdir(folder);
    await chmod(folder, 0o777);
    run(['inspect', sample]);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    const elsewhere = join(temporary, 'elsewhere');
    await mkdir(elsewhere, { mode: 0o700 });
    await symlink(elsewhere, folder);
    run(['inspect', sample]);
    expect(await readdir(elsewhere)).toEqual([]);
  });

  it('are kept nowhere where that is not wanted', async () => {
    run(['inspect', sample], { NODE_DISABLE_COMPILE_CACHE: '1' });
    expect(await readdir(temporary)).toEqual([]);
  });
});
