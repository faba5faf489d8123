// Exports of real processes that begin at the same instant in one folder: one writes, the others say that it does.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import { CONTAINER, HAS_CONTAINERS } from '../engine/locks/lock-process.ts';
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
  // So many that those who come second meet the first at work.
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

async function exportTo(out: string, i: number, inside: readonly string[]): Promise<Ended> {
  const project = join(folder.path, `${String(i)}.mapwright`);
  const cli = join(root, 'out', 'main', 'cli.js');
  const [command = '', ...args] = [
    ...[...inside, process.execPath, cli, 'export', project, '--out', out],
    ...['--base-url', 'https://www.example.com/', '--overwrite'],
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

async function round(n: number, inside: readonly string[]): Promise<number> {
  const out = join(folder.path, `set-${String(n)}`);
  // Every other time into a folder that none of them has to make.
  if (n % 2 === 0) await mkdir(out);
  const all = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => exportTo(out, i, inside)));
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
  return refused.length;
}

it('one exports, and the others say so and nothing else', { timeout: 180_000 }, async () => {
  let refused = 0;
  for (let n = 0; n < ROUNDS; n++) refused += await round(n, []);
  // Else nothing was tested.
  expect(refused).toBeGreaterThan(0);
});

it.skipIf(!HAS_CONTAINERS)('so it is between containers', { timeout: 180_000 }, async () => {
  let refused = 0;
  // On a busy machine they may not meet for a while.
  for (let n = 0; n < ROUNDS / 2 || (refused === 0 && n < ROUNDS * 3); n++)
    refused += await round(n, CONTAINER);
  expect(refused).toBeGreaterThan(0);
});
