// Begins with updates, where a feed is configured. electron-updater is loaded when something is asked of it.
import { app, powerMonitor } from 'electron';
import type { UpdateState } from '../../../shared/contract/updates.ts';
import { logReport } from '../../host/app-log.ts';
import { appPage } from '../../host/app-version.ts';
import type { HostState } from '../../host/host-state.ts';
import type { ProjectEngines } from '../../host/project-engines.ts';
import { AppUpdates, type Updater } from './app-updates.ts';
import { updateWay } from './update-way.ts';

/** null: there is no feed. The app has to be ready, and to have no window yet; `home` is the app's own folder. */
export function startUpdates(
  home: string,
  state: HostState,
  engines: Pick<ProjectEngines, 'isBusy'>,
  tell: (state: UpdateState) => void,
): AppUpdates | null {
  const way = updateWay({
    isPackaged: app.isPackaged,
    resources: process.resourcesPath,
    platform: process.platform,
    program: process.execPath,
    env: process.env,
  });
  if (way === null) return null;
  const updates = new AppUpdates(
    { way, page: appPage() },
    {
      settings: () => state.settings(),
      isBusy: () => engines.isBusy,
      tell,
      log: (text) => {
        logReport(home, `Update: ${String(text)}`, new Date());
      },
    },
    loadUpdater,
  );
  const hold = (): void => {
    updates.hold();
  };
  app.on('browser-window-created', (_event, window) => {
    window.on('query-session-end', hold);
  });
  powerMonitor.on('shutdown', hold);
  updates.follow();
  return updates;
}

async function loadUpdater(): Promise<Updater> {
  return (await import('electron-updater')).default.autoUpdater;
}
