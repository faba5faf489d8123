// The npm package of the command line, as npm packs and installs it: complete by itself, and it does the main job.
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { packCli } from '../../packaging/cli/cli-package.ts';
import { runNode, runNpm } from '../run/run-process.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = appRoot();
/** What only the hosts of windows need. */
const WINDOWS_ALONE = ['electron-updater', 'ws'];
let folder: string;
let installed: string;

beforeAll(async () => {
  if (isStale(root)) await build(root);
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  installed = join(folder, 'node_modules', 'mapwright');
  await packCli(root, join(folder, 'mapwright.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const { code, output } = await runNpm(
    ['install', '--offline', '--no-audit', '--no-fund', './mapwright.tgz'],
    {
      stream: false,
      minutes: 2,
      cwd: folder,
    },
  );
  expect(code, output).toBe(0);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('brings no other package along: neither Electron nor anything that only builds or tests', async () => {
  const names = await readdir(join(folder, 'node_modules'));
  expect(names.filter((name) => !name.startsWith('.'))).toEqual(['mapwright']);
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    name: 'mapwright',
    version: packageJson.version,
    engines: { node: '>=24' },
    bin: { mapwright: 'dist/cli.js' },
  });
  expect(Object.keys(manifest).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
});

it('passes on the licences of what is bundled, and of nothing else', async () => {
  const text = await readFile(join(installed, 'THIRD-PARTY.txt'), 'utf8');
  for (const name of Object.keys(packageJson.dependencies).filter((one) => !WINDOWS_ALONE.includes(one)))
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(text).not.toMatch(/^(?:vue|electron|electron-updater|ws) \d/m);
});

it('does the main job by `npx mapwright build`', async () => {
  await copyFile(join(root, 'electron/sample/sitemap-1.xml'), join(folder, 'sitemap.xml'));
  const args = ['build', 'sitemap.xml', '--out', 'public', '--base-url', 'https://www.example.com/'];
  const { code, output } = await runNpm(['exec', '--offline', '--', 'mapwright', ...args], {
    stream: false,
    minutes: 1,
    cwd: folder,
  });
  expect(output).toMatch(/Wrote \d+ URLs in 1 sitemap/);
  expect(code).toBe(0);
  expect(await readdir(join(folder, 'public'))).toContain('sitemap-1.xml.gz');
});

it('names the Node that it needs where there is an older one', async () => {
  const older = join(folder, 'older.cjs');
  await writeFile(
    older,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } });`,
  );
  const script = join(installed, 'dist', 'cli.js');
  const { code, output } = await runNode(['--require', older, script, 'help'], { stream: false, minutes: 1 });
  expect([code, output]).toEqual([2, 'mapwright: Node 24 is needed, but this is Node 22.18.0.\n']);
});
