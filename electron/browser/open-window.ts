// Shows the host's page in a browser: as an app window where a Chromium-family browser is found, else as a tab.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { opening, started, type Run } from './show-folder.ts';

export interface WindowRequest {
  readonly url: string;
  /** The app's own folder; the browser's profile is kept in it. */
  readonly home: string;
  /** The browser could not show the window after all. */
  readonly onFailure: () => void;
}

/** True where this user has a screen. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env, platform = process.platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

/** Opens the window; false where no browser could be started. */
export async function openWindow(
  { url, home, onFailure }: WindowRequest,
  browser: string | null = findBrowser(),
  run: Run = started,
): Promise<boolean> {
  if (browser !== null && (await startAppWindow(browser, appWindowArguments(url, home), onFailure)))
    return true;
  return run(opening(process.platform, url));
}

/** A profile of its own keeps the user's tabs, extensions and saved logins apart from the app. */
export function appWindowArguments(
  url: string,
  home: string,
  root = process.getuid?.() === 0,
): readonly string[] {
  return [
    `--app=${url}`,
    `--user-data-dir=${join(home, 'browser-profile')}`,
    '--window-size=1360,860',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-features=Translate',
    // Chromium's own sandbox refuses to work for root.
    ...(root ? ['--no-sandbox', '--test-type'] : []),
  ];
}

function startAppWindow(browser: string, args: readonly string[], onFailure: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(browser, args, { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => resolve(true));
    child.once('exit', (code) => {
      if (code !== 0) onFailure();
    });
    child.unref();
  });
}
