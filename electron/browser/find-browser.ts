// Finds a browser of the Chromium family, which can show a page as an app window. It starts nothing.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const LINUX = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'vivaldi',
];
const MAC = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser', 'Vivaldi'];
const WINDOWS = [
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['BraveSoftware', 'Brave-Browser', 'Application', 'brave.exe'],
];

/** The program's path, or null where there is none. */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  runs: (path: string) => boolean = isExecutable,
): string | null {
  return candidates(env, platform).find(runs) ?? null;
}

function candidates(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return WINDOWS.flatMap((parts) => roots.flatMap((root) => (root ? [join(root, ...parts)] : [])));
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return LINUX.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
