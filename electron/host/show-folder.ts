// Opens the system's file manager or browser on something, without a shell in between.
import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

/** Shows a folder, or the folder of a file, in the file manager. Throws AppError "not-found" or "io". */
export async function showFolder(path: string, open: Opener = openWithSystem): Promise<null> {
  const target = resolve(path);
  const found = await stat(target).catch(() => null);
  if (!found) throw new AppError('not-found', reason('show-missing', { path: target }));
  const folder = found.isDirectory() ? target : dirname(target);
  if (!(await open(folder))) throw new AppError('io', reason('show-failed', { path: folder }));
  return null;
}

/** Opens a page of the web, in the user's browser. Throws AppError "io". */
export async function openAddress(url: string, open: Opener = openWithSystem): Promise<null> {
  // As the browser spells it: nothing in it means anything to a program of the system.
  const whole = URL.parse(url);
  if (!whole || !(await open(whole.href))) throw new AppError('io', reason('address-not-opened', { url }));
  return null;
}

/** Opens a path or an address with the program that the system has for it; false where there is none. */
export type Opener = (target: string) => Promise<boolean>;

export const openWithSystem: Opener = (target) => {
  const [program, ...args] = systemOpener(process.platform, target);
  return started(program, args);
};

export function systemOpener(platform: NodeJS.Platform, target: string): readonly [string, ...string[]] {
  if (platform === 'win32') return ['explorer.exe', target];
  return platform === 'darwin' ? ['open', target] : ['xdg-open', target];
}

/** ms in which a program that can open nothing has ended. */
const FAILS_WITHIN_MS = 1_500;

/** False where the program is not there, or ends with a failure at once, as xdg-open does where it knows no other. */
export function started(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    const waiting = setTimeout(() => {
      end(true);
    }, FAILS_WITHIN_MS);
    function end(isOpen: boolean): void {
      clearTimeout(waiting);
      child.unref();
      resolve(isOpen);
    }
    child.once('error', () => {
      end(false);
    });
    child.once('exit', (code) => {
      // The Explorer ends with 1 also where it opened the folder.
      end(code === 0 || process.platform === 'win32');
    });
  });
}
