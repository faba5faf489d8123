// The log under Electron: shown where it lies, saved where the user says.
import type { BrowserWindow } from 'electron';
import { logFile } from '../host/app-log.ts';
import { DIAGNOSTICS_NAME, saveDiagnostics } from '../host/diagnostics.ts';
import type { OwnHandlers } from '../host/host-handlers.ts';
import type { HostState } from '../host/host-state.ts';
import { askWhere } from './native-dialogs.ts';
import { showItem } from './show-item.ts';

/** `home` is the app's own folder. */
export function logHandlers(
  home: string,
  state: HostState,
  browserOf: (window: number) => BrowserWindow | null,
): Pick<OwnHandlers, 'log.show' | 'log.save'> {
  return {
    'log.show': () => showItem(logFile(home)),
    'log.save': async (_, window) => {
      const path = await askWhere(browserOf(window), { defaultPath: DIAGNOSTICS_NAME });
      if (path !== null) await saveDiagnostics(path, home, state.settings());
      return path;
    },
  };
}
