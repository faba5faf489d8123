import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolders, removeFolders } from '../../electron/files/make-folders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-folders-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('makeFolders', () => {
  it('creates every missing level and names them, the deepest first', async () => {
    const created = await makeFolders(join(folder, 'a', 'b'));
    expect(created).toEqual([join(folder, 'a', 'b'), join(folder, 'a')]);
    expect((await stat(join(folder, 'a', 'b'))).isDirectory()).toBe(true);
    await removeFolders(created);
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });

  it('creates nothing where the folder is there', async () => {
    expect(await makeFolders(folder)).toEqual([]);
  });

  it('uses what others create meanwhile, and names only what it created itself', async () => {
    const path = join(folder, 'a', 'b');
    const created = await Promise.all(Array.from({ length: 8 }, () => makeFolders(path)));
    expect(created.flat().toSorted()).toEqual([join(folder, 'a'), path]);
  });

  it.skipIf(process.platform === 'win32')('fails where a link to nowhere is in the way', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'link'));
    await expect(makeFolders(join(folder, 'link'))).rejects.toThrow(/EEXIST/);
  });

  it('fails, and leaves nothing, where a file is in the way', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(makeFolders(join(folder, 'file', 'x'))).rejects.toThrow(/ENOTDIR/);
  });

  it.skipIf(!existsSync('/proc/self'))(
    'fails, and does not hang, where the system refuses new folders',
    async () => {
      await expect(makeFolders('/proc/mapwright/x')).rejects.toThrow(/ENOENT/);
    },
  );
});
