// Opens a project for a command, waiting for others where that is asked for, and refuses a damaged one: a script must not go on with a part of the rows.
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ProjectInfo, ReadOnlyWhy } from '../../../shared/model/project.ts';
import type { OptionSpecs } from '../define-command.ts';
import type { EngineSession } from './engine-client.ts';
import { readSeconds } from '../options/option-value.ts';
import type { Terminal } from '../output/terminal.ts';
import { refuseStdin } from './with-stdin.ts';

/** What the engine tells about the project, without problems. Throws damaged-project, naming the copy with the readable rows. */
export async function openProject(engine: EngineSession, path: string, how: Opening): Promise<ProjectInfo> {
  refuseStdin('A PROJECT', path);
  const opened = await openInTime(engine, resolve(path), how);
  const info = (await isCheckedAnew(engine)) ? await engine.request['project.info']({}) : opened;
  if (info.recoveredFrom === null) return info;
  const { recoveredFrom: original, path: copy, foreignPart: part } = info;
  if (info.readOnly !== null) {
    const alone = { path: info.path };
    throw new AppError(
      'damaged-project',
      part === null ? reason('recovered-no-copy', alone) : reason('foreign-no-copy', { ...alone, part }),
    );
  }
  const told = { path: original, copy };
  throw new AppError(
    'damaged-project',
    part === null ? reason('recovered-copy', told) : reason('foreign-copy', { ...told, part }),
  );
}

/** Waits for the job that a project begins where other rules checked it; false where there is none. */
async function isCheckedAnew(engine: EngineSession): Promise<boolean> {
  const current = await engine.request['job.current']({});
  if (current?.kind !== 'check') return false;
  const { job } = current;
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  await engine.runJob('check', () => Promise.resolve({ job }), watch);
  return true;
}

/** How a command opens its project. */
export interface Opening {
  readonly terminal: Pick<Terminal, 'stderr' | 'signal'>;
  /** The value of --wait. */
  readonly wait: string | undefined;
  /** For commands that change nothing: a project that can't be changed is good enough. */
  readonly readable?: boolean;
}

/** The option of every command that opens a project. */
export const WAIT_OPTION = {
  wait: {
    type: 'string',
    value: 'SECONDS',
    help: 'Wait so long for a project that another program has open',
  },
} as const satisfies OptionSpecs;

const PAUSE_MS = 100;

/** As its last commit left it, where others have it open for longer than the command may wait. */
async function openInTime(engine: EngineSession, path: string, how: Opening): Promise<ProjectInfo> {
  const { terminal, readable = false } = how;
  const seconds = readSeconds('--wait', how.wait, { min: 0, max: MOST_SECONDS }) ?? 0;
  const open = (asReadable: boolean): Promise<ProjectInfo> =>
    engine.request['project.open']({ path, problems: false, readable: asReadable });
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    try {
      return await open(false);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'project-locked') break;
    }
    await pause(PAUSE_MS, undefined, { signal: terminal.signal }).catch(() => {
      terminal.signal.throwIfAborted();
    });
  }
  const info = await open(readable);
  const told = info.readOnly === null ? undefined : READ_ONLY[info.readOnly];
  if (told !== undefined) await terminal.stderr.line(`${info.path} ${told}`);
  return info;
}

/** A day. */
const MOST_SECONDS = 86_400;

const READ_ONLY: Readonly<Partial<Record<ReadOnlyWhy, string>>> = {
  'open-elsewhere': 'is open in another program: this is what was saved there last.',
  'disk-full': 'is on a full disk: it was read from a copy in the temporary folder.',
};
