// Where Mapwright keeps its own files. It creates nothing.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder for settings, recent projects and untitled projects: MAPWRIGHT_HOME where set, else the user's
 * configuration folder as the system has it (XDG Base Directory on Linux, Application Support, APPDATA).
 */
export function appHome(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const own = env['MAPWRIGHT_HOME'];
  if (own) return own;
  if (platform === 'win32') return join(env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Mapwright');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Mapwright');
  return join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'mapwright');
}

/** The folder that holds package.json and out/: two levels above this file, from source and bundled alike. */
export function appRoot(): string {
  return fileURLToPath(new URL('../../', import.meta.url));
}

/** The built window. */
export function rendererFolder(): string {
  return join(appRoot(), 'out', 'renderer');
}
