// What a killed command leaves in the system's temporary folder is removed by the next one, and nothing else is.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTAINER, HAS_CONTAINERS, holdLock } from '../files/lock-process.ts';
import { FIXTURES, mapwright, temporaryFolder } from './cli-process.ts';

const MAIN = resolve(import.meta.dirname, '../../electron/cli/main.ts');
const MODULE = new URL('../../electron/cli/run/with-engine.ts', import.meta.url).href;
/** A command that is killed while it works on its temporary project. */
const KILLED = `
  import { withTemporaryProject } from ${JSON.stringify(MODULE)};
  await withTemporaryProject(process, () => process.kill(process.pid, 'SIGKILL'));
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let tmp: string;
const into = (name: string) => join(tmp, name);

beforeEach(async () => {
  folder = await temporaryFolder();
  tmp = join(folder.path, 'tmp');
  await mkdir(tmp);
});
afterEach(() => folder.remove());

async function build(): Promise<void> {
  const args = [
    'build',
    'clean.xml',
    '--out',
    join(folder.path, 'set'),
    '--base-url',
    'https://www.example.com/',
  ];
  expect(await mapwright(args, { cwd: FIXTURES, tmp })).toMatchObject({ code: 0 });
}

const env = (): NodeJS.ProcessEnv => ({ ...process.env, TMPDIR: tmp, TEMP: tmp, TMP: tmp });

it('a build removes the temporary project that a killed one left', async () => {
  spawnSync(process.execPath, ['--input-type=module', '-e', KILLED], { env: env() });
  const [left = ''] = await readdir(tmp);
  expect(await readdir(into(left))).toContain('temporary.mapwright');
  await build();
  expect(await readdir(tmp)).toEqual([]);
});

it('a build leaves what a living process works on alone, in this container or another, and all else', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((end) => `mapwright-tmp-project-${end.repeat(6)}`);
  const [own = '', others = '', young = '', open = '', file = ''] = names;
  for (const name of [own, others, young, open]) await mkdir(into(name), { mode: 0o700 });
  const inside = HAS_CONTAINERS ? CONTAINER : [];
  const holders = [
    await holdLock(join(into(own), '.lock')),
    await holdLock(join(into(others), '.lock'), inside),
  ];
  // One that somebody else may enter is none that was made here, and this one is a file.
  await writeFile(join(into(open), '.lock'), '');
  await chmod(into(open), 0o755);
  await writeFile(into(file), '');
  const link = 'mapwright-tmp-project-ffffff';
  await symlink(into(own), into(link), 'junction');
  await build();
  expect((await readdir(tmp)).toSorted()).toEqual([...names, link].toSorted());
  await Promise.all(holders.map(({ kill }) => kill()));
  await build();
  expect((await readdir(tmp)).toSorted()).toEqual([young, open, file, link].toSorted());
});

it('what a killed command kept of standard input is removed by the next', async () => {
  const child = spawn(process.execPath, [MAIN, 'inspect', '-'], { env: env(), stdio: 'pipe' });
  child.stdin.write('x'.repeat(100_000));
  const size = async (): Promise<number> => {
    const [name = ''] = await readdir(tmp);
    return (await stat(join(into(name), 'standard-input')).catch(() => null))?.size ?? 0;
  };
  await vi.waitFor(async () => expect(await size()).toBeGreaterThan(0), { timeout: 20_000 });
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await size()).toBeGreaterThan(0);
  await build();
  expect(await readdir(tmp)).toEqual([]);
});

it('standard input without end is read as far as one file may be unpacked, and not kept', async () => {
  const child = spawn(process.execPath, [MAIN, 'check', '-', '--max-unpacked', '2_000_000'], {
    env: env(),
    stdio: 'pipe',
  });
  let told = '';
  child.stderr.on('data', (text: Buffer) => (told += text.toString()));
  child.stdin.on('error', () => undefined);
  const more = (): void => {
    while (child.stdin.writable && child.stdin.write(' '.repeat(65_536)));
  };
  child.stdin.on('drain', more);
  more();
  const [code] = (await once(child, 'close')) as [number];
  expect(told).toBe(
    'mapwright: Standard input holds more than 1.9 MiB. Name a file instead, or allow more with --max-unpacked.\n',
  );
  expect(code).toBe(2);
  expect(await readdir(tmp)).toEqual([]);
});
