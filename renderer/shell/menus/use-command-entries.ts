// The menus' commands in the palette. It carries nothing out itself.
import { computed, type ComputedRef } from 'vue';
import { MENU_COMMANDS } from '../../../shared/commands/command-table.ts';
import { useText } from '../../locales/use-text.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useCommandKeys } from './use-command-keys.ts';
import type { Commands } from './use-commands.ts';
import { useOffered } from './use-offered.ts';

export function useCommandEntries(commands: Commands): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const { keysOf } = useCommandKeys();
  const isOffered = useOffered();
  return computed(() =>
    MENU_COMMANDS.filter(
      (id) =>
        id !== 'app.palette' &&
        isOffered(id) &&
        (commands.enabled.value[id] || commands.why(id) !== undefined),
    ).map((id) => ({
      id,
      kind: 'command',
      label: t(`commands.${id}`),
      words: t(`commandWords.${id}`),
      keys: keysOf(id),
      why: commands.why(id),
      run: () => {
        commands.run(id);
      },
    })),
  );
}
