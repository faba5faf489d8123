// Lists and makes folders for hosts without native dialogs. It reads names and sizes, never contents.
import { mkdir, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { FolderEntry, FolderListing } from '../../shared/contract/host.ts';

/**
 * The folder's entries, folders first, by name; hidden ones and what can't be read are left out. null = the home folder,
 * a file = its folder. Throws AppError "not-found" or "no-access" naming the path.
 */
export async function listFolder(path: string | null): Promise<FolderListing> {
  const folder = await folderOf(resolve(path ?? homedir()));
  const names = await attempt(folder, () => readdir(folder));
  const entries = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => entry(folder, name)),
  );
  const parent = dirname(folder);
  return {
    path: folder,
    parent: parent === folder ? null : parent,
    entries: entries.filter((one) => one !== null).sort(byName),
    places: await places(folder),
  };
}

/** Makes a folder and returns its path; one that exists is fine. */
export async function makeFolder(parent: string, name: string): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..' || /[/\\\0]/.test(trimmed)) {
    throw new AppError('invalid-value', reason('folder-name-invalid', { name }));
  }
  const folder = join(resolve(parent), trimmed);
  await attempt(folder, () => mkdir(folder, { recursive: true }));
  return folder;
}

async function folderOf(path: string): Promise<string> {
  const found = await attempt(path, () => stat(path));
  return found.isDirectory() ? path : dirname(path);
}

async function entry(folder: string, name: string): Promise<FolderEntry | null> {
  const path = join(folder, name);
  try {
    const found = await stat(path);
    if (!found.isDirectory() && !found.isFile()) return null;
    return { name, path, folder: found.isDirectory(), size: found.isFile() ? found.size : 0 };
  } catch {
    // A dangling link, or a file that went away meanwhile.
    return null;
  }
}

async function places(folder: string): Promise<FolderListing['places']> {
  const home = homedir();
  const candidates = [
    { kind: 'home', path: home },
    { kind: 'documents', path: join(home, 'Documents') },
    { kind: 'downloads', path: join(home, 'Downloads') },
    { kind: 'desktop', path: join(home, 'Desktop') },
    { kind: 'root', path: parse(folder).root },
  ] as const satisfies FolderListing['places'];
  const exist = await Promise.all(
    candidates.map(({ path }) =>
      stat(path).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    ),
  );
  return candidates.filter((_, index) => exist[index]);
}

function byName(a: FolderEntry, b: FolderEntry): number {
  if (a.folder !== b.folder) return a.folder ? -1 : 1;
  return a.name.localeCompare(b.name, undefined, { numeric: true, sensitivity: 'base' });
}

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fileError(path, error);
  }
}

function fileError(path: string, error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const detail = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'ENOENT':
      return new AppError('not-found', reason('listing-missing', { path }), detail);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('no-access', reason('listing-no-access', { path }), detail);
    case 'EEXIST':
    case 'ENOTDIR':
      return new AppError('invalid-value', reason('listing-not-folder', { path }), detail);
    default:
      return new AppError('io', reason('listing-failed', { path }), detail);
  }
}
