// What commands are called where their keys are chosen, and which of them can have others here.
import { computed, type ComputedRef } from 'vue';
import { COMMAND_IDS, isMenuCommand, type CommandId } from '../../../shared/commands/command-table.ts';
import { isRebindable } from '../../../shared/commands/effective-keys.ts';
import { useText } from '../../locales/use-text.ts';
import { useOffered } from '../menus/use-offered.ts';
import { useSettings } from './settings-store.ts';

/** Only a Mac has them in its menus. */
const MAC_ALONE: readonly CommandId[] = [
  'native.closeWindow',
  'native.minimize',
  'native.hide',
  'native.hideOthers',
];

export interface CommandNames {
  /** In the order of the table; without those that no menu has here. */
  readonly ids: ComputedRef<readonly CommandId[]>;
  readonly nameOf: (id: CommandId) => string;
}

export function useCommandNames(): CommandNames {
  const { t } = useText();
  const settings = useSettings();
  const isOffered = useOffered();
  function isHere(id: CommandId): boolean {
    if (isMenuCommand(id)) return isOffered(id);
    if (settings.keys.inBrowser) return !id.startsWith('native.');
    return settings.keys.platform === 'mac' || !MAC_ALONE.includes(id);
  }
  return {
    ids: computed(() => COMMAND_IDS.filter((id) => isRebindable(id) && isHere(id))),
    nameOf: (id) => (isMenuCommand(id) ? t(`commands.${id}`) : t(`settings.keyNames.${id}`)),
  };
}
