// Keys that are not ours to give: the system's, the browser's, those of text fields. Data with its sources.
import { strokeOn, type Platform } from './strokes.ts';

/** What the system takes, whatever has the focus; what native menus bring stands in the command table. */
const SYSTEM: Readonly<Record<Platform, readonly string[]>> = {
  // https://support.apple.com/102650
  mac: [
    'Cmd+`',
    'Cmd+Tab',
    'Cmd+Space',
    'Cmd+Alt+Space',
    'Ctrl+Cmd+Space',
    'Ctrl+Cmd+Q',
    'Cmd+Alt+M',
    'Cmd+Alt+D',
    'Cmd+Alt+Escape',
    'Cmd+Shift+Q',
    'Cmd+Shift+3',
    'Cmd+Shift+4',
    'Cmd+Shift+5',
    'Ctrl+F2',
    'Ctrl+F3',
    'Ctrl+Up',
    'Ctrl+Down',
    'Ctrl+Left',
    'Ctrl+Right',
    'F11',
  ],
  // https://support.microsoft.com/windows/keyboard-shortcuts-in-windows-dcc61a57-8ff0-cffe-9796-cb9706c75eec
  windows: [
    'Alt+F4',
    'Alt+Tab',
    'Alt+Space',
    'Alt+Escape',
    'Ctrl+Escape',
    'Ctrl+Shift+Escape',
    'Ctrl+Alt+Delete',
    'F10',
    'Shift+F10',
  ],
  // GNOME and KDE; Ctrl+Shift+U begins a character by its number.
  linux: [
    'Alt+F1',
    'Alt+F2',
    'Alt+F4',
    'Alt+Tab',
    'Alt+Space',
    'Ctrl+Alt+Delete',
    'Ctrl+Shift+U',
    'F10',
    'Shift+F10',
  ],
};

/** What a browser keeps for its own windows and tabs: Chromium's and Firefox's reserved keys. */
const BROWSER: readonly string[] = [
  'Mod+N',
  'Mod+T',
  'Mod+W',
  'Mod+Shift+N',
  'Mod+Shift+T',
  'Mod+Shift+W',
  // Firefox opens a private window.
  'Mod+Shift+P',
];
const BROWSER_OF: Readonly<Record<Platform, readonly string[]>> = {
  mac: ['Mod+Q', 'Mod+H', 'Mod+M', ...BROWSER],
  windows: BROWSER,
  linux: ['Mod+Q', ...BROWSER],
};

/** What a text field means for itself besides what writes a character. */
const TEXT_ALL = [
  'Mod+A',
  'Mod+C',
  'Mod+X',
  'Mod+V',
  'Mod+Shift+V',
  'Mod+Z',
  'Mod+Shift+Z',
  'Mod+Backspace',
  'Mod+Delete',
];
const MOVING = ['Up', 'Down', 'Left', 'Right', 'Home', 'End', 'PageUp', 'PageDown'];
const TEXT: Readonly<Record<Platform, readonly string[]>> = {
  // Ctrl and a letter move about in Cocoa's text fields as in Emacs.
  mac: [
    ...['A', 'B', 'D', 'E', 'F', 'H', 'K', 'N', 'O', 'P', 'T', 'V', 'Y'].map((letter) => `Ctrl+${letter}`),
    'Mod+Alt+Shift+V',
  ],
  windows: ['Mod+Y', 'Shift+Insert', 'Mod+Insert', 'Shift+Delete', 'Alt+Backspace'],
  linux: ['Mod+Y', 'Shift+Insert', 'Mod+Insert', 'Shift+Delete'],
};
const PLAIN = ['Enter', 'Tab', 'Shift+Tab', 'Backspace', 'Delete'];

export function systemKeys(platform: Platform): readonly string[] {
  return SYSTEM[platform];
}

export function browserKeys(platform: Platform): readonly string[] {
  return on(platform, BROWSER_OF[platform]);
}

export function textKeys(platform: Platform): readonly string[] {
  const modifiers = [
    '',
    'Shift+',
    'Mod+',
    'Mod+Shift+',
    ...(platform === 'mac' ? ['Alt+', 'Alt+Shift+'] : []),
  ];
  const moving = modifiers.flatMap((held) => MOVING.map((key) => `${held}${key}`));
  return on(platform, [...PLAIN, ...moving, ...TEXT_ALL, ...TEXT[platform]]);
}

function on(platform: Platform, strokes: readonly string[]): readonly string[] {
  return strokes.flatMap((stroke) => strokeOn(platform, stroke) ?? []);
}
