// Gives a command that reads files what comes on standard input, where "-" is named, as a file that is gone afterwards.
// It looks at no content.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../shared/contract/errors.ts';
import { tellTemporary } from '../engine/sources/temporary-places.ts';
import type { ExitCode, Invocation, OptionSpecs } from './define-command.ts';
import { STDIN_FILE, STDIN_FOLDER } from './plain-text.ts';
import { UsageError } from './usage-error.ts';

/** Runs a command with such a file in the place of "-". A file of that name is "./-". */
export async function withStdin<S extends OptionSpecs>(
  invocation: Invocation<S>,
  run: (invocation: Invocation<S>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { positionals, terminal } = invocation;
  const times = positionals.filter((one) => one === '-').length;
  if (times === 0) return run(invocation);
  if (times > 1) throw new UsageError('Standard input (-) can be read once only.');
  const folder = await mkdtemp(join(tmpdir(), STDIN_FOLDER));
  tellTemporary(folder, true);
  try {
    const path = join(folder, STDIN_FILE);
    await pipeline(Readable.from(terminal.stdin()), createWriteStream(path), { signal: terminal.signal });
    return await run({ ...invocation, positionals: positionals.map((one) => (one === '-' ? path : one)) });
  } catch (error) {
    terminal.signal.throwIfAborted();
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError(
      'io',
      `Standard input can't be kept in "${folder}": ${error.message}. Set TMPDIR to another folder.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    tellTemporary(folder, false);
  }
}

/** For what has to be a file with a name of its own. */
export function refuseStdin(what: string, given: string): void {
  if (given !== '-') return;
  throw new UsageError(
    `${what} can't be standard input or output (-). Name a file; one that is called "-" is ./-.`,
  );
}
