// Finds a Chromium-family browser that the system already has. It starts nothing and installs nothing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
] as const;

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'] as const;
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
] as const;

/** Paths of the browsers that exist, the preferred first. MAPWRIGHT_TEST_BROWSER names one outright. */
export function findBrowsers(env: NodeJS.ProcessEnv = process.env): string[] {
  const named = env['MAPWRIGHT_TEST_BROWSER'];
  return named ? [named] : candidates(env).filter((path) => existsSync(path));
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (r) => r !== undefined,
    );
    return WINDOWS_PATHS.flatMap((path) => roots.map((root) => join(root, path)));
  }
  if (process.platform === 'darwin')
    return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => [...new Set([...folders, '/usr/bin'])].map((folder) => join(folder, name)));
}
