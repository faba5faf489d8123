// The Electron host while it runs: its windows, the engines of their projects, and their end. No domain logic.
import { app, dialog, session, type BrowserWindow, type Event } from 'electron';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import { rendererFolder } from '../host/app-folders.ts';
import { logReport } from '../host/app-log.ts';
import { aboutApp } from '../host/diagnostics.ts';
import { HostState } from '../host/host-state.ts';
import type { PathGate } from '../host/path-gate.ts';
import { ProjectEngines, type ProjectEngine } from '../host/project-engines.ts';
import { gateOf, windowRequests, type Ask } from '../host/window-requests.ts';
import { serveWindow } from './app-protocol.ts';
import { asksToLose } from './asks-to-lose.ts';
import { COMMAND_TEXTS, hostLanguage, type CommandTexts } from './host-language.ts';
import { NativeMenu } from './menus/native-menu.ts';
import { offerTextMenu } from './menus/text-menu.ts';
import { nativeTexts } from './native-texts.ts';
import { limitPermissions } from './permissions.ts';
import { answerRenderer } from './renderer-channel.ts';
import { startUpdates } from './updates/start-updates.ts';
import { windowAnswers } from './window-answers.ts';
import { followEngine } from './windows/follow-engine.ts';
import { followTheme } from './windows/look.ts';
import { openMainWindow } from './windows/main-window.ts';
import { OpenWindows } from './windows/open-windows.ts';
import { ProjectWindow } from './windows/project-window.ts';
import { NO_PROGRESS } from './windows/task-bar.ts';
import { tellShown } from './windows/tell-shown.ts';
import { zoomByWheel } from './windows/zoom.ts';

/** Whoever waits longer is told that the app is closing. */
const SIGN_AFTER_MS = 300;

export class ElectronHost {
  readonly #home: string;
  readonly #state: HostState;
  /** What the user opened in the system before the app was ready. */
  readonly #early: string[];
  readonly #windows = new OpenWindows(() => this.#menu?.follow());
  #last = 0;
  /** The one that was in front when the app began to end. */
  #lastUsed: ProjectWindow | null = null;
  #engines: ProjectEngines | null = null;
  #gate: PathGate | null = null;
  #menu: NativeMenu | null = null;
  #leaving: Promise<void> | null = null;
  #isAsking = false;
  #isFailing = false;
  #closed = false;

  /** `home` is the app's own folder, `openAtStart` the project of the command line. */
  constructor(home: string, openAtStart: string | null) {
    this.#home = home;
    this.#state = new HostState(home);
    this.#early = [...this.#state.open.start(openAtStart)];
  }

  /** Starts the first engine and opens the first window; the app has to be ready. */
  start(): void {
    const home = this.#home;
    const state = this.#state;
    const windows = this.#windows;
    logReport(home, aboutApp(), new Date());
    const projects = (): readonly string[] => engines.projects;
    const surroundings = { home, state, windows, projects, onRecent: () => this.#menu?.showRecent() };
    const engines = new ProjectEngines((shown) => followEngine(surroundings, shown));
    this.#engines = engines;
    const engine: Ask = (name, params, window) => engines.ask(name, params, window);
    const gate = gateOf(state);
    this.#gate = gate;
    const updates = startUpdates(home, state, engines, (data) => {
      windows.tell({ event: 'updates.changed', data });
    });
    const menu = new NativeMenu(state, {
      window: () => windows.current,
      updates: updates !== null,
      openProject: (path) => {
        this.#openIn(windows.current, path);
      },
    });
    this.#menu = menu;
    const answers = windowAnswers({
      ...{ home, state, gate, engines, windows, menu, updates },
      texts: () => this.#texts(),
      openBeside: (window) => this.#openWindow(engines.of(window)),
      showOther: (path, window) => this.#showOther(path, window),
    });
    answerRenderer(windowRequests(gate, answers, engine), (contents) => windows.of(contents)?.number);
    limitPermissions(session.defaultSession);
    followTheme(state.settings());
    state.onSettings((settings) => {
      followTheme(settings);
      updates?.follow();
    });
    serveWindow(rendererFolder());
    this.show();
    for (const path of this.#early) this.openProject(path);
  }

  /** Brings the window that was used last to the front; opens one where none is. Does nothing before the start. */
  show(): void {
    if (!this.#engines) return;
    if (this.#windows.current) this.#windows.current.show();
    else this.#openWindow(this.#engines.idle());
  }

  /** Opens a project that the user chose in the system, where it is open already or in a window of its own; null only shows the app. */
  openProject(path: string | null): void {
    if (path === null) this.show();
    else if (!this.#engines) this.#early.push(path);
    else if (!this.#showOther(path)) this.#openIn(this.#freeWindow(), path);
  }

  /** Has a window without a project carry out a command, once it can. */
  run(command: MenuCommand): void {
    const window = this.#freeWindow();
    if (!window) return;
    window.wasAsked = true;
    window.show();
    window.run(command);
  }

  /** The user quits: asks where jobs would be lost, and prevents it until the projects are closed. */
  quit(event: Pick<Event, 'preventDefault'>): void {
    if (this.#closed) return;
    event.preventDefault();
    void this.#leaveIfWanted();
  }

  /** Prevents what would end the app now, and ends it once the projects are closed. Does nothing where they are. */
  holdUp(event: Pick<Event, 'preventDefault'>): void {
    if (this.#closed) return;
    event.preventDefault();
    void this.leave();
  }

  /** Closes the projects, ends the engines, then the app. The user is told where that takes a while. */
  leave(): Promise<void> {
    this.#leaving ??= this.#leave();
    return this.#leaving;
  }

  /** Tells the user why the app can't go on, and ends it with the lock given back. */
  fail(cause: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    this.#tellFailure(cause);
    void this.#close().finally(() => {
      app.releaseSingleInstanceLock();
      app.exit(1);
    });
  }

  #tellFailure(cause: unknown): void {
    const texts = nativeTexts(this.#state.settings());
    const said = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const log = logReport(this.#home, `${texts.failed}: ${said}`, new Date());
    const message = cause instanceof Error ? cause.message : said;
    dialog.showErrorBox(texts.failed, texts.failedDetail.replace('{cause}', message).replace('{log}', log));
  }

  #openWindow(engine: ProjectEngine): ProjectWindow {
    const number = ++this.#last;
    this.#engines?.enter(number, engine);
    const browser = openMainWindow(this.#home, this.#windows.current?.browser ?? null, {
      onPage: () => {
        this.#windows.find(number)?.begins();
        this.#engines?.turn(number);
      },
      onFailure: (why, cause) => {
        const texts = nativeTexts(this.#state.settings());
        const said = { load: '', crash: texts.crashed, silence: texts.notShown }[why];
        this.#windowFailed(browser, `${said} ${cause}`.trim());
      },
      isLastUsed: () => (this.#lastUsed ?? this.#windows.current)?.number === number,
    });
    const window = new ProjectWindow(number, browser);
    this.#windows.add(window);
    browser.once('show', tellShown);
    offerTextMenu(browser.webContents, () => this.#texts());
    zoomByWheel(browser.webContents);
    browser.once('closed', () => {
      this.#state.drafts.left(number);
      void this.#engines?.leave(number);
    });
    browser.on('close', (event) => {
      if (!this.#closed) this.#closeIfWanted(window, event);
    });
    // Windows: the user logs off or shuts down. Held up, it waits for the app to end.
    browser.on('query-session-end', (event) => {
      this.holdUp(event);
    });
    // Nothing can hold it up any more; what is acknowledged is saved, and the engines may still close their files.
    browser.on('session-end', () => {
      void this.leave();
    });
    return window;
  }

  /** The one in front where it shows no project and was asked for none; else a new one. */
  #freeWindow(): ProjectWindow | null {
    if (!this.#engines) return null;
    const { current } = this.#windows;
    const isFree =
      current && !current.wasAsked && this.#engines.of(current.number).supervisor.project === null;
    return isFree ? current : this.#openWindow(this.#engines.idle());
  }

  #openIn(window: ProjectWindow | null, path: string): void {
    window?.show();
    if (window?.open(path)) this.#gate?.give(path);
  }

  /** Brings a window that shows this project to the front, but not the one that asks. */
  #showOther(path: string, asking = 0): boolean {
    const shown = this.#engines?.showing(path)?.windows;
    if (!shown || shown.has(asking)) return false;
    const window = this.#windows.among(shown).at(-1);
    window?.show();
    return window !== undefined;
  }

  /** The app ends with its last window, a project with the last that shows it. */
  #closeIfWanted(window: ProjectWindow, event: Pick<Event, 'preventDefault'>): void {
    if (this.#windows.all.length === 1 || this.#leaving) {
      event.preventDefault();
      void this.#leaveIfWanted();
      return;
    }
    const engine = this.#engines?.of(window.number);
    if (!engine?.supervisor.isBusy || engine.windows.size > 1) return;
    event.preventDefault();
    void this.#asks(window, 'close').then((wanted) => {
      if (!wanted) return;
      if (this.#windows.all.length === 1) void this.leave();
      else {
        window.browser.setProgressBar(NO_PROGRESS);
        window.browser.destroy();
      }
    });
  }

  async #leaveIfWanted(): Promise<void> {
    if (this.#isAsking) return;
    if (!this.#leaving) {
      for (const { supervisor, windows } of this.#engines?.all ?? []) {
        const window = this.#windows.among(windows).at(-1);
        if (supervisor.isBusy && window && !(await this.#asks(window, 'quit'))) return;
      }
    }
    await this.leave();
  }

  /** Asks the user where a job would be lost. */
  async #asks(window: ProjectWindow, doing: 'quit' | 'close'): Promise<boolean> {
    if (this.#isAsking) return false;
    this.#isAsking = true;
    try {
      if (window !== this.#windows.current) window.show();
      return await asksToLose(window.browser, doing, nativeTexts(this.#state.settings()));
    } finally {
      this.#isAsking = false;
    }
  }

  /** One of several goes alone; its project stays where another shows it. */
  #windowFailed(browser: BrowserWindow, cause: string): void {
    if (this.#windows.all.length === 1) {
      this.fail(cause);
      return;
    }
    this.#tellFailure(cause);
    browser.destroy();
  }

  async #leave(): Promise<void> {
    this.#lastUsed = this.#windows.current;
    const sign = setTimeout(() => {
      this.#windows.tell({ event: 'app.closing', data: {} });
    }, SIGN_AFTER_MS);
    await this.#close().finally(() => {
      clearTimeout(sign);
      app.quit();
    });
  }

  async #close(): Promise<void> {
    try {
      await this.#engines?.close();
    } finally {
      this.#closed = true;
    }
  }

  #texts(): CommandTexts {
    return COMMAND_TEXTS[hostLanguage(this.#state.settings())];
  }
}
