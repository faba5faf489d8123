// The folder in the system's temporary one where a command keeps a project for as long as it runs. Those that killed
// commands left are removed when the next is made; nothing else is.
import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { tellTemporary } from '../engine/sources/temporary-places.ts';
import { isLeftOver, markIn, newMark } from '../engine/write/process-mark.ts';

/** What the project in such a folder is called. */
export const TEMPORARY_PROJECT = 'temporary.mapwright';

const PREFIX = 'mapwright-project-';

/** Makes one that only this user may enter. Throws "io" where the system's folder can't be used. */
export async function makeTemporaryFolder(): Promise<string> {
  const parent = tmpdir();
  await sweep(parent);
  const path = join(parent, `${PREFIX}${newMark()}`);
  try {
    await mkdir(path, { mode: 0o700 });
    tellTemporary(path, true);
    return path;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError('io', `The temporary folder "${parent}" can't be used. Set TMPDIR to another.`, cause);
  }
}

/** Removes one, with all that is in it. */
export async function removeTemporaryFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
  tellTemporary(path, false);
}

/** Removes what killed processes left in a folder. What can't be removed now is for the next one. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const mark = markIn(name, PREFIX);
    if (mark === null || !isLeftOver(mark)) continue;
    const path = join(parent, name);
    if (await holdsProject(path).catch(() => false)) await removeTemporaryFolder(path).catch(() => undefined);
  }
}

/** Whether it is a folder of this user with nothing in it but a temporary project, or nothing at all yet. */
async function holdsProject(path: string): Promise<boolean> {
  const found = await lstat(path);
  // Windows has no such numbers, and a temporary folder for each user.
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false;
  const entries = await readdir(path, { withFileTypes: true });
  // SQLite's own files begin with the name of the project.
  return entries.every((entry) => entry.isFile() && entry.name.startsWith(TEMPORARY_PROJECT));
}
