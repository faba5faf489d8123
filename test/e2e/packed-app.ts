// Starts the app as `npm run package -- --dir` laid it out, and connects to its window. Playwright's own way wants Node's
// inspector, which a packaged app refuses; Chromium's is still there.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../run/tool-path.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';

export interface PackedApp {
  readonly pid: number;
  readonly page: Page;
  /** Everything that the app has printed so far. */
  readonly output: () => string;
  /** Asks it to end, as the system does at the end of a session; false where it had to be forced. */
  readonly close: () => Promise<boolean>;
}

const START_MS = 60_000;
const CLOSE_MS = 15_000;

/** Throws with the app's output where it shows no window. */
export async function startPacked(home: string): Promise<PackedApp> {
  const child = spawn(packedProgram(), [...BROWSER_FLAGS, '--remote-debugging-port=0'], {
    env: { ...process.env, MAPWRIGHT_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: string): void => {
    output += chunk;
    const address = /^DevTools listening on (ws:\S+)\s/m.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);
  child.once('error', reject);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  void exited.then(([code]) => {
    reject(new Error(`The app ended with code ${String(code)}:\n${output}`));
  });
  const timer = setTimeout(() => {
    reject(new Error(`The app showed no window within ${String(START_MS / 1000)} s:\n${output}`));
  }, START_MS);
  try {
    const browser = await chromium.connectOverCDP(await promise);
    const [context] = browser.contexts();
    if (!context) throw new Error('The app has no window.');
    const page = context.pages()[0] ?? (await context.waitForEvent('page', { timeout: START_MS }));
    const close = async (): Promise<boolean> => {
      let forced = false;
      const force = setTimeout(() => {
        forced = true;
        child.kill('SIGKILL');
      }, CLOSE_MS);
      // Windows knows no signals; this closes the windows of the process.
      if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid)]);
      else child.kill('SIGTERM');
      await exited;
      clearTimeout(force);
      return !forced;
    };
    return { pid: child.pid ?? 0, page, output: () => output, close };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** In the folders of electron-builder; MAPWRIGHT_PACKED names another. */
function packedProgram(): string {
  const arch = process.arch === 'x64' ? '' : `-${process.arch}`;
  const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: [`mac${arch}`, 'Mapwright.app', 'Contents', 'MacOS', 'Mapwright'],
    win32: [`win${arch}-unpacked`, 'mapwright-desktop.exe'],
  };
  const parts = programs[process.platform] ?? [`linux${arch}-unpacked`, 'mapwright-desktop'];
  const program = process.env['MAPWRIGHT_PACKED'] ?? join(ROOT, 'release', ...parts);
  if (!existsSync(program)) throw new Error(`${program} is missing. Run "npm run package -- --dir" first.`);
  return program;
}
