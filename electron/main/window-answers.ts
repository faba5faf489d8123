// What the Electron host answers to its windows itself, beside what each host answers alike.
import type { BrowserWindow } from 'electron';
import { appVersion } from '../host/app-version.ts';
import { hostHandlers, type HostHandlers, type OwnHandlers } from '../host/host-handlers.ts';
import type { HostState } from '../host/host-state.ts';
import type { PathGate } from '../host/path-gate.ts';
import type { ProjectEngines } from '../host/project-engines.ts';
import { choosing } from '../host/window-requests.ts';
import { commandLinePackage } from './command-line-package.ts';
import type { CommandTexts } from './host-language.ts';
import { logHandlers } from './log-handlers.ts';
import type { NativeMenu } from './menus/native-menu.ts';
import { nativeDialogs } from './native-dialogs.ts';
import { openInBrowser } from './open-in-browser.ts';
import { showItem } from './show-item.ts';
import type { AppUpdates } from './updates/app-updates.ts';
import type { OpenWindows } from './windows/open-windows.ts';

export interface AnsweringHost {
  /** The app's own folder. */
  readonly home: string;
  readonly state: HostState;
  readonly gate: PathGate;
  readonly engines: ProjectEngines;
  readonly windows: OpenWindows;
  readonly menu: NativeMenu;
  readonly updates: AppUpdates | null;
  readonly texts: () => CommandTexts;
  /** Opens another window of what is open in this one. */
  readonly openBeside: (window: number) => void;
  /** Brings a window that shows this project to the front, but not this one; false where there is none. */
  readonly showOther: (path: string, window: number) => boolean;
}

export function windowAnswers(host: AnsweringHost): HostHandlers {
  const { home, state, engines, menu } = host;
  return {
    ...hostHandlers(home, state, engines, ownAnswers(host)),
    'recent.clear': () => {
      menu.clearRecent();
      return Promise.resolve(state.recent());
    },
  };
}

function ownAnswers(host: AnsweringHost): OwnHandlers {
  const { home, state, gate, windows, menu, updates, texts } = host;
  const browserOf = (window: number): BrowserWindow | null => windows.find(window)?.browser ?? null;
  return {
    'host.info': (_, window) =>
      Promise.resolve({
        kind: 'electron',
        version: appVersion(),
        platform: process.platform,
        nativeDialogs: true,
        openAtStart: windows.find(window)?.hears() ?? null,
        unexpectedEnd: state.open.takeEnd(),
        updates: updates?.offer ?? null,
        commandLine: commandLinePackage(),
      }),
    'shell.showFolder': ({ path }) => showItem(path),
    'shell.openAddress': ({ url }) => openInBrowser(url),
    ...logHandlers(home, state, browserOf),
    'menu.show': (shown, window) => {
      windows.find(window)?.showsMenu(shown);
      menu.follow();
      return Promise.resolve(null);
    },
    ...nativeDialogs(browserOf, () => texts().fileDialogs),
    ...choosing(gate),
    'window.new': (_, window) => {
      host.openBeside(window);
      return Promise.resolve(null);
    },
    'window.show': ({ path }, window) => Promise.resolve(host.showOther(path, window)),
    ...updates?.handlers,
  };
}
