// Keeps the native menu of the host up to date: the user's language, what is greyed out, what is ticked.
import { computed, onBeforeUnmount, onMounted, ref, watch } from 'vue';
import {
  COMMANDS,
  isToggle,
  MENU_COMMANDS,
  type MenuCommand,
} from '../../../shared/commands/command-table.ts';
import type { MenuState } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { isTextField } from '../../ui/text-field.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useSettings } from '../settings/settings-store.ts';
import type { Commands } from './use-commands.ts';
import { useTicks } from './use-ticks.ts';

/** The system itself greys them out: they serve whatever has the focus, also selected text. */
const ALWAYS: readonly MenuCommand[] = ['edit.cut', 'edit.copy', 'edit.paste'];

export function useNativeMenu(commands: Commands): void {
  const { host } = useClient();
  const dialogs = useDialogs();
  const notices = useNotices();
  const settings = useSettings();
  const ticks = useTicks();
  /** A text field has the focus, and undoes and selects for itself. */
  const inField = ref(false);

  function isOn(command: MenuCommand): boolean {
    if (ALWAYS.includes(command)) return true;
    if (inField.value && COMMANDS[command].field) return true;
    return dialogs.shown.length === 0 && commands.enabled.value[command];
  }

  const state = computed<MenuState>(() => ({
    language: settings.spoken,
    enabled: MENU_COMMANDS.filter(isOn),
    ticked: MENU_COMMANDS.filter((command) => isToggle(command) && ticks.value[command]),
  }));

  watch(
    [() => settings.host?.kind, () => JSON.stringify(state.value)],
    ([kind]) => {
      if (kind === 'electron') host['menu.show'](state.value).catch(notices.showError);
    },
    { flush: 'post' },
  );

  function look(): void {
    inField.value = isTextField(document.activeElement);
  }
  onMounted(() => {
    window.addEventListener('focusin', look);
    window.addEventListener('focusout', look);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('focusin', look);
    window.removeEventListener('focusout', look);
  });
}
