import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTableFile } from '../../electron/files/table-file.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';
import { holdLock } from './lock-process.ts';

const MODULE = new URL('../../electron/files/table-file.ts', import.meta.url).href;
/** Is killed while it writes the file that it is given. */
const KILLED = `
  import { createTableFile } from ${JSON.stringify(MODULE)};
  await createTableFile(process.argv[1], true);
  process.kill(process.pid, 'SIGKILL');
`;

it.skipIf(process.platform === 'win32')('never takes the place of a pipe, or of a link to one', async () => {
  const folder = temporaryFolder();
  const [pipe, link] = [join(folder, 'pipe.csv'), join(folder, 'link.csv')];
  execFileSync('mkfifo', [pipe]);
  symlinkSync(pipe, link);
  for (const path of [pipe, link, '/dev/null'])
    await expect(createTableFile(path, true)).rejects.toMatchObject({ reason: { key: 'file-is-device' } });
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

describe('what is left of a file by a process that was killed', () => {
  it('is removed by the next that writes a file of this name', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.zip');
    spawnSync(process.execPath, ['--input-type=module', '-e', KILLED, path]);
    expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^\.a\.zip\..*\.part$/));
    const file = await createTableFile(path, false);
    await file.commit();
    expect(readdirSync(folder)).toEqual(['a.zip']);
  });

  it('is told by its lock, whatever process number it has, and nothing else is touched', async () => {
    const folder = temporaryFolder();
    const left = ['', `${String(process.pid)}-`, '1-'].map((pid) => `.a.zip.${pid}0123456789ab.part`);
    const written = '.a.zip.ffffffffffff.part';
    const kept = ['.b.zip.0123456789ab.part', '.a.zip.notes.part', written];
    for (const name of [...left, ...kept]) writeFileSync(join(folder, name), '');
    const withFolder = '.a.zip.00000000000a.part';
    mkdirSync(join(folder, withFolder));
    const writer = await holdLock(join(folder, `${written}.lock`));
    const file = await createTableFile(join(folder, 'a.zip'), false);
    await file.discard();
    await writer.end();
    expect(readdirSync(folder).toSorted()).toEqual([...kept, withFolder].toSorted());
  });

  it('is not what this process is writing', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.zip');
    const [one, other] = [await createTableFile(path, true), await createTableFile(path, true)];
    await one.commit();
    await other.commit();
    expect(readdirSync(folder)).toEqual(['a.zip']);
  });
});

it('has a temporary name that fits beside the longest names of every script', async () => {
  const folder = temporaryFolder();
  const names = [
    '\u{1f5fa}'.repeat(60),
    '\u{5730}'.repeat(83),
    'a'.repeat(251),
    `a${'\u{1f5fa}'.repeat(60)}`,
  ];
  for (const name of names.map((one) => `${one}.zip`)) {
    const file = await createTableFile(join(folder, name), false);
    await file.commit();
    expect(readdirSync(folder)).toContain(name);
  }
});
