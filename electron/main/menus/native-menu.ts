// The native menu while the app runs: made anew for another language or other projects, kept in step with the current window
// otherwise.
import { app, Menu } from 'electron';
import { isToggle, MENU_COMMANDS } from '../../../shared/commands/command-table.ts';
import { platformOf } from '../../../shared/commands/strokes.ts';
import type { MenuState, RecentProject } from '../../../shared/contract/host.ts';
import type { HostState } from '../../host/host-state.ts';
import { menuTemplate, type MenuActions } from './app-menu.ts';
import { commandLinePackage } from '../command-line-package.ts';
import { COMMAND_TEXTS, hostLanguage } from '../host-language.ts';
import type { ProjectWindow } from '../windows/project-window.ts';
import { zoomBy } from '../windows/zoom.ts';
import { showJumpList } from './jump-list.ts';

export interface MenuHost {
  /** The one that the menu is for. */
  readonly window: () => ProjectWindow | null;
  /** There is a feed of updates. */
  readonly updates: boolean;
  readonly openProject: (path: string) => void;
}

export class NativeMenu {
  readonly #host: HostState;
  readonly #window: MenuHost['window'];
  readonly #updates: boolean;
  readonly #actions: MenuActions;
  #state: MenuState;
  #recent: readonly RecentProject[];

  /** Shows it, with nothing to be used yet but what the system does. The app has to be ready. */
  constructor(host: HostState, { window, updates, openProject }: MenuHost) {
    this.#host = host;
    this.#window = window;
    this.#updates = updates;
    this.#actions = {
      run: (command) => {
        // The system has switched the tick; the window says what it is.
        this.#apply();
        window()?.send(command);
      },
      openRecent: openProject,
      clearRecent: () => {
        this.clearRecent();
      },
      zoom: (by) => {
        const open = window();
        if (open) zoomBy(open.browser.webContents, by);
      },
    };
    this.#state = { language: hostLanguage(host.settings()), enabled: [], ticked: [] };
    this.#recent = host.recent();
    let keys = JSON.stringify(host.settings().keys);
    host.onSettings((settings) => {
      const now = JSON.stringify(settings.keys);
      if (now !== keys) this.#make();
      keys = now;
    });
    this.#make();
  }

  /** Shows what the current window says of itself; where none is open, there is nothing to be used. */
  follow(): void {
    const { language } = this.#state;
    this.#state = this.#window()?.menu ?? { language, enabled: [], ticked: [] };
    if (this.#state.language !== language) this.#make();
    else this.#apply();
  }

  /** The projects that were opened last, where these are others than it shows. */
  showRecent(): void {
    const recent = this.#host.recent();
    if (JSON.stringify(recent) === JSON.stringify(this.#recent)) return;
    this.#recent = recent;
    this.#make();
  }

  /** The system's list, too. */
  clearRecent(): void {
    app.clearRecentDocuments();
    this.#host.clearRecent();
    this.showRecent();
  }

  #make(): void {
    const { language } = this.#state;
    const { keys } = this.#host.settings();
    const platform = platformOf(process.platform);
    const look = {
      platform,
      language,
      keys,
      recent: this.#recent,
      updates: this.#updates,
      commandLine: commandLinePackage() !== null,
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(look, this.#actions)));
    this.#apply();
    showJumpList(COMMAND_TEXTS[language]);
  }

  #apply(): void {
    const menu = Menu.getApplicationMenu();
    for (const command of MENU_COMMANDS) {
      const item = menu?.getMenuItemById(command);
      if (!item) continue;
      item.enabled = this.#state.enabled.includes(command);
      if (isToggle(command)) item.checked = this.#state.ticked.includes(command);
    }
  }
}
