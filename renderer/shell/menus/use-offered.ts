// Which commands this copy of Mapwright has at all; the others stand in no menu.
import type { MenuCommand } from '../../../shared/commands/command-table.ts';
import { useSettings } from '../settings/settings-store.ts';

export function useOffered(): (command: MenuCommand) => boolean {
  const settings = useSettings();
  return (command) => {
    if (command === 'help.update') return (settings.host?.updates ?? null) !== null;
    if (command === 'help.commandLine') return (settings.host?.commandLine ?? null) !== null;
    return true;
  };
}
