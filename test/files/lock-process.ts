// Real processes that take locks, for tests of what the system does with them.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const MODULE = new URL('../../electron/files/file-lock.ts', import.meta.url).href;

/** Takes the lock of a file, tells how that went in a line, and keeps it until its input ends. */
const HOLD = `
  import { acquireLock } from ${JSON.stringify(MODULE)};
  const lock = acquireLock(process.argv[1]);
  console.log(typeof lock === 'string' ? lock : 'got');
  process.stdin.on('end', () => { if (typeof lock !== 'string') lock.release(); }).resume();
`;

/** What a process does that is given as code, with arguments. */
export function nodeArguments(code: string, ...args: readonly string[]): string[] {
  return ['--no-warnings', '--input-type=module', '-e', code, ...args];
}

export interface LockProcess {
  /** "got", or why not. */
  readonly outcome: string;
  readonly kill: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts one; `inside`: the command that starts it, such as one that gives it process numbers of its own. */
export async function holdLock(path: string, inside: readonly string[] = []): Promise<LockProcess> {
  const [command = '', ...args] = [...inside, process.execPath, ...nodeArguments(HOLD, path)];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const [outcome] = (await once(lines, 'line')) as [string];
  return {
    outcome,
    kill: () => ended(child, () => child.kill('SIGKILL')),
    end: () => ended(child, () => child.stdin.end()),
  };
}

async function ended(child: ChildProcess, end: () => unknown): Promise<void> {
  const closed = once(child, 'close');
  end();
  await closed;
}

/** How a command is run as in a container: with process numbers and mounts of its own. */
export const CONTAINER: readonly string[] = [
  'unshare',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount',
  '--mount-proc',
];

/** Whether this system lets us do so. */
export const HAS_CONTAINERS: boolean =
  process.platform === 'linux' && spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;
if (!HAS_CONTAINERS) console.warn('Skipped: tests of containers, as "unshare" makes none here.');
