// What commands are called where their keys are chosen, and which of them can have others here.
import { computed, type ComputedRef } from 'vue';
import { COMMAND_IDS, isMenuCommand, type CommandId } from '../../../shared/commands/command-table.ts';
import { isRebindable } from '../../../shared/commands/effective-keys.ts';
import { useText } from '../../locales/use-text.ts';
import { useSettings } from './settings-store.ts';

export interface CommandNames {
  /** In the order of the table; without those of the system where there are no native menus. */
  readonly ids: ComputedRef<readonly CommandId[]>;
  readonly nameOf: (id: CommandId) => string;
}

export function useCommandNames(): CommandNames {
  const { t } = useText();
  const settings = useSettings();
  return {
    ids: computed(() =>
      COMMAND_IDS.filter((id) => isRebindable(id) && !(settings.keys.inBrowser && id.startsWith('native.'))),
    ),
    nameOf: (id) => (isMenuCommand(id) ? t(`commands.${id}`) : t(`settings.keyNames.${id}`)),
  };
}
