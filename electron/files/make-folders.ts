// Creates a folder and the missing ones above it. It never changes what is there already.
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { nullIfMissing } from './file-error.ts';

/**
 * Returns the folders that it created, the deepest first. One level at a time, because Node's recursive mkdir never
 * returns where the system answers ENOENT for a new folder, as in /proc. Throws system errors.
 */
export async function makeFolders(path: string): Promise<string[]> {
  const missing: string[] = [];
  let folder = resolve(path);
  while (!(await stat(folder).catch(nullIfMissing))) {
    missing.push(folder);
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  const created: string[] = [];
  for (const each of missing.toReversed()) {
    try {
      await mkdir(each);
      created.unshift(each);
    } catch (error) {
      // Another process may have created it meanwhile, and it is for that one to remove it.
      if (await isFolder(each)) continue;
      await removeFolders(created);
      throw error;
    }
  }
  return created;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Removes those of the folders that are empty, in the given order. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rmdir(folder).catch(() => undefined);
}
