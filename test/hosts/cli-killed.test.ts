// What a killed command leaves in the system's temporary folder is removed by the next one, and nothing else is.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEAD } from '../engine/write/leave-staging.ts';
import { FIXTURES, mapwright, temporaryFolder } from './cli-process.ts';

const MODULE = new URL('../../electron/cli/with-engine.ts', import.meta.url).href;
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

/** What a temporary folder of the process is called. */
function nameFor(pid: number, random = '0123456789ab'): string {
  return `mapwright-project-${String(pid)}-${random}`;
}

async function makeFolder(name: string, file: string): Promise<string> {
  await mkdir(into(name));
  await writeFile(join(into(name), file), '');
  return name;
}

it('a build removes the temporary project that a killed one left', async () => {
  const env = { ...process.env, TMPDIR: tmp, TEMP: tmp, TMP: tmp };
  spawnSync(process.execPath, ['--input-type=module', '-e', KILLED], { env });
  const [left = ''] = await readdir(tmp);
  expect(await readdir(into(left))).toContain('temporary.mapwright');
  await build();
  expect(await readdir(tmp)).toEqual([]);
});

it('a build leaves the temporary project of a living process alone, and all that is no such folder', async () => {
  const kept = [
    await makeFolder(nameFor(process.pid), 'temporary.mapwright'),
    await makeFolder(nameFor(DEAD, '00000000000a'), 'notes.txt'),
    await makeFolder('mapwright-project-notes', 'temporary.mapwright'),
    nameFor(DEAD, '00000000000b'),
    nameFor(DEAD, '00000000000c'),
  ];
  await writeFile(into(nameFor(DEAD, '00000000000b')), '');
  await symlink(into(nameFor(process.pid)), into(nameFor(DEAD, '00000000000c')), 'junction');
  await makeFolder(nameFor(DEAD, '00000000000d'), 'temporary.mapwright-wal');
  await build();
  expect((await readdir(tmp)).toSorted()).toEqual(kept.toSorted());
  expect(await readdir(into(nameFor(process.pid)))).toEqual(['temporary.mapwright']);
});
