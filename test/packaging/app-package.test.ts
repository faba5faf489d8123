// Packages the app with a stand-in for Electron's distribution, and looks into what comes out: what an installed app has, and
// what it must not have. Its engine is started as it was packaged.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractAll, extractFile, getRawHeader, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { commandLineFile } from '../../electron/main/command-line-package.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { bundledPackages, mainFiles } from '../../packaging/app/beside-archive.ts';
import { runBuilder } from '../../packaging/app/run-builder.ts';
import type { StandInPlatform } from '../../packaging/app/stand-in.ts';
import { packagesIn, readNotes } from '../../packaging/bundled/bundle-notes.ts';
import { startRealEngine } from '../hosts/real-engine.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = appRoot();
const FUSES = [
  'RunAsNode',
  'EnableCookieEncryption',
  'EnableNodeOptionsEnvironmentVariable',
  'EnableNodeCliInspectArguments',
  'EnableEmbeddedAsarIntegrityValidation',
  'OnlyLoadAppFromAsar',
  'LoadBrowserProcessSpecificV8Snapshot',
  'GrantFileProtocolExtraPrivileges',
] as const;
/** So many that an export has threads. */
const ROWS = 6_000;
let folder: string;

beforeAll(async () => {
  if (isStale(root)) await build(root);
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  // As on a machine that makes releases, where electron-builder would find a feed by itself.
  vi.stubEnv('GH_TOKEN', 'none');
  vi.stubEnv('TRAVIS_REPO_SLUG', 'someone/mapwright');
  await packed('linux', 'linux', []);
  await packed('win32', 'windows', ['--win']);
  await packed('linux', 'release', ['--linux', '--config', 'packaging/release.yml']);
  vi.unstubAllEnvs();
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function packed(standIn: StandInPlatform, name: string, args: readonly string[]): Promise<void> {
  const place = ['--dir', '--x64', `-c.directories.output=${join(folder, name)}`];
  const system = args.length === 0 ? ['--linux'] : args;
  const { code, output } = await runBuilder(root, [...place, ...system], {
    standIn,
    stream: false,
    minutes: 1,
  });
  expect(code, output).toBe(0);
}

const linux = (...path: string[]): string => join(folder, 'linux', 'linux-unpacked', ...path);
const windows = (...path: string[]): string => join(folder, 'windows', 'win-unpacked', ...path);
const release = (...path: string[]): string => join(folder, 'release', 'linux-unpacked', ...path);

describe.each([
  ['Linux', linux, 'mapwright-desktop'],
  ['Windows', windows, 'mapwright-desktop.exe'],
])('the package for %s', (_system, inside, program) => {
  const archive = (): string => inside('resources', 'app.asar');
  const files = (): string[] =>
    listPackage(archive(), { isPack: false }).map((path) => path.slice(1).replaceAll('\\', '/'));

  it('has every file that the main process, the engine and its threads load', async () => {
    const main = await mainFiles(root);
    expect(main).toEqual(expect.arrayContaining(['main.js', 'engine-process.js', 'engine-thread.js']));
    const renderer = await readdir(join(root, 'out', 'renderer'), { recursive: true });
    const wanted = [
      'package.json',
      // Without it, Node reads the others as the modules that they are not.
      'out/main/package.json',
      ...main.map((file) => `out/main/${file}`),
      'out/preload/preload.cjs',
      ...renderer.map((file) => `out/renderer/${file.replaceAll('\\', '/')}`),
    ];
    expect(files()).toEqual(expect.arrayContaining(wanted));
  });

  it('has nothing else: no module, no other host, no map, no note of the build', () => {
    const foreign = files().filter((path) => !/^(?:out|electron|package\.json$)/.test(path));
    expect(foreign).toEqual([]);
    const parts = files().filter((path) => /^(?:out|electron)\/[^/]+$/.test(path));
    expect(parts.sort()).toEqual(['electron/sample', 'out/main', 'out/preload', 'out/renderer']);
    expect(files().filter((path) => /\.map$|\/(?:browser|cli|command-thread)\.js$/.test(path))).toEqual([]);
  });

  it('says what it is, and nothing of how it is built', () => {
    const manifest = JSON.parse(extractFile(archive(), 'package.json').toString('utf8')) as Record<
      string,
      unknown
    >;
    expect(manifest).toMatchObject({ name: 'mapwright', main: 'out/main/main.js' });
    expect(Object.keys(manifest).filter((key) => /devDependencies|scripts/.test(key))).toEqual([]);
  });

  it('has the fuses closed in the program itself', async () => {
    const wire = await getCurrentFuseWire(inside(program));
    const isOpen = (fuse: FuseV1Options): boolean => String.fromCharCode(wire[fuse] as number) === '1';
    const open = FUSES.filter((name) => isOpen(FuseV1Options[name]));
    expect(open).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar']);
  });

  it('has the sample where any process can read it', async () => {
    const sample = inside('resources', 'app.asar.unpacked', 'electron', 'sample');
    expect(await readdir(sample)).toEqual(await readdir(join(root, 'electron', 'sample')));
  });

  it('has the licences of Mapwright, of what is bundled in it, and of Electron', async () => {
    const text = await readFile(inside('resources', 'THIRD-PARTY.txt'), 'utf8');
    const packages = await bundledPackages(root);
    expect(packages).toEqual(expect.arrayContaining(['vue', 'undici', 'electron-updater', 'sax']));
    expect(packages.filter((name) => !text.includes(`\n${name} `))).toEqual([]);
    expect(await readFile(inside('resources', 'LICENSE.txt'), 'utf8')).toMatch(/^MIT License/);
    expect(await readdir(inside())).toEqual(
      expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
    );
  });

  it('brings the command line along, as an npm package', async () => {
    const { size } = await stat(inside('resources', commandLineFile(packageJson.version)));
    expect(size).toBeGreaterThan(500_000);
  });

  it('is small beside Electron’s runtime', async () => {
    expect((await stat(archive())).size).toBeLessThan(8_000_000);
  });

  it('has no feed of updates, whatever repository it was packaged in', async () => {
    expect(await readdir(inside('resources'))).not.toContain('app-update.yml');
  });
});

it('starts its engine as it was packaged, which does the main job with threads', async () => {
  const app = join(folder, 'extracted');
  extractAll(linux('resources', 'app.asar'), app);
  const engine = startRealEngine(pathToFileURL(join(app, 'out', 'main', 'engine-process.js')));
  onTestFinished(() => engine.supervisor.close());
  const list = join(folder, 'list.txt');
  const urls = Array.from({ length: ROWS }, (_, n) => `https://www.example.com/page-${String(n)}`);
  await writeFile(list, urls.join('\n'));
  await engine.ask('project.create', { path: join(folder, 'site.mapwright') });
  const imported = engine.next('job.done');
  await engine.ask('import.start', { sources: [list] });
  await imported;
  const exported = Promise.race([engine.next('job.done'), engine.next('job.failed')]);
  const out = join(folder, 'set');
  const options = { baseUrl: 'https://www.example.com/', maxUrls: 50_000, maxBytes: 52_428_800, gzip: true };
  await engine.ask('export.start', { out, ...options });
  expect(await exported).toMatchObject({ kind: 'export' });
  expect(await readdir(out)).toContain('sitemap-1.xml.gz');
});

it('has in Windows’ program the hash of the archive, and the icon that is drawn here', async () => {
  const program = await readFile(windows('mapwright-desktop.exe'));
  const { headerString } = getRawHeader(windows('resources', 'app.asar'));
  expect(program.includes(createHash('sha256').update(headerString).digest('hex'))).toBe(true);
  const icon = await readFile(join(root, 'packaging', 'resources', 'icon.ico'));
  // Its last entry says where its largest picture begins, which is the last in the file.
  const [count, begin] = [icon.readUInt16LE(4), icon.readUInt32LE(6 + 16 * icon.readUInt16LE(4) - 4)];
  expect(count).toBeGreaterThan(5);
  expect(program.includes(icon.subarray(begin))).toBe(true);
});

it('asks for updates where the release of a repository was packaged', async () => {
  const feed = parse(await readFile(release('resources', 'app-update.yml'), 'utf8')) as object;
  expect(feed).toMatchObject({ provider: 'github', owner: 'someone', repo: 'mapwright' });
});

it('bundles nothing for the app’s own processes that is only there to build or to test', async () => {
  const files = await mainFiles(root);
  const packages = [
    ...packagesIn(await readNotes(root, 'main'), files),
    ...packagesIn(await readNotes(root, 'preload')),
  ];
  // Parts of its library are compiled into the engine.
  const development = Object.keys(packageJson.devDependencies).filter((name) => name !== 'assemblyscript');
  expect(packages.filter((name) => development.includes(name))).toEqual([]);
});
