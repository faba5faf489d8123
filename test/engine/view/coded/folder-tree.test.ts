import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_HOSTS, FolderTree } from '../../../../electron/engine/view/coded/folder-tree.ts';
import { folderOf } from '../../../../electron/engine/view/coded/folder-of.ts';

const loc = fc
  .tuple(
    fc.constantFrom('https://a.example', 'https://b.example', '', 'https://'),
    fc.array(fc.constantFrom('a', 'b', '', 'a name that is long enough to be cut out'), { maxLength: 5 }),
  )
  .map(([host, names]) => `${host}/${names.join('/')}`);

describe('the tree of folders', () => {
  it('has one number for each folder, higher than that of what is above it, and tells it as it was given', () => {
    fc.assert(
      fc.property(fc.array(loc, { maxLength: 60 }), (locs) => {
        const tree = new FolderTree();
        for (const folder of locs.map(folderOf)) {
          const number = tree.add(folder);
          expect(tree.add(folder)).toBe(number);
          expect(tree.find(folder)).toBe(number);
          expect(tree.folder(number)).toEqual(folder);
          expect(tree.parentOf(number)).toBeLessThan(number);
          expect([...tree.below(tree.parentOf(number))]).toContain(number);
        }
        expect(tree.isWhole).toBe(true);
      }),
    );
  });

  it('stays itself when it grows to many', () => {
    const tree = new FolderTree();
    const numbers = Array.from({ length: 5_000 }, (_, i) =>
      tree.add({ host: 'a.example', path: `/${String(i)}/` }),
    );
    expect(new Set(numbers).size).toBe(5_000);
    expect(numbers.map((number) => tree.nameOf(number))).toEqual(numbers.map((_, i) => `${String(i)}/`));
  });

  it.each([
    { folders: 3, letters: 1_000 },
    { folders: 1_000, letters: 14 },
  ])('gives no more numbers than it may: folders count as the one above ($folders, $letters)', (bounds) => {
    const tree = new FolderTree(bounds);
    const [host, first] = [
      { host: 'a.example', path: '/' },
      { host: 'a.example', path: '/a/' },
    ];
    tree.add(first);
    expect(tree.isWhole).toBe(true);
    tree.add({ host: 'a.example', path: '/a/b/' });
    expect(tree.add({ host: 'a.example', path: '/a/c/d/' })).toBe(tree.find(first));
    expect(tree.add({ host: 'b.example', path: '/' })).toBe(ALL_HOSTS);
    expect(tree.isWhole).toBe(false);
    expect(tree.folder(tree.find(host) ?? 0)).toEqual(host);
  });
});
