// Strokes: keys that are pressed together, as one text such as "Ctrl+Shift+S" or "Cmd+Plus", which Electron takes as an
// accelerator, too. How they are read, told from key presses, and written for people.

export type Platform = 'mac' | 'windows' | 'linux';

/** `platform` as Node names it. */
export function platformOf(platform: string): Platform {
  return platform === 'darwin' ? 'mac' : platform === 'win32' ? 'windows' : 'linux';
}

/** The part of a KeyboardEvent that matters. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  getModifierState?(key: string): boolean;
}

const MODIFIERS = ['Ctrl', 'Cmd', 'Alt', 'Shift'] as const;
type Modifier = (typeof MODIFIERS)[number];

/** Names of keys other than characters, and the KeyboardEvent.key of those that it names otherwise. */
const NAMED: Readonly<Record<string, string>> = {
  Plus: '+',
  Space: ' ',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
};
const OTHERS = [
  'Enter',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  'Insert',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(NAMED).map(([name, key]) => [key, name]));

const CHARACTER = /^[!-~]$/;
const LETTER = /^[A-Z]$/;
const FUNCTION_KEY = /^F(?:[1-9]|1\d|2[0-4])$/;

interface Parts {
  readonly modifiers: readonly Modifier[];
  readonly key: string;
}

/** A stroke of the table on a platform, in the one form that equal strokes have; null where it is none. */
export function strokeOn(platform: Platform, text: string): string | null {
  const names = text.split('+');
  const key = names.pop() ?? '';
  const found = names.map((name) => (name === 'Mod' ? (platform === 'mac' ? 'Cmd' : 'Ctrl') : name));
  const isKnown = found.every(
    (name) => MODIFIERS.some((known) => known === name) && (name !== 'Cmd' || platform === 'mac'),
  );
  return isKnown && new Set(found).size === found.length && isKeyName(key)
    ? joined(new Set(found), key)
    : null;
}

function isKeyName(key: string): boolean {
  if (key.length === 1) return CHARACTER.test(key) && key === key.toUpperCase();
  return FUNCTION_KEY.test(key) || OTHERS.includes(key) || Object.hasOwn(NAMED, key);
}

/** Which strokes a key press may mean, the likeliest first; none where it writes a character by AltGr. */
export function strokesOf(press: KeyPress): readonly string[] {
  if (press.getModifierState?.('AltGraph')) return [];
  return [keyName(press), placeName(press)].flatMap((key) => {
    if (key === null) return [];
    const held = new Set<string>();
    if (press.ctrlKey) held.add('Ctrl');
    if (press.metaKey) held.add('Cmd');
    if (press.altKey) held.add('Alt');
    // Whether a sign takes Shift depends on the keyboard.
    if (press.shiftKey && (key.length > 1 || /[A-Z\d]/.test(key)) && key !== 'Plus') held.add('Shift');
    return [joined(held, key)];
  });
}

/** By what the key writes. Alt and the number pad write characters by their numbers on Windows. */
function keyName({ key, code, altKey }: KeyPress): string | null {
  if (key.length > 1 || key === ' ' || key === '+') return NAMES.get(key) ?? key;
  if (altKey && code.startsWith('Numpad')) return null;
  return CHARACTER.test(key) ? key.toUpperCase() : null;
}

/** By where the key is: digits on keyboards that write them with Shift, letters on those that have other ones. */
function placeName({ key, code }: KeyPress): string | null {
  const [, kind, name = null] = /^(Digit|Key)(.)$/.exec(code) ?? [];
  if (kind === undefined || LETTER.test(key.toUpperCase())) return null;
  return kind === 'Digit' || !CHARACTER.test(key) ? name : null;
}

function joined(modifiers: ReadonlySet<string>, key: string): string {
  return [...MODIFIERS.filter((modifier) => modifiers.has(modifier)), key].join('+');
}

function partsOf(stroke: string): Parts {
  const names = stroke.split('+');
  const key = names.pop() ?? '';
  return { modifiers: MODIFIERS.filter((modifier) => names.includes(modifier)), key };
}

/** Whether it would write a character where text is typed, of some keyboard. */
export function writesText(stroke: string, platform: Platform): boolean {
  const { modifiers, key } = partsOf(stroke);
  if (key.length > 1 && key !== 'Space' && key !== 'Plus') return false;
  if (platform === 'mac') return !modifiers.includes('Cmd') && !modifiers.includes('Ctrl');
  const held = modifiers.filter((modifier) => modifier !== 'Shift');
  // Ctrl+Alt is AltGr on Windows. Alt alone opens menus by their letters, which are no texts either.
  return held.length === 0 || held.length === 2;
}

/** Whether it opens a menu by its letter, where menus have such letters. */
export function opensMenu(stroke: string, platform: Platform): boolean {
  return platform !== 'mac' && /^Alt\+[A-Z]$/.test(stroke);
}

const MAC_SIGNS: Readonly<Record<Modifier, string>> = { Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Cmd: '⌘' };
const MAC_ORDER: readonly Modifier[] = ['Ctrl', 'Alt', 'Shift', 'Cmd'];
const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** As the platform writes it, in English: "Ctrl+Shift+S", "⇧⌘S". */
export function writtenStroke(stroke: string, platform: Platform): string {
  const { modifiers, key } = partsOf(stroke);
  const name = ARROWS[key] ?? (key === 'Plus' ? '+' : key === 'Escape' ? 'Esc' : key);
  if (platform !== 'mac') return [...modifiers, name].join('+');
  const signs = MAC_ORDER.filter((modifier) => modifiers.includes(modifier)).map((one) => MAC_SIGNS[one]);
  return `${signs.join('')}${key === 'Delete' ? '⌦' : name}`;
}
