// The browser host as a process: it prints its address, ends when told, and never leaves an engine behind.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { enginePid } from '../e2e/engine-pid.ts';

let home: string;
let child: ChildProcess;
let output: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  child.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

function start(...args: string[]): void {
  startWith(args, {});
}

function startWith(args: readonly string[], env: NodeJS.ProcessEnv): void {
  output = '';
  child = spawn(process.execPath, ['electron/browser/browser.ts', ...args], {
    cwd: appRoot(),
    env: { ...process.env, MAPWRIGHT_HOME: home, DISPLAY: '', WAYLAND_DISPLAY: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
}

const until = (condition: () => boolean): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 20 });

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the browser host as a process', () => {
  const READY = String.raw`Mapwright is ready at http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}\n$`;

  it('prints one line with its address where no window is asked for', async () => {
    start('--no-open');
    await until(() => output.includes('\n'));
    expect(output).toMatch(new RegExp(`^${READY}`));
  });

  it.skipIf(process.platform !== 'linux')(
    'says in that line why no window opens without a screen',
    async () => {
      start();
      await until(() => output.includes('\n'));
      expect(output).toMatch(
        new RegExp(`^There is no display, so neither Electron nor a browser can open a window. ${READY}`),
      );
    },
  );

  it.skipIf(process.platform !== 'linux')('says that no browser could be started', async () => {
    startWith([], { DISPLAY: ':0', PATH: '' });
    await until(() => output.includes('\n'));
    expect(output).toMatch(/^The browser did not start. Open this URL yourself: http:\/\/127/);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with code 0 on %s, and its engine with it',
    async (signal) => {
      start('--no-open');
      await until(() => output.includes('\n'));
      const engine = enginePid(child.pid!)!;
      expect(runs(engine)).toBe(true);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(runs(engine)).toBe(false);
    },
  );

  it('leaves no engine behind when it is killed', async () => {
    start('--no-open');
    await until(() => output.includes('\n'));
    const engine = enginePid(child.pid!)!;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await until(() => !runs(engine));
  });

  it('says what is wrong with an argument, and ends with code 1', async () => {
    start('--port', 'x');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output).toContain('--port needs a number');
  });

  it('says so when its home can’t be used, but serves', async () => {
    await writeFile(join(home, 'file'), '');
    home = join(home, 'file');
    start('--no-open');
    await until(() => output.includes('\n'));
    expect(output).toContain('Mapwright is ready at');
    home = join(home, '..');
  });
});
