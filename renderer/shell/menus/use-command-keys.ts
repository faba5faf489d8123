// The keys of commands as the user's platform and language write them, for menus, the palette and tooltips.
import type { MenuCommand } from '../../../shared/contract/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useSettings } from '../settings/settings-store.ts';
import { SHORTCUTS, shortcutText, type Shortcut } from './shortcuts.ts';

export interface CommandKeys {
  /** The first keys of a command, or those given: "Ctrl+Shift+S", "Strg+Umschalt+S", "⇧⌘S". Empty where it has none. */
  readonly keysOf: (of: MenuCommand | Shortcut) => string;
  /** The label of a button with the keys that do the same: "Import (Ctrl+I)". */
  readonly withKeys: (label: string, of: MenuCommand | Shortcut) => string;
}

export function useCommandKeys(): CommandKeys {
  const { keys } = useText();
  const settings = useSettings();

  function keysOf(of: MenuCommand | Shortcut): string {
    const shortcut = typeof of === 'string' ? SHORTCUTS[of]?.[0] : of;
    return shortcut ? keys(shortcutText(shortcut, settings.host?.platform === 'darwin')) : '';
  }

  return {
    keysOf,
    withKeys(label, of) {
      const text = keysOf(of);
      return text === '' ? label : `${label} (${text})`;
    },
  };
}
