// Keys that a user gives to commands: who loses them, what is refused and why, and the way back.
import { describe, expect, it } from 'vitest';
import { effectiveKeys, type KeyOverrides, type KeysPlace } from '../../../shared/commands/effective-keys.ts';
import { rebind, reset, unbind } from '../../../shared/commands/rebinding.ts';

const LINUX: KeysPlace = { platform: 'linux', inBrowser: false };
const MAC: KeysPlace = { platform: 'mac', inBrowser: false };

function rebound(
  place: KeysPlace,
  overrides: KeyOverrides,
  ...[id, stroke]: [Parameters<typeof rebind>[2], string]
) {
  const outcome = rebind(place, overrides, id, stroke);
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome;
}

describe('a key that a user gives', () => {
  it('is kept so that it is the same key on another system', () => {
    expect(rebound(LINUX, {}, 'file.import', 'Ctrl+J').overrides).toEqual({ 'file.import': ['Mod+J'] });
    expect(rebound(MAC, {}, 'file.import', 'Shift+Cmd+J').overrides).toEqual({
      'file.import': ['Shift+Mod+J'],
    });
  });

  it('is taken from the command that has it by the table, which gets it back with a reset', () => {
    const { overrides, from } = rebound(LINUX, {}, 'file.import', 'Ctrl+E');
    expect(from).toBe('file.export');
    const { strokes } = effectiveKeys(LINUX, overrides);
    expect([strokes['file.import'], strokes['file.export']]).toEqual([['Ctrl+E'], []]);
    const back = effectiveKeys(LINUX, reset(overrides, 'file.import')).strokes;
    expect([back['file.import'], back['file.export']]).toEqual([['Ctrl+I'], ['Ctrl+E']]);
  });

  it('is taken from the command that a user gave it to', () => {
    const first = rebound(LINUX, {}, 'file.import', 'Ctrl+J').overrides;
    const { overrides, from } = rebound(LINUX, first, 'file.refresh', 'Ctrl+J');
    expect(from).toBe('file.import');
    expect(overrides).toEqual({ 'file.import': [], 'file.refresh': ['Mod+J'] });
  });

  it('leaves nothing behind where it is the one of the table', () => {
    expect(rebound(LINUX, { 'file.import': ['Mod+J'] }, 'file.import', 'Ctrl+I').overrides).toEqual({});
    // Redo has two by the table.
    expect(rebound(LINUX, {}, 'edit.redo', 'Ctrl+Y').overrides).toEqual({ 'edit.redo': ['Mod+Y'] });
  });

  it('can be taken away', () => {
    expect(effectiveKeys(LINUX, unbind({}, 'file.import')).strokes['file.import']).toEqual([]);
  });

  it.each([
    ['file.import', 'Alt+F4', 'system'],
    ['file.import', 'Ctrl+V', 'taken'],
    ['file.import', 'Ctrl+Left', 'text'],
    ['file.import', 'A', 'text'],
    ['file.import', 'Alt+J', 'menu'],
    ['file.import', 'Ctrl+Control', 'malformed'],
    ['file.import', 'Escape', 'taken'],
    // The grid types and moves by them.
    ['grid.fillDown', 'A', 'text'],
    ['grid.fillDown', 'Down', 'text'],
    ['grid.fillDown', 'Ctrl+C', 'taken'],
  ] as const)('is refused: %s, %s (%s)', (id, stroke, why) => {
    expect(rebind(LINUX, {}, id, stroke)).toMatchObject({ refused: { id, why } });
  });

  it('is refused where a browser keeps it, and there alone', () => {
    expect(rebind({ ...LINUX, inBrowser: true }, {}, 'file.import', 'Ctrl+T')).toMatchObject({
      refused: { why: 'browser' },
    });
    expect(rebound(LINUX, {}, 'file.import', 'Ctrl+T').from).toBeNull();
  });

  it('may be one that another command of the grid has', () => {
    expect(rebound(LINUX, {}, 'grid.fillDown', 'Space').from).toBe('grid.toggle');
  });

  it('changes nothing of what is fixed, whatever a file says', () => {
    const { strokes } = effectiveKeys(LINUX, { 'edit.copy': ['Mod+J'], 'file.import': ['Escape'] });
    expect([strokes['edit.copy'], strokes['file.import']]).toEqual([['Ctrl+C'], []]);
  });
});
