// The native menu while the app runs: made anew for another language or other projects, kept in step with the window otherwise.
import { app, Menu, type BrowserWindow } from 'electron';
import { isToggle, MENU_COMMANDS, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { platformOf } from '../../../shared/commands/strokes.ts';
import type { MenuState, RecentProject } from '../../../shared/contract/host.ts';
import type { HostState } from '../../host/host-state.ts';
import { menuTemplate, type MenuActions } from './app-menu.ts';
import { commandLinePackage } from '../command-line-package.ts';
import { COMMAND_TEXTS, hostLanguage } from '../host-language.ts';
import { sendMenuCommand } from '../renderer-channel.ts';
import { zoomBy } from '../windows/zoom.ts';
import { showJumpList } from './jump-list.ts';

export interface MenuHost {
  readonly window: () => BrowserWindow | null;
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
  /** What the user asked for in the system before the window can do it. */
  #toRun: MenuCommand | null = null;

  /** Shows it, with nothing to be used yet but what the system does. The app has to be ready. */
  constructor(host: HostState, { window, updates, openProject }: MenuHost) {
    this.#host = host;
    this.#window = window;
    this.#updates = updates;
    this.#actions = {
      run: (command) => {
        // The system has switched the tick; the window says what it is.
        this.#apply();
        this.#send(command);
      },
      openRecent: openProject,
      clearRecent: () => {
        this.clearRecent();
      },
      zoom: (by) => {
        const open = window();
        if (open) zoomBy(open.webContents, by);
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

  /** What the window says of itself. */
  show(state: MenuState): void {
    const isOther = state.language !== this.#state.language;
    this.#state = state;
    if (isOther) this.#make();
    else this.#apply();
    if (this.#toRun !== null) this.run(this.#toRun);
  }

  /** Has the window carry out a command, once it can. */
  run(command: MenuCommand): void {
    const isOffered = this.#state.enabled.includes(command);
    this.#toRun = isOffered ? null : command;
    if (isOffered) this.#send(command);
  }

  /** There is no window that could do anything. */
  leave(): void {
    this.show({ ...this.#state, enabled: [], ticked: [] });
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

  #send(command: MenuCommand): void {
    const window = this.#window();
    if (window) sendMenuCommand(window, command);
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
