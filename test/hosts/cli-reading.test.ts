// Commands that only read work on a project that can't be changed: one of somebody else, in a folder or on a volume that
// is read-only, on a full disk, or open elsewhere. They leave it as it is, and what they say is its last commit.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';
import { addingUrls } from '../engine/add-urls.ts';

/** Whoever may do everything is not kept out: then somebody else reads. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project = '';
let tmp = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  chmodSync(folder.path, 0o755);
  project = join(folder.path, 'shop.mapwright');
  const list = join(folder.path, 'list.txt');
  writeFileSync(list, 'https://a.example/1\nhttps://a.example/2\n');
  expect(await mapwrightHere(['import', project, list])).toMatchObject({ code: 0 });
  tmp = join(folder.path, 'tmp');
  mkdirSync(tmp);
  chmodSync(tmp, 0o777);
});
afterEach(async () => {
  spawnSync('umount', [join(folder.path, 'volume')]);
  await folder.remove();
});

const stateOf = (path: string): unknown => [readFileSync(path, 'base64'), statSync(path).mtimeMs];

/** All commands that read, on a project; nothing of it changes, and no copy stays. */
async function expectReadable(path: string, user = uid): Promise<void> {
  const before = stateOf(path);
  const beside = readdirSync(join(path, '..'));
  const run = (...args: string[]) => mapwright(args, { uid: user, tmp });
  const list = await run('list', path, '--columns', 'loc');
  expect([list.code, list.stdout.trim().split('\n')], list.stderr).toEqual([
    0,
    ['https://a.example/1', 'https://a.example/2'],
  ]);
  expect((await run('check', path)).code).toBe(0);
  expect((await run('diff', path, path)).code).toBe(0);
  expect(stateOf(path)).toEqual(before);
  expect([readdirSync(join(path, '..')), readdirSync(tmp)]).toEqual([beside, []]);
}

function mounted(...args: string[]): boolean {
  const { status } = spawnSync('mount', args);
  return status === 0;
}

describe('commands that only read', () => {
  it('work on a file that nobody may write, of somebody else, in a folder of somebody else', async () => {
    chmodSync(project, 0o444);
    chmodSync(folder.path, 0o555);
    await expectReadable(project);
    const edit = await mapwright(['edit', project, 'set', 'priority=0.5'], { uid, tmp });
    expect([edit.code, edit.stderr]).toEqual([2, expect.stringContaining('read and write')]);
    chmodSync(folder.path, 0o755);
  });

  it('are also those that only tell what would be, or what is kept', async () => {
    chmodSync(project, 0o444);
    chmodSync(folder.path, 0o555);
    const before = stateOf(project);
    const out = join(tmp, 'out');
    for (const args of [
      ['export', project, '--dry-run', '--out', out, '--base-url', 'https://a.example/'],
      ['export', project, '--profiles'],
      ['replace', project, 'a.example', 'b.example', '--dry-run'],
      ['edit', project, 'set', 'priority=0.5', '--dry-run'],
      ['fix', project, '--rule', 'loc-duplicate', '--dry-run'],
      ['fix', project, '--safe', '--dry-run'],
      ['compact', project, '--keep-steps', '0', '--dry-run'],
      ['sections', project],
      ['sections', project, '--suggest', 'host'],
      ['import', '--refresh', '--dry-run', project],
      ['table', 'import', project, join(folder.path, 'list.txt'), '--columns', 'loc', '--dry-run'],
      ['table', 'export', project, join(tmp, 'rows.csv')],
    ]) {
      const { code, stderr } = await mapwright(args, { uid, tmp });
      expect([args[0], code, stderr]).toEqual([args[0], 0, expect.not.stringContaining('read and write')]);
    }
    rmSync(join(tmp, 'rows.csv'));
    const last = await mapwright(['export', project, '--last'], { uid, tmp });
    expect([last.code, last.stderr]).toEqual([2, expect.stringContaining('keeps no result')]);
    expect([stateOf(project), readdirSync(tmp)]).toEqual([before, []]);
    chmodSync(folder.path, 0o755);
  });

  it('work on a read-only volume', async (context) => {
    const volume = join(folder.path, 'volume');
    mkdirSync(volume);
    if (!mounted('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', volume))
      context.skip('nothing can be mounted here');
    const there = join(volume, 'shop.mapwright');
    copyFileSync(project, there);
    expect(mounted('-o', 'remount,ro', volume)).toBe(true);
    await expectReadable(there, undefined);
  });

  it('work on a full disk', async (context) => {
    const volume = join(folder.path, 'volume');
    mkdirSync(volume);
    if (!mounted('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', volume))
      context.skip('nothing can be mounted here');
    const there = join(volume, 'shop.mapwright');
    copyFileSync(project, there);
    expect(() => {
      for (;;) appendFileSync(join(volume, 'fill'), Buffer.alloc(4_096));
    }).toThrow('ENOSPC');
    await expectReadable(there, undefined);
  });

  it('read what another program has saved in a project that it has open, and say so', async () => {
    const other = startEngine();
    onTestFinished(() => other.close());
    await other.request['project.open']({ path: project });
    await other.request['edit.paste'](addingUrls(['https://a.example/3']));
    await pause(50);
    const list = await mapwright(['list', project, '--columns', 'loc'], { tmp });
    expect([list.code, list.stdout]).toEqual([0, expect.stringContaining('https://a.example/3')]);
    expect(list.stderr).toContain('is open in another program');
    expect((await mapwright(['diff', project, project], { tmp })).code).toBe(0);
    expect(readdirSync(tmp)).toEqual([]);
    const edit = await mapwright(['edit', project, 'set', 'priority=0.5'], { tmp });
    expect([edit.code, edit.stderr]).toEqual([2, expect.stringContaining('in another window or program')]);
  });
});

describe('--wait', () => {
  it('waits for a project that another program has open', async () => {
    const other = startEngine();
    await other.request['project.open']({ path: project });
    const waiting = mapwright(['edit', project, 'set', 'priority=0.5', '--wait', '60'], { tmp });
    await pause(1_500);
    await other.close();
    expect(await waiting).toMatchObject({ code: 0 });
  });

  it('ends when its time is over', async () => {
    const other = startEngine();
    onTestFinished(() => other.close());
    await other.request['project.open']({ path: project });
    const { code, stderr } = await mapwright(['fix', project, '--rule', 'loc-duplicate', '--wait', '0.2'], {
      tmp,
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('in another window or program')]);
  });
});
