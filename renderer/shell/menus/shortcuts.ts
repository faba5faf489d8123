// Which keys stand for which command, and how they are written. It listens to nothing.
import type { MenuCommand } from '../../../shared/contract/host.ts';

export interface Shortcut {
  /** KeyboardEvent.key, letters in lower case. */
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  /** Alt, or Option on a Mac, where it changes the letter: such keys are digits, told by their place. */
  readonly alt?: boolean;
}

/** The first of each list is the one that menus show. */
export const SHORTCUTS: Readonly<Partial<Record<MenuCommand, readonly Shortcut[]>>> = {
  'file.new': [{ key: 'n', ctrl: true }],
  'file.open': [{ key: 'o', ctrl: true }],
  'file.saveAs': [
    { key: 's', ctrl: true, shift: true },
    { key: 's', ctrl: true },
  ],
  'file.import': [{ key: 'i', ctrl: true }],
  'file.export': [{ key: 'e', ctrl: true }],
  'file.exportAgain': [{ key: 'e', ctrl: true, shift: true }],
  'edit.undo': [{ key: 'z', ctrl: true }],
  'edit.redo': [
    { key: 'y', ctrl: true },
    { key: 'z', ctrl: true, shift: true },
  ],
  'edit.cut': [{ key: 'x', ctrl: true }],
  'edit.copy': [{ key: 'c', ctrl: true }],
  'edit.paste': [{ key: 'v', ctrl: true }],
  'edit.formulaBar': [{ key: 'F2', ctrl: true }],
  'edit.find': [{ key: 'f', ctrl: true }],
  'edit.goToRow': [{ key: 'g', ctrl: true }],
  'edit.replace': [{ key: 'h', ctrl: true }],
  'edit.transform': [{ key: 'm', ctrl: true }],
  'view.toggleHistory': [{ key: 'h', ctrl: true, shift: true }],
  'view.filterByValue': [{ key: 'f', ctrl: true, shift: true }],
  'view.refresh': [{ key: 'F9' }],
  'view.sections': [{ key: 'g', ctrl: true, shift: true }],
  'view.rules': [{ key: 'k', ctrl: true, shift: true }],
  'view.overview': [{ key: '1', alt: true }],
  'view.urls': [{ key: '2', alt: true }],
  'view.robots': [{ key: '3', alt: true }],
  'view.languages': [{ key: '4', alt: true }],
  'view.compare': [{ key: '5', alt: true }],
  'edit.selectAll': [{ key: 'a', ctrl: true }],
  'edit.insertAbove': [{ key: '+', ctrl: true }],
  // Delete alone clears cells; the grid takes both.
  'edit.delete': [{ key: '-', ctrl: true }],
  'app.settings': [{ key: ',', ctrl: true }],
  'app.palette': [
    { key: 'k', ctrl: true },
    { key: 'p', ctrl: true, shift: true },
  ],
  'help.guide': [{ key: 'F1' }],
};

/** Closes what is open; whatever is open listens to it itself. */
export const ESCAPE: Shortcut = { key: 'Escape' };

/** Those that the focused control means for itself: text fields, and the grid with its own keys. */
export const CONTROL_OWN: readonly MenuCommand[] = [
  'edit.undo',
  'edit.redo',
  'edit.selectAll',
  'edit.delete',
];

/** Those whose keys the grid and the browser take themselves; they are only shown beside the commands. */
export const SHOWN_ONLY: readonly MenuCommand[] = [
  'edit.cut',
  'edit.copy',
  'edit.paste',
  'edit.insertAbove',
  'edit.delete',
  'edit.selectAll',
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The command that a key press means, or null. */
export function commandOfKey(press: KeyPress): MenuCommand | null {
  const digit = press.altKey && press.code.startsWith('Digit') ? press.code.slice(5) : null;
  const key = digit ?? (press.key.length === 1 ? press.key.toLowerCase() : press.key);
  const ctrl = press.ctrlKey || press.metaKey;
  for (const [command, shortcuts] of Object.entries(SHORTCUTS)) {
    const hit = shortcuts.some(
      (one) =>
        one.key === key &&
        (one.ctrl ?? false) === ctrl &&
        (one.shift ?? false) === press.shiftKey &&
        (one.alt ?? false) === press.altKey,
    );
    if (hit) return command as MenuCommand;
  }
  return null;
}

/** How the platform writes a shortcut: "Ctrl+Shift+S", "⇧⌘S". */
export function shortcutText(shortcut: Shortcut, mac: boolean): string {
  const name = shortcut.key === 'Escape' ? 'Esc' : shortcut.key;
  const key = name.length === 1 ? name.toUpperCase() : name;
  if (mac) return `${shortcut.alt ? '⌥' : ''}${shortcut.shift ? '⇧' : ''}${shortcut.ctrl ? '⌘' : ''}${key}`;
  return [shortcut.ctrl ? 'Ctrl' : '', shortcut.alt ? 'Alt' : '', shortcut.shift ? 'Shift' : '', key]
    .filter((part) => part !== '')
    .join('+');
}
