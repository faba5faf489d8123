// Listens to the keyboard for the whole window and runs commands. What a control handles itself is left to it.
import { onBeforeUnmount, onMounted } from 'vue';
import type { MenuCommand } from '../../../shared/contract/host.ts';
import { commandOfKey, CONTROL_OWN, SHOWN_ONLY } from './shortcuts.ts';

/** Keys reach `run` while no dialog is open and no text field means them for itself. */
export function useShortcuts(run: (command: MenuCommand) => void): void {
  function pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const command = commandOfKey(event);
    if (!command) return;
    if (CONTROL_OWN.includes(command) && isTextField(event.target)) return;
    // The page's texts are no selection of the user's.
    if (command === 'edit.selectAll') event.preventDefault();
    if (SHOWN_ONLY.includes(command)) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) run(command);
  }
  onMounted(() => {
    window.addEventListener('keydown', pressed);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', pressed);
  });
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
