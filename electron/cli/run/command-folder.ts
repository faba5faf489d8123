// The folder in the system's temporary one where a command keeps something for as long as it runs.
import { tmpdir } from 'node:os';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../files/temporary-folder.ts';

/** Does work with one that only this user may enter, which is gone afterwards. Throws "io" where there can't be any. */
export async function inTemporaryFolder<T>(kind: string, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await make(kind);
  try {
    return await work(folder.path);
  } finally {
    await folder.remove();
  }
}

async function make(kind: string): Promise<TemporaryFolder> {
  try {
    return await makeTemporaryFolder(kind);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError('io', reason('temporary-folder', { path: tmpdir() }), cause);
  }
}
