// The command table on three platforms, in both hosts, and with keys of the user's own.
import { describe, expect, it } from 'vitest';
import { COMMAND_IDS, COMMANDS, type CommandId } from '../../../shared/commands/command-table.ts';
import { effectiveKeys, type EffectiveKeys } from '../../../shared/commands/effective-keys.ts';
import { browserKeys, systemKeys, textKeys } from '../../../shared/commands/reserved-keys.ts';
import { writesText, type KeyPress, type Platform } from '../../../shared/commands/strokes.ts';

const PLATFORMS = ['mac', 'windows', 'linux'] as const satisfies readonly Platform[];
const PLACES = PLATFORMS.flatMap((platform) => [
  { platform, inBrowser: false },
  { platform, inBrowser: true },
]);

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : '';
  return { key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held };
}

const all = ({ strokes }: EffectiveKeys): readonly (readonly [CommandId, string])[] =>
  COMMAND_IDS.flatMap((id) => strokes[id].map((stroke) => [id, stroke] as const));

describe.each(PLACES)('on $platform, in a browser: $inBrowser', (place) => {
  const keys = effectiveKeys(place);
  const { platform } = place;

  it('the table has no key twice, none that is malformed, none of the system', () => {
    expect(keys.conflicts).toEqual([]);
    const strokes = all(keys).map(([, stroke]) => stroke);
    expect(new Set(strokes).size).toBe(strokes.length);
    expect(strokes.filter((stroke) => systemKeys(platform).includes(stroke))).toEqual([]);
  });

  it('no command of the window takes a key of text fields', () => {
    const stolen = all(keys).filter(
      ([id, stroke]) =>
        !id.startsWith('grid.') &&
        COMMANDS[id].field !== true &&
        (textKeys(platform).includes(stroke) || writesText(stroke, platform)),
    );
    expect(stolen).toEqual([]);
  });

  it('none is shown that a browser keeps', () => {
    const kept = all(keys).filter(([, stroke]) => browserKeys(platform).includes(stroke));
    if (place.inBrowser) expect(kept).toEqual([]);
    else expect(kept.map(([id]) => id)).toContain('file.new');
  });
});

describe('what a system means by its own keys', () => {
  const mac = effectiveKeys({ platform: 'mac', inBrowser: false });
  const windows = effectiveKeys({ platform: 'windows', inBrowser: false });

  it('stays so on a Mac', () => {
    expect(mac.commandOf(press('h', { metaKey: true }))).toBe('native.hide');
    expect(mac.commandOf(press('m', { metaKey: true }))).toBe('native.minimize');
    expect(mac.commandOf(press('w', { metaKey: true }))).toBe('native.closeWindow');
    expect(mac.commandOf(press(' ', { metaKey: true, code: 'Space' }))).toBeNull();
    expect(mac.commandOf(press('ƒ', { metaKey: true, altKey: true, code: 'KeyF' }))).toBe('edit.replace');
    // Ctrl is another key there.
    expect(mac.commandOf(press('z', { ctrlKey: true }))).toBeNull();
  });

  it('stays so on Windows', () => {
    expect(windows.commandOf(press('-', { ctrlKey: true }))).toBe('edit.delete');
    expect(windows.commandOf(press('w', { ctrlKey: true }))).toBe('file.close');
    expect(windows.strokes['native.zoomOut']).toEqual([]);
    expect(windows.strokes['native.quit']).toEqual([]);
    expect(windows.commandOf(press('z', { metaKey: true }))).toBeNull();
  });
});

describe('a key press', () => {
  const keys = effectiveKeys({ platform: 'windows', inBrowser: false });
  const mac = effectiveKeys({ platform: 'mac', inBrowser: false });

  it.each([
    [press('s', { ctrlKey: true }), 'file.saveAs'],
    [press('S', { ctrlKey: true, shiftKey: true }), 'file.saveAs'],
    [press('y', { ctrlKey: true }), 'edit.redo'],
    [press('F1'), 'help.guide'],
    [press('F6', { shiftKey: true }), 'page.previousPane'],
    [press('3', { altKey: true }), 'view.robots'],
    // A keyboard that writes digits with Shift only, one without Latin letters, and one where + takes no Shift.
    [press('"', { altKey: true, code: 'Digit3' }), 'view.robots'],
    [press('ы', { ctrlKey: true, code: 'KeyS' }), 'file.saveAs'],
    [press('+', { ctrlKey: true, code: 'BracketRight' }), 'edit.insertAbove'],
    [press('+', { ctrlKey: true, shiftKey: true, code: 'Equal' }), 'edit.insertAbove'],
    // AZERTY has - at the place of 6.
    [press('-', { ctrlKey: true, code: 'Digit6' }), 'edit.delete'],
    [press(':', { ctrlKey: true, shiftKey: true, code: 'Semicolon' }), 'grid.now'],
  ])('%o means %s', (event, command) => {
    expect(keys.commandOf(event)).toBe(command);
  });

  it('that writes a character means nothing', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(keys.commandOf(press('3', altGr))).toBeNull();
    expect(keys.commandOf(press('1', { altKey: true, code: 'Numpad1' }))).toBeNull();
    expect(keys.commandOf(press('z'))).toBeNull();
    expect(mac.commandOf(press('[', { altKey: true, code: 'Digit5' }))).toBeNull();
  });

  it('of a keyboard with other places goes by what is written on it', () => {
    // Dvorak: a dot where QWERTY has E.
    expect(keys.commandOf(press('.', { ctrlKey: true, code: 'KeyE' }))).toBeNull();
  });
});

describe('keys of the user', () => {
  const place = { platform: 'linux', inBrowser: false } as const;

  it('take the place of those of the table', () => {
    const keys = effectiveKeys(place, { 'edit.transform': ['Mod+Alt+F5'], 'view.columns': ['Mod+J'] });
    expect(keys.conflicts).toEqual([]);
    expect(keys.commandOf(press('j', { ctrlKey: true }))).toBe('view.columns');
    expect(keys.commandOf(press('m', { ctrlKey: true }))).toBeNull();
    expect(keys.strokes['edit.transform']).toEqual(['Ctrl+Alt+F5']);
  });

  it('are taken from what had them, which is told', () => {
    const keys = effectiveKeys(place, { 'view.columns': ['Mod+H'] });
    expect(keys.strokes['view.columns']).toEqual(['Ctrl+H']);
    expect(keys.strokes['edit.replace']).toEqual([]);
    expect(keys.conflicts).toEqual([{ id: 'edit.replace', key: 'Mod+H', why: 'taken', by: 'view.columns' }]);
  });

  it('may take a command’s keys away', () => {
    const keys = effectiveKeys(place, { 'edit.replace': [] });
    expect(keys.commandOf(press('h', { ctrlKey: true }))).toBeNull();
    expect(keys.conflicts).toEqual([]);
  });

  it.each([
    ['x', 'malformed'],
    ['Mod+', 'malformed'],
    ['Mod+Mod+J', 'malformed'],
    ['Hyper+J', 'malformed'],
    ['Alt+F4', 'system'],
    ['J', 'text'],
    ['Shift+Left', 'text'],
    ['Mod+Z', 'text'],
    ['Ctrl+Alt+J', 'text'],
    ['Alt+J', 'menu'],
  ])('%s is refused as %s', (key, why) => {
    const keys = effectiveKeys(place, { 'view.columns': [key] });
    expect(keys.conflicts).toContainEqual({ id: 'view.columns', key, why });
    expect(keys.strokes['view.columns']).toEqual([]);
  });

  it('that the browser keeps are told there, and used elsewhere', () => {
    const overrides = { 'view.columns': ['Mod+T'] };
    expect(effectiveKeys(place, overrides).strokes['view.columns']).toEqual(['Ctrl+T']);
    const browser = effectiveKeys({ ...place, inBrowser: true }, overrides);
    expect(browser.conflicts).toEqual([{ id: 'view.columns', key: 'Mod+T', why: 'browser' }]);
  });

  it('that two commands ask for go to the first', () => {
    const keys = effectiveKeys(place, { 'view.columns': ['Mod+J'], 'view.rules': ['Mod+J'] });
    expect(keys.strokes['view.columns']).toEqual(['Ctrl+J']);
    expect(keys.conflicts).toEqual([{ id: 'view.rules', key: 'Mod+J', why: 'taken', by: 'view.columns' }]);
  });
});
