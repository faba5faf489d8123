// Starts the built browser host for a test and stops it again. It knows the host's output, not its pages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings-schemas.ts';
import { ROOT } from '../run/tool-path.ts';
import { join } from 'node:path';

export interface RunningHost {
  readonly pid: number;
  /** The address with the one-time token. */
  readonly address: string;
  /** Everything that the host has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Leaves a home as one who knows the app has it: its first steps are not shown again. */
export async function usedHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const settings = { ...DEFAULT_SETTINGS, stepsSeen: true };
  await writeFile(join(home, 'state.json'), JSON.stringify({ settings, recent: [] }));
}

const START_MS = 30_000;
const STOP_MS = 8_000;

/** Starts out/main/browser.js with a home folder of its own. Throws with its output where it gives no address. */
export async function startHost(home: string, args: readonly string[] = []): Promise<RunningHost> {
  const script = join(ROOT, 'out/main/browser.js');
  if (!existsSync(script)) throw new Error('out/main/browser.js is missing. Run "npm run build" first.');
  const child = spawn(process.execPath, ['--no-warnings', script, '--no-open', ...args], {
    env: { ...process.env, MAPWRIGHT_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(force);
  };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: string): void => {
    output += chunk;
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S*token=\S+/.exec(output);
    if (address && output.includes('\n', address.index)) resolve(address[0]);
  };
  child.stdout.setEncoding('utf8').on('data', listen);
  child.stderr.setEncoding('utf8').on('data', listen);
  child.once('error', reject);
  child.once('exit', (code) => {
    reject(new Error(`The browser host ended with code ${String(code)}:\n${output}`));
  });
  const timer = setTimeout(() => {
    reject(new Error(`The browser host gave no address within ${START_MS / 1000} s:\n${output}`));
  }, START_MS);
  try {
    const address = await promise;
    return { pid: child.pid ?? 0, address, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
