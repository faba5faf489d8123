// What the file of a report or a table is called before the user types a name.
import { describe, expect, it } from 'vitest';
import { nameForFiles } from '../../../../renderer/shell/dialogs/use-file-target.ts';

describe('nameForFiles', () => {
  it('is the name of the project', () => {
    expect(nameForFiles({ name: 'shop', untitled: false })).toBe('shop');
  });

  it('says nothing in English where the project has no name yet', () => {
    expect(nameForFiles({ name: 'Untitled 2026-05-01 10-00-00', untitled: true })).toBe('urls');
    expect(nameForFiles(null)).toBe('urls');
  });
});
