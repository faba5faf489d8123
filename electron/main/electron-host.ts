// The Electron host while it runs: one engine, one window, and what goes between them. No domain logic.
import { app, session, type BrowserWindow } from 'electron';
import { reason } from '../../shared/contract/error-texts.ts';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { RecentProject } from '../../shared/contract/host.ts';
import { rendererFolder } from '../host/app-folders.ts';
import { appVersion } from '../host/app-version.ts';
import { logReport } from '../host/error-log.ts';
import { hostHandlers, type HostHandlers } from '../host/host-handlers.ts';
import { HostState } from '../host/host-state.ts';
import type { PathGate } from '../host/path-gate.ts';
import { showFolder } from '../host/show-folder.ts';
import { removeUntitled } from '../host/untitled-projects.ts';
import { choosing, gateOf, windowRequests, type Ask } from '../host/window-requests.ts';
import { EngineSupervisor } from '../supervisor/engine-supervisor.ts';
import { serveWindow } from './app-protocol.ts';
import type { MenuActions } from './app-menu.ts';
import { startUtilityEngine } from './engine-channel.ts';
import { showDocument } from './document-window.ts';
import { COMMAND_TEXTS, hostLanguage, type CommandTexts } from './host-language.ts';
import { openMainWindow } from './main-window.ts';
import { nativeDialogs } from './native-dialogs.ts';
import { NativeMenu } from './native-menu.ts';
import { openInBrowser } from './open-in-browser.ts';
import { limitPermissions } from './permissions.ts';
import { answerRenderer, sendEvent, sendMenuCommand } from './renderer-channel.ts';
import { showOnTaskBar } from './task-bar.ts';
import { offerTextMenu } from './text-menu.ts';
import { zoomBy, zoomByWheel } from './zoom.ts';

export class ElectronHost {
  readonly #home: string;
  readonly #state: HostState;
  #openAtStart: string | null;
  #window: BrowserWindow | null = null;
  #supervisor: EngineSupervisor | null = null;
  #gate: PathGate | null = null;
  #closed = false;
  #menu: NativeMenu | null = null;
  /** What the user asked for in the system before the window can do it. */
  #toRun: MenuCommand | null = null;

  /** `home` is the app's own folder, `openAtStart` the project of the command line. */
  constructor(home: string, openAtStart: string | null) {
    this.#home = home;
    this.#state = new HostState(home);
    this.#openAtStart = openAtStart;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Starts the engine and opens the window; the app has to be ready. */
  start(): void {
    const state = this.#state;
    const supervisor = new EngineSupervisor({
      start: startUtilityEngine,
      onEvent: (event) => {
        if (!this.#window) return;
        sendEvent(this.#window, event);
        showOnTaskBar(this.#window, event);
      },
      onProject: (project) => {
        state.addRecent(project);
        if (!project.untitled) app.addRecentDocument(project.path);
        this.#menu?.setRecent(state.recent());
        showDocument(this.#window, project);
      },
      onSummary: (project) => {
        state.noteRecent(project);
      },
      onClosed: () => {
        state.keepNoted();
        showDocument(this.#window, null);
      },
      onDeath: (report) => {
        logReport(this.#home, report, new Date());
      },
      onMoved: (path) => {
        removeUntitled(this.#home, state, path);
      },
    });
    this.#supervisor = supervisor;
    const engine: Ask = (name, params) => supervisor.request(name, params);
    const gate = gateOf(state, engine);
    this.#gate = gate;
    answerRenderer(windowRequests(gate, this.#handlers(state, gate), engine));
    limitPermissions(session.defaultSession);
    serveWindow(rendererFolder());
    this.#menu = this.#makeMenu();
    this.show();
  }

  /** Brings the window to the front; opens it where it was closed. Does nothing before the start. */
  show(): void {
    if (!this.#supervisor) return;
    if (this.#window && !this.#window.isDestroyed()) {
      if (this.#window.isMinimized()) this.#window.restore();
      this.#window.focus();
      return;
    }
    const window = openMainWindow(this.#home);
    this.#window = window;
    offerTextMenu(window.webContents, () => this.#texts());
    zoomByWheel(window.webContents);
    window.once('closed', () => {
      this.#menu?.leave();
      this.#window = null;
    });
  }

  /** Opens a project that the user chose in the system; null only brings the window to the front. */
  openProject(path: string | null): void {
    if (!this.#window) {
      this.#openAtStart = path ?? this.#openAtStart;
      this.show();
      return;
    }
    this.show();
    if (path === null) return;
    this.#gate?.give(path);
    sendEvent(this.#window, { event: 'project.requested', data: { path } });
  }

  /** Has the window carry out a command, once it can. */
  run(command: MenuCommand): void {
    this.show();
    const isOffered = this.#menu?.offers(command) ?? false;
    this.#toRun = isOffered ? null : command;
    if (isOffered && this.#window) sendMenuCommand(this.#window, command);
  }

  /** Ends the engine after it closed the project. */
  async close(): Promise<void> {
    try {
      await this.#supervisor?.close();
    } finally {
      this.#closed = true;
    }
  }

  #handlers(state: HostState, gate: PathGate): HostHandlers {
    return hostHandlers(this.#home, state, {
      'host.info': () => {
        const openAtStart = this.#openAtStart;
        // A page that is loaded again goes on with what is open.
        this.#openAtStart = null;
        return Promise.resolve({
          kind: 'electron',
          version: appVersion(),
          platform: process.platform,
          nativeDialogs: true,
          openAtStart,
        });
      },
      'shell.showFolder': ({ path }) => showFolder(path),
      'shell.openAddress': ({ url }) => openInBrowser(url),
      'menu.show': (menu) => {
        this.#menu?.show(menu);
        if (this.#toRun !== null) this.run(this.#toRun);
        return Promise.resolve(null);
      },
      'recent.clear': () => Promise.resolve(this.#clearRecent()),
      ...nativeDialogs(
        () => this.#window,
        () => this.#texts().fileDialogs,
      ),
      ...choosing(gate),
      'files.list': noFolders,
      'files.makeFolder': noFolders,
    });
  }

  #texts(): CommandTexts {
    return COMMAND_TEXTS[hostLanguage(this.#state.settings())];
  }

  #makeMenu(): NativeMenu {
    const actions: MenuActions = {
      run: (command) => {
        if (this.#window) sendMenuCommand(this.#window, command);
      },
      openRecent: (path) => {
        this.openProject(path);
      },
      clearRecent: () => {
        this.#clearRecent();
      },
      zoom: (by) => {
        if (this.#window) zoomBy(this.#window.webContents, by);
      },
    };
    return new NativeMenu(actions, hostLanguage(this.#state.settings()), this.#state.recent());
  }

  /** The system's list, too. */
  #clearRecent(): readonly RecentProject[] {
    app.clearRecentDocuments();
    const recent = this.#state.clearRecent();
    this.#menu?.setRecent(recent);
    return recent;
  }
}

function noFolders(): Promise<never> {
  return Promise.reject(new AppError('invalid-request', reason('host-has-dialogs')));
}
