import { describe, expect, it } from 'vitest';
import { commandOfKey, shortcutText } from '../../../../renderer/shell/menus/shortcuts.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('commandOfKey', () => {
  it.each([
    [press('s', { ctrlKey: true }), 'file.saveAs'],
    [press('S', { ctrlKey: true, shiftKey: true }), 'file.saveAs'],
    [press('z', { ctrlKey: true }), 'edit.undo'],
    [press('Z', { metaKey: true, shiftKey: true }), 'edit.redo'],
    [press('y', { ctrlKey: true }), 'edit.redo'],
    [press('k', { metaKey: true }), 'app.palette'],
    [press('P', { ctrlKey: true, shiftKey: true }), 'app.palette'],
    [press('F1'), 'help.guide'],
    [press('3', { altKey: true }), 'view.robots'],
    [{ ...press('£', { altKey: true }), code: 'Digit3' }, 'view.robots'],
  ])('%o means %s', (event, command) => {
    expect(commandOfKey(event)).toBe(command);
  });

  it('leaves plain letters, other modifiers and unknown keys alone', () => {
    expect(commandOfKey(press('z'))).toBeNull();
    expect(commandOfKey(press('n', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(commandOfKey(press('N', { ctrlKey: true, shiftKey: true }))).toBeNull();
    expect(commandOfKey(press('q', { ctrlKey: true }))).toBeNull();
  });
});

describe('shortcutText', () => {
  it('writes as the platform does', () => {
    expect(shortcutText({ key: 's', ctrl: true, shift: true }, false)).toBe('Ctrl+Shift+S');
    expect(shortcutText({ key: 's', ctrl: true, shift: true }, true)).toBe('⇧⌘S');
    expect(shortcutText({ key: 'Delete' }, false)).toBe('Delete');
    expect(shortcutText({ key: '1', alt: true }, false)).toBe('Alt+1');
    expect(shortcutText({ key: '1', alt: true }, true)).toBe('⌥1');
  });
});
