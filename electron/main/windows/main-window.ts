// Makes a window: sandboxed, fenced in to the app's own pages, where the last one was. No domain logic.
import { join } from 'node:path';
import { BrowserWindow, screen, type WebContents } from 'electron';
import { appRoot } from '../../host/app-folders.ts';
import { DeathWatch } from '../../supervisor/death-watch.ts';
import { keepAccent } from './accent.ts';
import { ground, keepGround } from './look.ts';
import { devServer, isOwnAddress, START_URL } from '../own-address.ts';
import { placeWindow, stateBeside, WINDOW_MIN, windowStateFile } from './window-state.ts';

export interface WindowListeners {
  /** A page begins to load: it hears nothing until it asks for the first time. */
  readonly onPage: () => void;
  /** The page can't be shown, for good; `cause` says why where Chromium knows. */
  readonly onFailure: (why: 'load' | 'crash' | 'silence', cause: string) => void;
  /** Its place is the one to remember. */
  readonly isLastUsed: () => boolean;
}

/**
 * Opens a window, beside another where there is one, shows it once its page has something to show, and keeps it alive; `home`
 * is the app's own folder.
 */
export function openMainWindow(
  home: string,
  other: BrowserWindow | null,
  { onPage, onFailure, isLastUsed }: WindowListeners,
): BrowserWindow {
  const stored = windowStateFile(home);
  const state = other ? stateBeside(other) : stored.read();
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: WINDOW_MIN.width,
    minHeight: WINDOW_MIN.height,
    show: false,
    title: 'Mapwright',
    backgroundColor: ground(),
    webPreferences: {
      preload: join(appRoot(), 'out', 'preload', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      // The page's code is ours and the same each time: it is kept compiled from the first start on.
      v8CacheOptions: 'bypassHeatCheck',
    },
  });
  window.on('close', () => {
    if (!isLastUsed()) return;
    try {
      stored.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() });
    } catch {
      // A place that can't be remembered must not keep the window from closing.
    }
  });
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) onPage();
  });
  keepGround(window);
  keepAccent(window);
  showWhenReady(window, state.maximized, onFailure);
  keepAlive(window, onFailure);
  // "did-fail-load" tells of a failure, with its cause.
  window.loadURL(devServer() ?? START_URL).catch(() => undefined);
  return window;
}

/** Denies every way out of the app's own pages; for all web contents, whoever made them. */
export function fenceIn(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (details) => {
    if (!isOwnAddress(details.url)) details.preventDefault();
  });
  contents.on('will-frame-navigate', (details) => {
    if (!details.isMainFrame || !isOwnAddress(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    if (!isOwnAddress(details.url)) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
}

/** Where nothing is painted so long after the page was loaded, as with some graphics drivers, the window is shown anyway. */
const PAINTED_WITHIN_MS = 2_000;
/** A window that nobody sees for so long would hold the app's lock for ever. */
const SHOWN_WITHIN_MS = 30_000;
/** Another navigation took its place. Source: Chromium's net_error_list.h. */
const ABORTED = -3;

function showWhenReady(
  window: BrowserWindow,
  maximized: boolean,
  onFailure: WindowListeners['onFailure'],
): void {
  const show = (): void => {
    if (window.isDestroyed() || window.isVisible()) return;
    // Maximising shows it, too.
    if (maximized) window.maximize();
    window.show();
  };
  const silence = setTimeout(() => {
    onFailure('silence', '');
  }, SHOWN_WITHIN_MS);
  window.once('show', () => {
    clearTimeout(silence);
  });
  window.once('closed', () => {
    clearTimeout(silence);
  });
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', () => {
    setTimeout(show, PAINTED_WITHIN_MS);
  });
  window.webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED || window.isVisible()) return;
    clearTimeout(silence);
    onFailure('load', `${description} (${String(code)}): ${url}`);
  });
}

/** Loads the page again when its process died; the engine, and so the project, is untouched by that. */
function keepAlive(window: BrowserWindow, onFailure: WindowListeners['onFailure']): void {
  const deaths = new DeathWatch(Date.now);
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (deaths.died()) onFailure('crash', `${reason} (${String(exitCode)})`);
    else window.webContents.reload();
  });
}
