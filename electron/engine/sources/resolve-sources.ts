// Turns what the user named (files, folders, glob patterns) into files. It opens none of them.
import { glob, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import { diskFile, fileError, unreadableFile, type SourceFile } from './source-file.ts';

/**
 * The files behind the inputs: as named, folders recursively and sorted by name, patterns sorted. Hidden files and
 * linked folders inside a folder are skipped. Throws not-found or no-access for an input itself; a folder further down
 * that can't be listed comes as a file whose open() throws.
 */
export async function* resolveSources(inputs: readonly string[]): AsyncGenerator<SourceFile> {
  for (const input of inputs) {
    const path = resolve(input);
    const found = await statOrError(path);
    if (found instanceof AppError) {
      if (found.code === 'not-found' && isPattern(input)) yield* matchPattern(input);
      else throw refuseAddress(input) ?? found;
    } else if (found.isDirectory()) {
      yield* walkFolder(path, true);
    } else {
      assertRegular(path, found.isFile());
      yield diskFile(path, found.size, true);
    }
  }
}

async function* matchPattern(pattern: string): AsyncGenerator<SourceFile> {
  const paths: string[] = [];
  for await (const path of glob(pattern)) paths.push(resolve(path));
  paths.sort(byName);
  if (paths.length === 0) {
    throw new AppError(
      'not-found',
      `No file matches "${pattern}". Check the pattern and the folder it starts in.`,
    );
  }
  for (const path of paths) {
    const found = await statOrError(path);
    if (found instanceof AppError) yield unreadableFile(path, found);
    else if (found.isFile()) yield diskFile(path, found.size, false);
  }
}

async function* walkFolder(folder: string, named: boolean): AsyncGenerator<SourceFile> {
  let entries;
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (named) throw fileError(error, folder);
    yield unreadableFile(folder, fileError(error, folder));
    return;
  }
  for (const entry of entries.sort((a, b) => byName(a.name, b.name))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* walkFolder(path, false);
    } else if (entry.isFile() || entry.isSymbolicLink()) {
      const found = await statOrError(path);
      if (found instanceof AppError) yield unreadableFile(path, found);
      else if (found.isFile()) yield diskFile(path, found.size, false);
    }
  }
}

async function statOrError(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    return fileError(error, path);
  }
}

function assertRegular(path: string, regular: boolean): void {
  if (regular) return;
  throw new AppError('unreadable-source', `"${path}" is not a regular file. Name a file or a folder.`);
}

function refuseAddress(input: string): AppError | null {
  if (!/^https?:\/\//i.test(input)) return null;
  return new AppError('not-found', `"${input}" is a web address. Download the file first and import that.`);
}

function isPattern(input: string): boolean {
  return /[*?[{]/.test(input);
}

/** One fixed language, so that the order is the same on every system; sitemap-2 comes before sitemap-10. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);
}
