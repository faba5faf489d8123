// Runs one command under this Node, streaming or keeping its output, with a time limit. It judges nothing.
import { spawn } from 'node:child_process';
import { ROOT } from './tool-path.ts';

export interface ProcessOptions {
  /** true: the output appears at once; false: it is only returned. */
  readonly stream: boolean;
  readonly minutes: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface ProcessEnd {
  /** null where the process was ended by a signal (also by the time limit). */
  readonly code: number | null;
  readonly output: string;
  readonly timedOut: boolean;
}

/** Runs a script with arguments under the Node that runs this file. Never rejects. */
export function runNode(args: readonly string[], options: ProcessOptions): Promise<ProcessEnd> {
  return runCommand(process.execPath, args, options);
}

/** Runs npm: the one that started this process, where one did. Never rejects. */
export function runNpm(args: readonly string[], options: ProcessOptions): Promise<ProcessEnd> {
  const script = process.env['npm_execpath']?.replace(/npx-cli\.js$/, 'npm-cli.js');
  return script ? runNode([script, ...args], options) : runCommand('npm', args, options);
}

/** Runs any command. A command that can't be started ends with code null and the reason as output. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessEnd> {
  const { promise, resolve } = Promise.withResolvers<ProcessEnd>();
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.stream ? 'inherit' : 'pipe', options.stream ? 'inherit' : 'pipe'],
  });
  let output = '';
  let timedOut = false;
  const keep = (chunk: string): void => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, options.minutes * 60_000);
  const end = (code: number | null): void => {
    clearTimeout(timer);
    resolve({ code, output, timedOut });
  };
  child.once('error', (error) => {
    keep(`${command} could not be started: ${error.message}\n`);
    end(null);
  });
  child.once('close', end);
  return promise;
}
