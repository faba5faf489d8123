// Listens to the keyboard and the native menus for the whole window and runs commands. What a control handles itself is left to it.
import { onBeforeUnmount, onMounted } from 'vue';
import { COMMANDS, isMenuCommand, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { useClient } from '../../engine/app-client.ts';
import { useSettings } from '../settings/settings-store.ts';
import { isTextField } from '../../ui/text-field.ts';

/** Those whose keys the grid or the system takes where they are meant. */
const NOT_BY_KEY: readonly MenuCommand[] = [
  'edit.cut',
  'edit.copy',
  'edit.paste',
  'edit.insertAbove',
  'edit.delete',
  'edit.selectAll',
];

/** What a text field is asked to do by a native menu, whose keys come this way on a Mac. */
const IN_FIELD: Readonly<Partial<Record<MenuCommand, string>>> = {
  'edit.undo': 'undo',
  'edit.redo': 'redo',
  'edit.selectAll': 'selectAll',
};

/** Keys reach `run` while no dialog is open and no text field means them for itself. */
export function useShortcuts(run: (command: MenuCommand) => void): void {
  const client = useClient();
  const settings = useSettings();

  function pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const command = settings.keys.commandOf(event);
    if (command === null || !isMenuCommand(command)) return;
    if (COMMANDS[command].field && isTextField(event.target)) return;
    // The page's texts are no selection of the user's.
    if (command === 'edit.selectAll') event.preventDefault();
    if (NOT_BY_KEY.includes(command)) return;
    event.preventDefault();
    if (!isDialogOpen()) run(command);
  }

  function chosen(command: MenuCommand): void {
    const inField = IN_FIELD[command];
    if (inField !== undefined && isTextField(document.activeElement)) {
      // Nothing else reaches the field's own history.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      document.execCommand(inField);
    } else if (!isDialogOpen()) run(command);
  }

  const endMenu = client.onMenu(chosen);
  onMounted(() => {
    window.addEventListener('keydown', pressed);
  });
  onBeforeUnmount(() => {
    endMenu();
    window.removeEventListener('keydown', pressed);
  });
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
