// The keys of commands as the user's platform and language write them, for menus, the palette and tooltips.
import type { CommandId } from '../../../shared/commands/command-table.ts';
import { writtenStroke } from '../../../shared/commands/strokes.ts';
import { useText } from '../../locales/use-text.ts';
import { useSettings } from '../settings/settings-store.ts';

export interface CommandKeys {
  /** The first keys of a command: "Ctrl+Shift+S", "Strg+Umschalt+S", "⇧⌘S". Empty where it has none here. */
  readonly keysOf: (id: CommandId) => string;
  /** All of them; each by itself does it. */
  readonly allKeysOf: (id: CommandId) => readonly string[];
  /** The label of a button with the keys that do the same: "Import (Ctrl+I)". */
  readonly withKeys: (label: string, id: CommandId) => string;
}

export function useCommandKeys(): CommandKeys {
  const { keys } = useText();
  const settings = useSettings();

  function allKeysOf(id: CommandId): readonly string[] {
    const { platform, strokes } = settings.keys;
    return strokes[id].map((stroke) => keys(writtenStroke(stroke, platform)));
  }

  const keysOf = (id: CommandId): string => allKeysOf(id)[0] ?? '';

  return {
    keysOf,
    allKeysOf,
    withKeys(label, id) {
      const text = keysOf(id);
      return text === '' ? label : `${label} (${text})`;
    },
  };
}
