// Which key means what.
import { describe, expect, it } from 'vitest';
import { effectiveKeys } from '../../../../shared/commands/effective-keys.ts';
import { commandFor, type KeyStroke } from '../../../../renderer/grid/selection/keymap.ts';

function key(name: string, modifiers: Partial<KeyStroke> = {}): KeyStroke {
  const none = {
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    isComposing: false,
    code: '',
  };
  return { ...none, key: name, ...modifiers };
}

describe('key map', () => {
  it.each([
    ['ArrowDown', {}, { kind: 'move', motion: 'down', extend: false }],
    ['ArrowDown', { shiftKey: true }, { kind: 'move', motion: 'down', extend: true }],
    ['ArrowDown', { ctrlKey: true }, { kind: 'move', motion: 'edgeDown', extend: false }],
    ['ArrowUp', { ctrlKey: true, shiftKey: true }, { kind: 'move', motion: 'edgeUp', extend: true }],
    ['Home', {}, { kind: 'move', motion: 'rowStart', extend: false }],
    ['End', { ctrlKey: true }, { kind: 'move', motion: 'last', extend: false }],
    ['PageDown', { shiftKey: true }, { kind: 'move', motion: 'pageDown', extend: true }],
    ['ArrowUp', { altKey: true }, { kind: 'header' }],
    ['ArrowDown', { altKey: true }, { kind: 'filter' }],
    ['L', { ctrlKey: true, shiftKey: true }, { kind: 'filter' }],
    ['Tab', {}, { kind: 'advance', by: 'next' }],
    ['Tab', { shiftKey: true }, { kind: 'advance', by: 'previous' }],
    ['Enter', {}, { kind: 'advance', by: 'below' }],
    ['Enter', { shiftKey: true }, { kind: 'advance', by: 'above' }],
    ['F2', {}, { kind: 'edit' }],
    ['Delete', {}, { kind: 'clear' }],
    ['Backspace', {}, { kind: 'type', text: '' }],
    ['a', { ctrlKey: true }, { kind: 'selectAll' }],
    ['D', { ctrlKey: true }, { kind: 'fillDown' }],
    [' ', {}, { kind: 'toggle' }],
    [' ', { shiftKey: true }, { kind: 'selectRows' }],
    [' ', { ctrlKey: true }, { kind: 'selectColumns' }],
    ['Escape', {}, { kind: 'collapse' }],
    [';', { ctrlKey: true }, { kind: 'today' }],
    [':', { ctrlKey: true, shiftKey: true }, { kind: 'now' }],
    ['x', {}, { kind: 'type', text: 'x' }],
    ['X', { shiftKey: true }, { kind: 'type', text: 'X' }],
    ['😀', {}, { kind: 'type', text: '😀' }],
  ] as const)('%s %o', (name, modifiers, command) => {
    expect(commandFor(key(name, modifiers))).toEqual(command);
  });

  it.each(['c', 'v', 'x', 'z', 's', 'f'])('leaves Ctrl+%s to the clipboard and the menus', (letter) => {
    expect(commandFor(key(letter, { ctrlKey: true }))).toBeNull();
  });

  it('takes letters typed with AltGr, which reads as Ctrl+Alt', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(commandFor(key('@', altGr))).toEqual({ kind: 'type', text: '@' });
    expect(commandFor(key('@', { ctrlKey: true, altKey: true }))).toBeNull();
  });

  it('goes by Command on a Mac, and leaves the system its keys', () => {
    const keys = effectiveKeys({ platform: 'mac', inBrowser: false });
    const command = (name: string, modifiers: Partial<KeyStroke>) => commandFor(key(name, modifiers), keys);
    expect(command('ArrowUp', { metaKey: true, shiftKey: true })).toEqual({
      kind: 'move',
      motion: 'edgeUp',
      extend: true,
    });
    expect(command('d', { metaKey: true })).toEqual({ kind: 'fillDown' });
    expect(command(' ', { metaKey: true })).toBeNull();
    expect(command(' ', { ctrlKey: true })).toEqual({ kind: 'selectColumns' });
    expect(command('d', { ctrlKey: true })).toBeNull();
    expect(command('@', { altKey: true, code: 'KeyL' })).toEqual({ kind: 'type', text: '@' });
  });

  it('gives an input method an empty editor, never its raw keys', () => {
    expect(commandFor(key('Process'))).toEqual({ kind: 'compose' });
    expect(commandFor(key('Dead'))).toEqual({ kind: 'compose' });
    expect(commandFor(key('Enter', { isComposing: true }))).toEqual({ kind: 'compose' });
  });

  it.each(['Shift', 'Control', 'F5', 'ContextMenu', 'CapsLock'])('ignores %s', (name) => {
    expect(commandFor(key(name))).toBeNull();
  });
});
