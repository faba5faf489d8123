// Which entries of the palette match what is typed, in which order, and what is remembered of their use.
import { describe, expect, it } from 'vitest';
import { PALETTE_USED_MAX, USED_ID_MAX } from '../../../../shared/contract/settings-schemas.ts';
import type { PaletteEntry } from '../../../../renderer/shell/menus/palette-entry.ts';
import { paletteGroups, paletteRank, withUsed } from '../../../../renderer/shell/menus/palette-order.ts';
import { typedWords } from '../../../../renderer/ui/search/typed-words.ts';

function entry(label: string, part: Partial<PaletteEntry> = {}): PaletteEntry {
  return { id: label, kind: 'command', label, words: '', run: () => undefined, ...part };
}

const rank = (label: string, typed: string, words = ''): number | null =>
  paletteRank({ label, words }, typedWords(typed));

/** The labels that are found, in order. */
function found(entries: readonly PaletteEntry[], typed: string, used: readonly string[] = []): string[] {
  const [group] = paletteGroups(entries, typed, used);
  expect(group?.head).toBe('found');
  return (group?.entries ?? []).map(({ label }) => label);
}

describe('paletteRank', () => {
  it.each([
    ['Columns…', 'columns', 0],
    ['Columns…', 'Columns…', 0],
    ['Export again', ' export  again ', 0],
    ['Export again', 'exp', 1],
    ['Export again', 'again exp', 2],
    ['http to https', 'https', 2],
    ['www. hinzufügen', 'www', 1],
    ['Unfreeze URL', 'freeze', 3],
    ['Unfreeze URL', 'url freeze', 3],
    ['Final slash', 'trailing slash', 4],
    ['Final slash', 'no slash', null],
  ])('tells how well %j matches %j: %j', (label, typed, expected) => {
    expect(rank(label, typed, 'Trailing end')).toBe(expected);
  });
});

describe('what is found', () => {
  it('is ordered by how well it matches, of equals as provided', () => {
    const entries = [
      entry('Set the date', { words: 'columns' }),
      entry('Fit recolumns'),
      entry('All columns'),
      entry('Choose columns'),
      entry('Columns of the set'),
      entry('Columns…'),
    ];
    expect(found(entries, 'columns')).toEqual([
      'Columns…',
      'Columns of the set',
      'All columns',
      'Choose columns',
      'Fit recolumns',
      'Set the date',
    ]);
  });

  it('has the last used first where words begin with what is typed, but for an exact name', () => {
    const entries = [
      entry('Sort'),
      entry('Sort by URL'),
      entry('Clear sort'),
      entry('Final sort'),
      entry('Resort'),
    ];
    expect(found(entries, 'sort', ['Resort', 'Final sort', 'Clear sort'])).toEqual([
      'Sort',
      'Final sort',
      'Clear sort',
      'Sort by URL',
      'Resort',
    ]);
  });

  it('has what can’t be used behind its equals, used before or not', () => {
    const entries = [
      entry('Clear filter', { why: 'No filter is set.' }),
      entry('Clear sort'),
      entry('Unclear'),
    ];
    expect(found(entries, 'clear', ['Clear filter'])).toEqual(['Clear sort', 'Clear filter', 'Unclear']);
  });
});

describe('before anything is typed', () => {
  it('stand the last used, then the kinds, without what can’t be used or is too much', () => {
    const entries = [
      entry('Duplicate URL', { kind: 'issue' }),
      entry('Open'),
      entry('Undo', { why: 'Nothing to undo' }),
      entry('Freeze URL', { kind: 'column', onlyTyped: true }),
      entry('Hide URL', { kind: 'column', onlyTyped: true }),
    ];
    const groups = paletteGroups(entries, ' ', ['Hide URL', 'gone', 'Undo', 'Duplicate URL']);
    expect(groups.map((group) => [group.head, group.entries.map(({ label }) => label)])).toEqual([
      ['recent', ['Hide URL', 'Duplicate URL']],
      ['command', ['Open']],
    ]);
  });
});

describe('withUsed', () => {
  it('puts what was used first, once, and forgets what was used long ago', () => {
    expect(withUsed(['b', 'a'], 'a')).toEqual(['a', 'b']);
    const many = Array.from({ length: PALETTE_USED_MAX }, (_, i) => String(i));
    expect(withUsed(many, 'x')).toEqual(['x', ...many.slice(0, -1)]);
  });

  it('keeps no id that is too long', () => {
    expect(withUsed(['a'], 'x'.repeat(USED_ID_MAX + 1))).toEqual(['a']);
    expect(withUsed([], 'x'.repeat(USED_ID_MAX))).toHaveLength(1);
  });
});
