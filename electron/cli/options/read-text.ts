// Reads a small text that a command is given as a file, or on standard input as "-". It looks at no content.
import { readFile } from 'node:fs/promises';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { readError } from '../../files/read-error.ts';
import type { Terminal } from '../output/terminal.ts';

/** What is larger is no text that somebody wrote for a command. */
const MAX_BYTES = 64 << 20;

/** How it is named in messages. */
export function nameOfInput(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** The text as UTF-8. Throws AppErrors that name the file. */
export async function readText(path: string, { stdin, signal }: Terminal): Promise<string> {
  if (path !== '-') {
    try {
      return await readFile(path, { encoding: 'utf8', signal });
    } catch (error) {
      signal.throwIfAborted();
      throw readError(error, path);
    }
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stdin()) {
    signal.throwIfAborted();
    chunks.push(chunk);
    if ((size += chunk.length) > MAX_BYTES) throw new AppError('too-large', reason('stdin-text-too-large'));
  }
  return Buffer.concat(chunks).toString('utf8');
}
