// Makes the one window: sandboxed, fenced in to the app's own pages, where it was last time. No domain logic.
import { join } from 'node:path';
import { BrowserWindow, screen, type WebContents } from 'electron';
import { appRoot } from '../host/app-folders.ts';
import { DeathWatch } from '../supervisor/death-watch.ts';
import { devServer, isOwnAddress, START_URL } from './own-address.ts';
import { placeWindow, WINDOW_MIN, windowStateFile } from './window-state.ts';

/** Opens the window and keeps it alive; `home` is the app's own folder. */
export function openMainWindow(home: string): BrowserWindow {
  const stored = windowStateFile(home);
  const state = stored.read();
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: WINDOW_MIN.width,
    minHeight: WINDOW_MIN.height,
    show: false,
    title: 'Mapwright',
    webPreferences: {
      preload: join(appRoot(), 'out', 'preload', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => {
    window.show();
  });
  window.on('close', () => {
    try {
      stored.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() });
    } catch {
      // A place that can't be remembered must not keep the window from closing.
    }
  });
  keepAlive(window);
  void window.loadURL(devServer() ?? START_URL);
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

/** Loads the page again when its process died; the engine, and so the project, is untouched by that. */
function keepAlive(window: BrowserWindow): void {
  const deaths = new DeathWatch(Date.now);
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (deaths.died()) window.close();
    else window.webContents.reload();
  });
}
