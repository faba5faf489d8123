// Keys inside an editor, and what they make of values.
import { describe, expect, it } from 'vitest';
import { editorCommandFor, stepNumber } from '../../../../renderer/grid/editing/editor-keys.ts';
import type { KeyStroke } from '../../../../renderer/grid/selection/keymap.ts';

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

describe('editor keys', () => {
  it.each([
    ['Enter', {}, { kind: 'commit', then: 'below' }],
    ['Enter', { shiftKey: true }, { kind: 'commit', then: 'above' }],
    ['Enter', { ctrlKey: true }, { kind: 'commit', then: 'fill' }],
    ['Tab', {}, { kind: 'commit', then: 'next' }],
    ['Tab', { shiftKey: true }, { kind: 'commit', then: 'previous' }],
    ['Escape', {}, { kind: 'cancel' }],
    ['a', { ctrlKey: true }, null],
    ['ArrowLeft', {}, null],
    ['ArrowDown', {}, null],
  ] as const)('%s %o', (name, modifiers, command) => {
    expect(editorCommandFor(key(name, modifiers), 'url', false)).toEqual(command);
  });

  it('lets arrows end an edit that typing began, as in a spreadsheet', () => {
    expect(editorCommandFor(key('ArrowRight'), 'text', true)).toEqual({ kind: 'commit', then: 'right' });
    expect(editorCommandFor(key('ArrowDown'), 'text', true)).toEqual({ kind: 'commit', then: 'down' });
    expect(editorCommandFor(key('ArrowDown'), 'number', true)).toEqual({ kind: 'commit', then: 'down' });
    expect(editorCommandFor(key('ArrowUp'), 'number', false)).toEqual({ kind: 'step', by: 1 });
    expect(editorCommandFor(key('ArrowDown'), 'select', true)).toEqual({ kind: 'step', by: 1 });
  });

  it('leaves every key to an input method while it composes', () => {
    for (const name of ['Enter', 'Escape', 'Tab', 'ArrowDown']) {
      expect(editorCommandFor(key(name, { isComposing: true }), 'text', true)).toBeNull();
    }
  });

  it('steps a number without rounding noise and within its bounds', () => {
    const step = { by: 0.1, min: 0, max: 1 };
    expect(stepNumber('0.2', 1, step)).toBe('0.3');
    expect(stepNumber('0.7', 1, step)).toBe('0.8');
    expect(stepNumber('1.0', 1, step)).toBe('1.0');
    expect(stepNumber('0', -1, step)).toBe('0.0');
    expect(stepNumber('5', -1, step)).toBe('1.0');
    expect(stepNumber('high', 1, step)).toBe('0');
  });

  it('open the picker of days by Alt+Down, and the one with a time with Shift', () => {
    const held = { altKey: true };
    expect(editorCommandFor(key('ArrowDown', held), 'date', true)).toEqual({ kind: 'pick', time: false });
    expect(editorCommandFor(key('ArrowDown', { ...held, shiftKey: true }), 'date', true)).toEqual({
      kind: 'pick',
      time: true,
    });
  });
});
