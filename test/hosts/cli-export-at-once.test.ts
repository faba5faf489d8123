// Exports of real processes that begin at the same instant in one folder: one writes, the others say that it does.
import { globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { CONTAINER, HAS_CONTAINERS } from '../files/lock-process.ts';
import { mapwright, temporaryFolder } from './cli-process.ts';

const ROUNDS = 20;
const AT_ONCE = 3;
const SAID =
  /^mapwright: Another Mapwright .*is exporting to |^mapwright: Another Mapwright .* has been exporting to /;
const root = appRoot();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  if (isStale(root)) await build(root);
}, 180_000);

beforeEach(async () => {
  folder = await temporaryFolder();
  const project = join(folder.path, '0.mapwright');
  const lines = Array.from({ length: 60_000 }, (_, i) => `https://www.example.com/${String(i)}\n`);
  await writeFile(join(folder.path, 'a.txt'), lines.join(''));
  expect(await mapwright(['import', project, join(folder.path, 'a.txt')])).toMatchObject({ code: 0 });
  for (let i = 1; i < AT_ONCE; i++) await copyFile(project, join(folder.path, `${String(i)}.mapwright`));
});
afterEach(() => folder.remove());

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

function startExport(out: string, i: number, inside: readonly string[]) {
  const project = join(folder.path, `${String(i)}.mapwright`);
  const cli = join(root, 'out', 'main', 'cli.js');
  const [command = '', ...args] = [
    ...[...inside, process.execPath, cli, 'export', project, '--out', out],
    ...['--base-url', 'https://www.example.com/', '--overwrite'],
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, stderr }));
  return { child, ended };
}

async function round(n: number, inside: readonly string[]): Promise<void> {
  const out = join(folder.path, `set-${String(n)}`);
  // Every other time into a folder that none of them has to make.
  if (n % 2 === 0) await mkdir(out);
  const all = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => startExport(out, i, inside).ended));
  const refused = all.filter(({ code }) => code !== 0);
  for (const { code, stderr } of refused) {
    expect(stderr).toMatch(SAID);
    expect(code).toBe(2);
  }
  expect(refused.length).toBeLessThan(AT_ONCE);
  const names = await readdir(out);
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  const { files } = JSON.parse(await readFile(join(out, 'mapwright-manifest.json'), 'utf8')) as {
    readonly files: readonly { readonly name: string }[];
  };
  expect(names).toEqual(expect.arrayContaining(files.map(({ name }) => name)));
}

/** Starts an export, and stops it while it has the folder; undefined where it was done before that. */
async function stopInTheMiddle(out: string, inside: readonly string[]) {
  // Made once the folder is had.
  const isStaging = (): boolean => globSync('.mapwright-staging-*', { cwd: out }).length > 0;
  const { child, ended } = startExport(out, 0, inside);
  // The whole group: in a container, the process that exports is not the one that was started.
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(-(child.pid ?? 0), name);
  while (child.exitCode === null && !isStaging()) await setTimeout(1);
  if (child.exitCode === null) signal('SIGSTOP');
  // By then it stands still.
  await setTimeout(100);
  if (child.exitCode === null && isStaging()) return { goOn: () => signal('SIGCONT'), ended };
  if (child.exitCode === null) signal('SIGCONT');
  expect(await ended).toMatchObject({ code: 0 });
  return undefined;
}

async function whileOneExports(inside: readonly string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const out = join(folder.path, `while-${String(n)}`);
    const first = await stopInTheMiddle(out, inside);
    if (first === undefined && n < ROUNDS) continue;
    if (first === undefined) throw new Error('No export could be stopped while it had its folder.');
    const second = await startExport(out, 1, inside).ended;
    first.goOn();
    expect(second.stderr).toMatch(SAID);
    expect(second.code).toBe(2);
    expect(await first.ended).toEqual({ code: 0, stderr: '' });
    return;
  }
}

// Windows stops no process; what locks promise there is tested in test/engine/locks.
const stops = process.platform !== 'win32';

it('of several that begin at once, one exports or one after another', { timeout: 180_000 }, async () => {
  for (let n = 0; n < ROUNDS; n++) await round(n, []);
});

it.runIf(stops)('who comes while one exports is told so', { timeout: 60_000 }, () => whileOneExports([]));

it.runIf(HAS_CONTAINERS)('so it is between containers', { timeout: 180_000 }, async () => {
  for (let n = 0; n < ROUNDS / 2; n++) await round(n, CONTAINER);
  await whileOneExports(CONTAINER);
});
