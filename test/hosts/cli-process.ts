// Runs the real command line as a child process on real files, for the tests of its commands.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const MAIN = resolve(import.meta.dirname, '../../electron/cli/main.ts');
export const FIXTURES = resolve(import.meta.dirname, '../fixtures/cli');

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `mapwright …args` to its end. The environment has nothing of npm's, as in a user's shell. */
export function mapwright(
  args: readonly string[],
  options: { cwd?: string; tmp?: string } = {},
): Promise<Run> {
  const child = startMapwright(args, options);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

/** Starts `mapwright …args` with pipes for its outputs and nothing to read. */
export function startMapwright(args: readonly string[], { cwd, tmp }: { cwd?: string; tmp?: string } = {}) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|VITEST|NODE_)/.test(name)),
  );
  const all = tmp === undefined ? env : { ...env, TMPDIR: tmp };
  return spawn(process.execPath, [MAIN, ...args], { cwd, env: all, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A temporary folder and the way to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'mapwright-cli-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
