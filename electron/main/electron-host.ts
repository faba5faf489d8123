// The Electron host while it runs: one engine, one window, and what goes between them. No domain logic.
import { app, dialog, session, type BrowserWindow, type Event } from 'electron';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import { rendererFolder } from '../host/app-folders.ts';
import { appVersion } from '../host/app-version.ts';
import { logReport } from '../host/app-log.ts';
import { aboutApp } from '../host/diagnostics.ts';
import { hostHandlers, type HostHandlers, type OwnHandlers } from '../host/host-handlers.ts';
import { HostState } from '../host/host-state.ts';
import type { PathGate } from '../host/path-gate.ts';
import { removeUntitled } from '../host/untitled-projects.ts';
import { choosing, gateOf, windowRequests, type Ask } from '../host/window-requests.ts';
import { EngineSupervisor } from '../supervisor/engine-supervisor.ts';
import { serveWindow } from './app-protocol.ts';
import { asksToQuit } from './asks-to-quit.ts';
import { commandLinePackage } from './command-line-package.ts';
import { showDocument } from './windows/document-window.ts';
import { startUtilityEngine } from './engine-channel.ts';
import { COMMAND_TEXTS, hostLanguage, type CommandTexts } from './host-language.ts';
import { JobWatch } from './windows/job-watch.ts';
import { followTheme } from './windows/look.ts';
import { openMainWindow } from './windows/main-window.ts';
import { logHandlers } from './log-handlers.ts';
import { nativeDialogs } from './native-dialogs.ts';
import { NativeMenu } from './menus/native-menu.ts';
import { nativeTexts } from './native-texts.ts';
import { openInBrowser } from './open-in-browser.ts';
import { limitPermissions } from './permissions.ts';
import { answerRenderer, sendEvent } from './renderer-channel.ts';
import { showItem } from './show-item.ts';
import { tellShown } from './windows/tell-shown.ts';
import { showOnTaskBar } from './windows/task-bar.ts';
import { offerTextMenu } from './menus/text-menu.ts';
import type { AppUpdates } from './updates/app-updates.ts';
import { startUpdates } from './updates/start-updates.ts';
import { zoomByWheel } from './windows/zoom.ts';

/** Whoever waits longer is told that the app is closing. */
const SIGN_AFTER_MS = 300;

export class ElectronHost {
  readonly #home: string;
  readonly #state: HostState;
  /** What the user opened in the system before the page could be told. */
  #toOpen: string | null;
  /** The page has asked who its host is: from then on it hears. */
  #pageHears = false;
  #window: BrowserWindow | null = null;
  #supervisor: EngineSupervisor | null = null;
  #gate: PathGate | null = null;
  readonly #jobs = new JobWatch({
    isLookedAt: () => this.#window?.isFocused() ?? false,
    show: () => {
      this.show();
    },
    texts: () => nativeTexts(this.#state.settings()),
  });
  #leaving: Promise<void> | null = null;
  #isAsking = false;
  #isFailing = false;
  #closed = false;
  #menu: NativeMenu | null = null;
  #updates: AppUpdates | null = null;

  /** `home` is the app's own folder, `openAtStart` the project of the command line. */
  constructor(home: string, openAtStart: string | null) {
    this.#home = home;
    this.#state = new HostState(home);
    this.#toOpen = openAtStart;
  }

  /** Nothing is left to be saved or waited for. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Starts the engine and opens the window; the app has to be ready. */
  start(): void {
    const state = this.#state;
    logReport(this.#home, aboutApp(), new Date());
    const supervisor = new EngineSupervisor({
      start: startUtilityEngine,
      settings: state,
      onEvent: (event) => {
        this.#jobs.hear(event);
        if (!this.#window) return;
        sendEvent(this.#window, event);
        showOnTaskBar(this.#window, event);
      },
      onProject: (project) => {
        state.addRecent(project);
        if (!project.untitled) app.addRecentDocument(project.path);
        this.#menu?.showRecent();
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
    this.#updates = startUpdates(this.#home, state, supervisor, (data) => {
      if (this.#window) sendEvent(this.#window, { event: 'updates.changed', data });
    });
    answerRenderer(windowRequests(gate, this.#handlers(state, gate), engine));
    limitPermissions(session.defaultSession);
    followTheme(state.settings());
    state.onSettings((settings) => {
      followTheme(settings);
      this.#updates?.follow();
    });
    serveWindow(rendererFolder());
    this.#menu = new NativeMenu(state, {
      window: () => this.#window,
      updates: this.#updates !== null,
      openProject: (path) => {
        this.openProject(path);
      },
    });
    this.show();
  }

  /** Brings the window to the front; opens it where it was closed. Does nothing before the start. */
  show(): void {
    if (!this.#supervisor) return;
    if (this.#window) {
      if (this.#window.isMinimized()) this.#window.restore();
      this.#window.focus();
      return;
    }
    const window = openMainWindow(this.#home, {
      onPage: () => {
        this.#pageHears = false;
      },
      onFailure: (why, cause) => {
        const texts = nativeTexts(this.#state.settings());
        const said = { load: '', crash: texts.crashed, silence: texts.notShown }[why];
        this.fail(`${said} ${cause}`.trim());
      },
    });
    this.#window = window;
    this.#pageHears = false;
    window.once('show', tellShown);
    offerTextMenu(window.webContents, () => this.#texts());
    zoomByWheel(window.webContents);
    window.once('closed', () => {
      this.#menu?.leave();
      this.#window = null;
    });
    window.on('close', (event) => {
      if (this.#closed) return;
      event.preventDefault();
      void this.#leaveIfWanted(window);
    });
    // Windows: the user logs off or shuts down. Held up, it waits for the app to end.
    window.on('query-session-end', (event) => {
      this.holdUp(event);
    });
    // Nothing can hold it up any more; what is acknowledged is saved, and the engine may still close its file.
    window.on('session-end', () => {
      void this.leave();
    });
  }

  /** Opens a project that the user chose in the system; null only brings the window to the front. */
  openProject(path: string | null): void {
    this.show();
    if (path === null) return;
    if (!this.#window || !this.#pageHears) {
      this.#toOpen = path;
      return;
    }
    this.#gate?.give(path);
    sendEvent(this.#window, { event: 'project.requested', data: { path } });
  }

  /** Has the window carry out a command, once it can. */
  run(command: MenuCommand): void {
    this.show();
    this.#menu?.run(command);
  }

  /** Prevents what would end the app now, and ends it once the project is closed. Does nothing where it is. */
  holdUp(event: Pick<Event, 'preventDefault'>): void {
    if (this.#closed) return;
    event.preventDefault();
    void this.leave();
  }

  /** Closes the project, ends the engine, then the app. The user is told where that takes a while. */
  leave(): Promise<void> {
    this.#leaving ??= this.#leave();
    return this.#leaving;
  }

  /** Tells the user why the app can't go on, and ends it with the lock given back. */
  fail(cause: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    const texts = nativeTexts(this.#state.settings());
    const said = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const log = logReport(this.#home, `${texts.failed}: ${said}`, new Date());
    const message = cause instanceof Error ? cause.message : said;
    dialog.showErrorBox(texts.failed, texts.failedDetail.replace('{cause}', message).replace('{log}', log));
    void this.#close().finally(() => {
      app.releaseSingleInstanceLock();
      app.exit(1);
    });
  }

  /** Asks the user where a job would be lost. */
  async #leaveIfWanted(window: BrowserWindow): Promise<void> {
    if (this.#isAsking) return;
    if (!this.#leaving && this.#supervisor?.isBusy) {
      this.#isAsking = true;
      const wanted = await asksToQuit(window, nativeTexts(this.#state.settings()));
      this.#isAsking = false;
      if (!wanted) return;
    }
    await this.leave();
  }

  async #leave(): Promise<void> {
    const sign = setTimeout(() => {
      if (!this.#window) return;
      sendEvent(this.#window, { event: 'app.closing', data: {} });
      showOnTaskBar(this.#window, { event: 'app.closing', data: {} });
    }, SIGN_AFTER_MS);
    await this.#close().finally(() => {
      clearTimeout(sign);
      app.quit();
    });
  }

  async #close(): Promise<void> {
    try {
      await this.#supervisor?.close();
    } finally {
      this.#closed = true;
    }
  }

  #handlers(state: HostState, gate: PathGate): HostHandlers {
    return {
      ...hostHandlers(this.#home, state, this.#own(gate)),
      'recent.clear': () => {
        this.#menu?.clearRecent();
        return Promise.resolve(state.recent());
      },
    };
  }

  #own(gate: PathGate): OwnHandlers {
    return {
      'host.info': () => {
        const openAtStart = this.#toOpen;
        // A page that is loaded again goes on with what is open.
        this.#toOpen = null;
        this.#pageHears = true;
        return Promise.resolve({
          kind: 'electron',
          version: appVersion(),
          platform: process.platform,
          nativeDialogs: true,
          openAtStart,
          updates: this.#updates?.offer ?? null,
          commandLine: commandLinePackage(),
        });
      },
      'shell.showFolder': ({ path }) => showItem(path),
      'shell.openAddress': ({ url }) => openInBrowser(url),
      ...logHandlers(this.#home, this.#state, () => this.#window),
      'menu.show': (menu) => {
        this.#menu?.show(menu);
        return Promise.resolve(null);
      },
      ...nativeDialogs(
        () => this.#window,
        () => this.#texts().fileDialogs,
      ),
      ...choosing(gate),
      ...this.#updates?.handlers,
    };
  }

  #texts(): CommandTexts {
    return COMMAND_TEXTS[hostLanguage(this.#state.settings())];
  }
}
