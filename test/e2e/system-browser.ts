// Which browser of the system the tests use: the app's own search, or the one that MAPWRIGHT_TEST_BROWSER names.
import { accessSync, constants } from 'node:fs';
import { findBrowser } from '../../electron/browser/find-browser.ts';

/** The path of a browser that is not among those already tried, or null. */
export function systemBrowser(tried: ReadonlySet<string> = new Set()): string | null {
  const named = process.env['MAPWRIGHT_TEST_BROWSER'];
  if (named) return tried.has(named) ? null : named;
  return findBrowser(process.env, process.platform, (path) => !tried.has(path) && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
