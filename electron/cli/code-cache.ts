// Where Node keeps what it compiled of the bundle for the next start: a folder of the user's own that nobody else can write,
// as what lies there is run, or none. It must never be Node's own choice, which is the temporary folder that all share.
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/**
 * Has Node keep it, for this process and its threads. To be called before much is loaded. What the user chose by
 * NODE_COMPILE_CACHE or NODE_DISABLE_COMPILE_CACHE holds.
 */
export function useCodeCache(env: NodeJS.ProcessEnv = process.env): void {
  if (env['NODE_COMPILE_CACHE'] || env['NODE_DISABLE_COMPILE_CACHE']) return;
  const folder = codeFolder(userCaches(env));
  if (folder === null) return;
  enableCompileCache(folder);
  // Threads get it by their copy of the environment.
  env['NODE_COMPILE_CACHE'] = folder;
}

/** The folder of the user's caches as the system has it; null where there is none. */
export function userCaches(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | null {
  const home = homedir();
  const [set, usual] =
    platform === 'win32'
      ? [env['LOCALAPPDATA'], join(home, 'AppData', 'Local')]
      : platform === 'darwin'
        ? [undefined, join(home, 'Library', 'Caches')]
        : [env['XDG_CACHE_HOME'], join(home, '.cache')];
  const folder = set !== undefined && isAbsolute(set) ? set : usual;
  return isAbsolute(folder) ? folder : null;
}

/** Our folder in that of the caches, made if it is not there; null where it can't be, or others could write what is run. */
function codeFolder(caches: string | null): string | null {
  if (caches === null) return null;
  try {
    mkdirSync(caches, { recursive: true, mode: 0o700 });
    const parent = realpathSync(caches);
    if (!isSafeAbove(parent)) return null;
    const own = join(parent, 'mapwright');
    return [own, join(own, 'code')].every(isOwnFolder) ? join(own, 'code') : null;
  } catch {
    return null;
  }
}

/** Whether nobody but the user and root can put another folder in its place: of it and of each folder above. */
function isSafeAbove(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  const user = process.getuid?.();
  // Windows has rights of another kind, and caches that are the user's.
  if (user === undefined) return true;
  const isSafe = (uid === user || uid === 0) && ((mode & OTHERS_WRITE) === 0 || (mode & STICKY) !== 0);
  const above = dirname(folder);
  return isSafe && (above === folder || isSafeAbove(above));
}

/** Makes it if need be, and tells whether it is a folder, no link, of this user's, that nobody else can write. */
function isOwnFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // Mostly it is there.
  }
  const found = lstatSync(folder);
  if (!found.isDirectory()) return false;
  const user = process.getuid?.();
  return user === undefined || (found.uid === user && (found.mode & OTHERS_WRITE) === 0);
}

const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;
