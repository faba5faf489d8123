import { describe, expect, it } from 'vitest';
import {
  folderKey,
  folderName,
  folderTrail,
  HOSTS,
  mainHost,
  treeLines,
  withPage,
} from '../../../../../renderer/features/overview/folders/tree-lines.ts';
import {
  conditionOfFolder,
  sectionOfFolder,
} from '../../../../../renderer/features/overview/folders/folder-condition.ts';
import { areasOf } from '../../../../../renderer/features/overview/folders/map-areas.ts';
import { fakeFolder, fakeFolders } from '../fake-overview.ts';

const HOST = fakeFolder('/', 1_000, 2);
const WINDOW = { folder: null, own: { all: 0, met: 0 }, total: 1, start: 0, folders: [HOST] };

describe('the lines of the tree', () => {
  it('are the hosts, and below what is open its folders', () => {
    const levels = new Map([[HOSTS, withPage(undefined, WINDOW)]]);
    const opened = new Map([[folderKey(HOST), HOST]]);
    const closed = treeLines(levels, new Map(), 200);
    expect(closed.map(({ folder, isOpen }) => [folder?.path, isOpen])).toEqual([['/', false]]);
    // Not read yet: one line stands for all.
    expect(treeLines(levels, opened, 200).map(({ depth }) => depth)).toEqual([0, 1]);
    levels.set(folderKey(HOST), withPage(undefined, fakeFolders({ folder: HOST })));
    const lines = treeLines(levels, opened, 200);
    expect(lines.map(({ folder, depth, index }) => [folder?.path, depth, index])).toEqual([
      ['/', 0, 0],
      ['/en/', 1, 0],
      ['/de/', 1, 1],
    ]);
  });

  it('keep holes for folders that were not read, and what was read before of the same level', () => {
    const first = withPage(undefined, { ...WINDOW, total: 3 });
    const both = withPage(first, { ...WINDOW, total: 3, start: 2 });
    expect(both.folders.map((one) => one !== undefined)).toEqual([true, false, true]);
    expect(withPage(both, { ...WINDOW, total: 2 }).folders[1]).toBeUndefined();
    expect(treeLines(new Map([[HOSTS, first]]), new Map(), 200)).toHaveLength(3);
  });

  it('begin at the host that most rows are of', () => {
    expect(mainHost({ total: 2, folders: [fakeFolder('/', 3), fakeFolder('/', 2)] })?.urls.all).toBe(3);
    expect(mainHost({ total: 2, folders: [fakeFolder('/', 2), fakeFolder('/', 2)] })).toBeNull();
  });
});

describe('a folder', () => {
  it('is called by its last name, a host by its own', () => {
    expect(folderName({ host: 'a.example', path: '/' })).toBe('a.example');
    expect(folderName({ host: 'a.example', path: '/en/p/' })).toBe('p/');
    expect(folderName({ host: null, path: 'en/p/' })).toBe('p/');
    expect(folderName({ host: null, path: '' })).toBeNull();
  });

  it('lies in those of its trail', () => {
    const paths = (host: string | null, path: string): string[] =>
      folderTrail({ host, path }).map((one) => one.path);
    expect(paths('a.example', '/')).toEqual(['/']);
    expect(paths('a.example', '/en/p/')).toEqual(['/', '/en/', '/en/p/']);
    expect(paths(null, 'en/p/')).toEqual(['', 'en/', 'en/p/']);
  });

  it('is a condition, and a section by its path where the fields have words for it', () => {
    const folder = { host: 'a.example', path: '/en/p/' };
    expect(conditionOfFolder(folder, true)).toEqual({ kind: 'folder', ...folder });
    const { name, conditions } = sectionOfFolder(folder, true, false);
    expect([name, conditions.length, conditions[0]]).toMatchObject([
      'p',
      1,
      { kind: 'text', column: 'path', operator: 'startsWith', value: '/en/p/' },
    ]);
    expect(sectionOfFolder(folder, true, true).conditions).toHaveLength(2);
    const ids = { host: 'a.example', path: '/p/{n}/' };
    expect(sectionOfFolder(ids, true, false)).toEqual({
      name: 'p',
      conditions: [{ kind: 'folder', ...ids, folded: true }],
    });
  });
});

describe('the areas of the treemap', () => {
  it('are the folders, the rows in the folder itself, and all smaller folders as one', () => {
    const areas = areasOf(fakeFolders({ folder: HOST }));
    expect(areas.map(({ kind, urls }) => [kind, urls])).toEqual([
      ['folder', 700],
      ['folder', 250],
      ['own', 50],
    ]);
    const many = Array.from({ length: 100 }, (_, i) => fakeFolder(`/${i}/`, 5));
    const crowd = areasOf({ ...WINDOW, folder: fakeFolder('/', 1_000, 200), total: 200, folders: many });
    expect(crowd.at(-1)).toMatchObject({ kind: 'others', urls: 700, count: 140 });
    expect(crowd.reduce((sum, { urls }) => sum + urls, 0)).toBe(1_000);
  });
});
