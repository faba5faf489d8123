// What the file of a report or a table is called, before the user types a name and after.
import { describe, expect, it } from 'vitest';
import { ref } from 'vue';
import { nameForFiles, useFileTarget } from '../../../../renderer/shell/dialogs/use-file-target.ts';

describe('nameForFiles', () => {
  it('is the name of the project', () => {
    expect(nameForFiles({ name: 'shop', untitled: false })).toBe('shop');
  });

  it('says nothing in English where the project has no name yet', () => {
    expect(nameForFiles({ name: 'Untitled 2026-05-01 10-00-00', untitled: true })).toBe('urls');
    expect(nameForFiles(null)).toBe('urls');
  });
});

describe('useFileTarget', () => {
  it.each(['', '.', '..', '.csv', ' .. '])('takes “%s” for no name', (typed) => {
    const { folder, name, named } = useFileTarget(ref('csv'));
    folder.value = '/out';
    name.value = typed;
    expect(named.value).toBe(false);
    name.value = `${typed}a`;
    expect(named.value).toBe(true);
  });
});
