// Shows something in the system's file manager, or an address in its browser, without a shell in between.
import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

/** A program and its arguments, each handed over as it stands. */
export type Command = readonly [program: string, ...args: string[]];

/** Runs a command; false where there is no such program, or it can't do what was asked. */
export type Run = (command: Command) => Promise<boolean>;

/** Shows a folder or file in the file manager, selected where that can be. Throws AppError "not-found" or "io". */
export async function showFolder(path: string, run: Run = started): Promise<null> {
  const target = resolve(path);
  const found = await stat(target).catch(() => null);
  if (!found) throw new AppError('not-found', reason('show-missing', { path: target }));
  const folder = found.isDirectory() ? target : dirname(target);
  if (!(await run(showing(process.platform, target, folder))))
    throw new AppError('io', reason('show-failed', { path: folder }));
  return null;
}

/** Opens a page of the web, in the user's browser. Throws AppError "io". */
export async function openAddress(url: string, run: Run = started): Promise<null> {
  // As the browser spells it: nothing in it means anything to a program of the system.
  const whole = URL.parse(url);
  if (!whole || !(await run(opening(process.platform, whole.href))))
    throw new AppError('io', reason('address-not-opened', { url }));
  return null;
}

/** On macOS a folder may be a program, which would start where it was opened: it is only ever selected there. */
export function showing(platform: NodeJS.Platform, target: string, folder: string): Command {
  if (platform === 'win32') return ['explorer.exe', `/select,"${target}"`];
  return platform === 'darwin' ? ['open', '-R', target] : ['xdg-open', folder];
}

/** Opens an address with the program that the system has for it. */
export function opening(platform: NodeJS.Platform, address: string): Command {
  if (platform === 'win32') return ['explorer.exe', address];
  return platform === 'darwin' ? ['open', address] : ['xdg-open', address];
}

/** ms in which a program that can open nothing has ended. */
const FAILS_WITHIN_MS = 1_500;

/** False where the program is not there, or ends with a failure at once, as xdg-open does where it knows no other. */
export function started([program, ...args]: Command): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'ignore',
      detached: true,
      // The Explorer wants its quotes within the argument; a path has none.
      windowsVerbatimArguments: program === 'explorer.exe',
    });
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
