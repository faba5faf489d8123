// The end of untitled projects that were saved under a name.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allBackups, backupFolder } from '../../electron/files/backup-folder.ts';
import { HostState } from '../../electron/host/host-state.ts';
import { removeUntitled, untitledFolder } from '../../electron/host/untitled-projects.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  await mkdir(untitledFolder(home));
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

describe('removeUntitled', () => {
  it('removes the file with what SQLite left beside it, and its backups, and forgets it', async () => {
    const path = join(untitledFolder(home), 'Untitled 1.mapwright');
    await writeFile(path, '');
    await writeFile(`${path}-wal`, '');
    const [own, other] = [path, '/p/shop.mapwright'].map((of) => backupFolder(allBackups(home), of));
    for (const folder of [own, other]) await mkdir(folder ?? '', { recursive: true });
    const state = new HostState(home);
    state.addRecent({ path, name: 'Untitled 1' });
    state.addRecent({ path: '/p/shop.mapwright', name: 'shop' });
    removeUntitled(home, state, path);
    expect(await readdir(untitledFolder(home))).toEqual([]);
    expect([own, other].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
    expect(state.recent().map(({ name }) => name)).toEqual(['shop']);
  });

  it('leaves every file outside the folder alone', async () => {
    const path = join(home, 'shop.mapwright');
    await writeFile(path, '');
    const state = new HostState(home);
    state.addRecent({ path, name: 'shop' });
    removeUntitled(home, state, path);
    removeUntitled(home, state, join(untitledFolder(home), '..', 'shop.mapwright'));
    expect(existsSync(path)).toBe(true);
    expect(state.recent()).toHaveLength(1);
  });
});
