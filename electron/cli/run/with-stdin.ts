// Gives a command that reads files what comes on standard input, where "-" is named, as a file that is gone afterwards.
// It looks at no content.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { DEFAULT_MAX_UNPACKED_BYTES } from '../../../shared/model/import/unpacked-limit.ts';
import type { ExitCode, Invocation, OptionSpecs } from '../define-command.ts';
import { formatBytes, STDIN_FILE, STDIN_KIND } from '../output/plain-text.ts';
import { readMaxUnpacked } from '../options/reading-flags.ts';
import { inTemporaryFolder } from './command-folder.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';

/**
 * Runs a command with such a file in the place of "-", of at most the size of --max-unpacked. A file of that name is "./-".
 */
export async function withStdin<S extends OptionSpecs>(
  invocation: Invocation<S>,
  run: (invocation: Invocation<S>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { positionals, terminal, options } = invocation;
  const times = positionals.filter((one) => one === '-').length;
  if (times === 0) return run(invocation);
  if (times > 1) throw new UsageError('Standard input (-) can be read once only.');
  // Commands without the option have its default.
  const { 'max-unpacked': given } = options as { readonly 'max-unpacked'?: string | undefined };
  const most = readMaxUnpacked(given) ?? DEFAULT_MAX_UNPACKED_BYTES;
  return inTemporaryFolder(STDIN_KIND, async (folder) => {
    const path = join(folder, STDIN_FILE);
    await keep(terminal, path, most);
    return run({ ...invocation, positionals: positionals.map((one) => (one === '-' ? path : one)) });
  });
}

async function keep(terminal: Terminal, path: string, most: number): Promise<void> {
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(capped(terminal.stdin(), most), file, { signal: terminal.signal });
  } catch (error) {
    terminal.signal.throwIfAborted();
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError('io', reason('stdin-not-kept', { cause: error.message }));
  }
}

async function* capped(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let left = most;
  for await (const chunk of chunks) {
    left -= chunk.length;
    if (left < 0) throw new AppError('too-large', reason('stdin-too-large', { size: formatBytes(most) }));
    yield chunk;
  }
}

/** For what has to be a file with a name of its own. */
export function refuseStdin(what: string, given: string): void {
  if (given !== '-') return;
  throw new UsageError(
    `${what} can't be standard input or output (-). Name a file; one that is called "-" is ./-.`,
  );
}
