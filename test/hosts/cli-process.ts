// Runs the real command line on real files, for the tests of its commands: as a child process, or, where only words
// are tested and no process, in this one.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Output } from '../../electron/cli/output/output.ts';
import { runCli } from '../../electron/cli/run-cli.ts';

const MAIN = resolve(import.meta.dirname, '../../electron/cli/main.ts');
export const FIXTURES = resolve(import.meta.dirname, '../fixtures/cli');

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly tmp?: string;
  /** The user that runs it, where this one may choose. */
  readonly uid?: number | undefined;
}

/** Runs `mapwright …args` to its end. The environment has nothing of npm's, as in a user's shell. */
export function mapwright(args: readonly string[], options: RunOptions = {}): Promise<Run> {
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

/** What `mapwright …args` prints and returns, without a process of its own; `isTTY`: to a screen. */
export async function mapwrightHere(
  args: readonly string[],
  input: Iterable<string> | AsyncIterable<string> = [],
  isTTY = false,
): Promise<Run> {
  const stdout = memory(isTTY);
  const stderr = memory(isTTY);
  const terminal = {
    stdout: new Output(stdout.stream, () => undefined),
    stderr: new Output(stderr.stream, () => undefined),
    stdin: () => Readable.from(input).map((text: string) => Buffer.from(text)) as AsyncIterable<Buffer>,
    signal: new AbortController().signal,
    progressWidth: () => null,
    canAsk: () => isTTY,
  };
  const code = await runCli(args, terminal);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function memory(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => chunks.join('') };
}

/** Starts `mapwright …args` with pipes for its outputs and nothing to read. */
export function startMapwright(args: readonly string[], { cwd, tmp, uid }: RunOptions = {}) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|VITEST|NODE_)/.test(name)),
  );
  const all = tmp === undefined ? env : { ...env, TMPDIR: tmp };
  const user = uid === undefined ? {} : { uid };
  return spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
}

/** A temporary folder and the way to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'mapwright-cli-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
