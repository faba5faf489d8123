// Folder listing, folder making and showing, as the window's own dialogs use them.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFolder, makeFolder } from '../../electron/host/folder-listing.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('listFolder', () => {
  it('has folders first, names in human order, sizes, and nothing hidden or dangling', async () => {
    for (const name of ['z', 'a']) await mkdir(join(folder, name));
    for (const name of ['sitemap-10.xml', 'sitemap-2.xml', '.hidden'])
      await writeFile(join(folder, name), 'four');
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling'));
    const { path, parent, entries } = await listFolder(folder);
    expect(path).toBe(folder);
    expect(parent).toBe(tmpdir());
    expect(entries.map(({ name, folder: isFolder, size }) => [name, isFolder, size])).toEqual([
      ['a', true, 0],
      ['z', true, 0],
      ['sitemap-2.xml', false, 4],
      ['sitemap-10.xml', false, 4],
    ]);
  });

  it('begins at home, and shows the folder of a file', async () => {
    expect((await listFolder(null)).path).toBe(homedir());
    await writeFile(join(folder, 'a.xml'), '');
    expect((await listFolder(join(folder, 'a.xml'))).path).toBe(folder);
  });

  it('has no parent at the root, and offers places that exist', async () => {
    const { root } = parse(folder);
    const listing = await listFolder(root);
    expect(listing.parent).toBeNull();
    expect(listing.places.map(({ path }) => path)).toEqual(expect.arrayContaining([homedir(), root]));
  });

  it('names the folder that is not there', async () => {
    const gone = join(folder, 'gone');
    await expect(listFolder(gone)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining(gone) as string,
    });
  });
});

describe('makeFolder', () => {
  it('makes a folder, and takes one that exists', async () => {
    const made = await makeFolder(folder, ' exports ');
    expect(made).toBe(join(folder, 'exports'));
    expect(await makeFolder(folder, 'exports')).toBe(made);
  });

  it.each(['', ' ', '.', '..', 'a/b', 'a\\b', '../up', 'a\0'])('refuses the name %j', async (name) => {
    await expect(makeFolder(folder, name)).rejects.toMatchObject({ code: 'invalid-value' });
    expect((await listFolder(folder)).entries).toEqual([]);
  });

  it('says so when a file has the name', async () => {
    await writeFile(join(folder, 'taken'), '');
    await expect(makeFolder(folder, 'taken')).rejects.toMatchObject({ code: 'invalid-value' });
  });
});
