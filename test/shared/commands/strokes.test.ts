// Strokes as people read them, and their one form.
import { describe, expect, it } from 'vitest';
import { platformOf, strokeOn, writtenStroke } from '../../../shared/commands/strokes.ts';

describe('strokeOn', () => {
  it('has one form for equal keys', () => {
    expect(strokeOn('linux', 'Shift+Mod+S')).toBe('Ctrl+Shift+S');
    expect(strokeOn('mac', 'Shift+Mod+S')).toBe('Cmd+Shift+S');
    expect(strokeOn('mac', 'Mod+Ctrl+F')).toBe('Ctrl+Cmd+F');
    expect(strokeOn('windows', 'Mod+Plus')).toBe('Ctrl+Plus');
  });

  it.each(['', 'Mod', 's', 'Mod+s', 'Mod+Foo', 'F25', 'Ctrl+Mod+S', 'Cmd+S', 'Mod++'])(
    '%j is none',
    (text) => {
      expect(strokeOn('linux', text)).toBeNull();
    },
  );
});

describe('writtenStroke', () => {
  it.each([
    ['Ctrl+Shift+S', 'linux', 'Ctrl+Shift+S'],
    ['Cmd+Shift+S', 'mac', '⇧⌘S'],
    ['Ctrl+Cmd+F', 'mac', '⌃⌘F'],
    ['Cmd+Alt+F', 'mac', '⌥⌘F'],
    ['Ctrl+Plus', 'windows', 'Ctrl++'],
    ['Alt+Down', 'windows', 'Alt+↓'],
    ['Delete', 'mac', '⌦'],
    ['Escape', 'linux', 'Esc'],
  ] as const)('%s on %s: %s', (stroke, platform, written) => {
    expect(writtenStroke(stroke, platform)).toBe(written);
  });
});

it('knows Node’s names of platforms', () => {
  expect(['darwin', 'win32', 'linux', 'freebsd'].map(platformOf)).toEqual([
    'mac',
    'windows',
    'linux',
    'linux',
  ]);
});
