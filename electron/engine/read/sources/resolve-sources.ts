// Turns what the user named (files, folders, glob patterns) into files. It opens none of them.
import { glob, readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { FolderLinks } from './folder-links.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { assertRegular, diskFile, reportFile, unreadableFile, type SourceFile } from './source-file.ts';
import { nativePath, pathsBehind, shownName } from '../../../files/native-path.ts';
import { readError } from '../../../files/read-error.ts';

/** A file, and the place of the input that it comes from among all inputs. */
export interface ResolvedFile {
  readonly file: SourceFile;
  readonly input: number;
}

/**
 * The files behind the inputs: as named, folders recursively and sorted by name, patterns sorted. Hidden files inside a
 * folder are skipped; linked folders that are read elsewhere, and what is no file, come as reports. Throws not-found or no-access for inputs themselves, all of them in one
 * error and before the first file is given; a folder further down that can't be listed comes as a file whose open()
 * throws.
 */
export async function* resolveSources(inputs: readonly string[]): AsyncGenerator<ResolvedFile> {
  const files: ResolvedFile[] = [];
  const errors: AppError[] = [];
  for (const [i, input] of inputs.entries()) {
    try {
      for await (const file of resolveInput(input)) files.push({ file, input: i });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw refusedInputs(errors, inputs.length);
  yield* files;
}

/** One error that names all: why some of so many inputs can't be imported. */
export function refusedInputs(errors: readonly AppError[], inputs: number): AppError {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const all = errors.map((error) => error.reason);
  return new AppError(
    first?.code ?? 'not-found',
    reason('inputs-refused', { refused: errors.length, inputs, all }),
    errors.map(({ message }) => message).join('\n'),
  );
}

async function* resolveInput(input: string): AsyncGenerator<SourceFile> {
  const path = resolve(input);
  const found = await statOrError(path);
  const behind = found instanceof AppError && found.code === 'not-found' ? pathsBehind(path) : [];
  if (behind.length > 0) {
    for (const one of behind) yield* resolveInput(one);
  } else if (found instanceof AppError) {
    const entry = found.code === 'not-found' ? await archiveEntry(path) : null;
    if (entry) yield entry;
    else if (found.code === 'not-found' && isPattern(input)) yield* matchPattern(input);
    else throw found.code === 'not-found' ? (refuseAddress(input) ?? found) : found;
  } else if (found.isDirectory()) {
    yield* walkFolder(path, new FolderLinks(path), true);
  } else {
    assertRegular(path, found.isFile());
    if (PROJECT_NAME.test(path)) throw projectError(path);
    yield diskFile(path, found.size, true);
  }
}

/** "archive.zip!/path/sitemap.xml" names one file in an archive; null where there is no such archive. */
async function archiveEntry(path: string): Promise<SourceFile | null> {
  const mark = path.lastIndexOf(`!${sep}`);
  if (mark < 0) return null;
  const archive = path.slice(0, mark);
  const found = await statOrError(archive);
  if (found instanceof AppError || !found.isFile()) return null;
  return { ...diskFile(archive, found.size, true), inner: path.slice(mark + 2).replaceAll(sep, '/') };
}

async function* matchPattern(pattern: string): AsyncGenerator<SourceFile> {
  const matches = new Set<string>();
  const { folder, rest } = await literalStart(pattern);
  for await (const match of glob(rest, { cwd: folder })) {
    const path = resolve(folder, match);
    const behind = pathsBehind(path);
    for (const one of behind.length > 0 ? behind : [path]) matches.add(one);
  }
  const paths = [...matches].sort(byName);
  if (paths.length === 0) {
    throw new AppError('not-found', reason('no-match', { pattern }));
  }
  for (const path of paths) {
    const found = await statOrError(path);
    if (found instanceof AppError) yield unreadableFile(path, found);
    else if (found.isFile()) yield diskFile(path, found.size, false);
    else if (!found.isDirectory()) yield notRegular(path);
  }
}

/** Folders that are there by that very name are no part of the pattern, as "shop[1]" in "shop[1]/*.xml". */
async function literalStart(pattern: string): Promise<{ readonly folder: string; readonly rest: string }> {
  const segments = pattern.split(sep === '/' ? '/' : /[/\\]/);
  let taken = 0;
  for (let end = segments.length - 1; end > 0 && taken === 0; end--) {
    const start = segments.slice(0, end).join(sep);
    const found = isPattern(start) ? await stat(start).catch(() => null) : null;
    if (found?.isDirectory()) taken = end;
  }
  if (taken === 0) return { folder: '.', rest: pattern };
  return { folder: segments.slice(0, taken).join(sep), rest: segments.slice(taken).join('/') };
}

async function* walkFolder(folder: string, links: FolderLinks, isInput: boolean): AsyncGenerator<SourceFile> {
  let entries;
  try {
    entries = await readdir(nativePath(folder), { withFileTypes: true, encoding: 'buffer' });
  } catch (error) {
    if (isInput) throw readError(error, folder);
    yield unreadableFile(folder, readError(error, folder));
    return;
  }
  const named = entries.map((entry) => ({ entry, name: shownName(entry.name) }));
  for (const { entry, name } of named.sort((a, b) => byName(a.name, b.name))) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    if (entry.isDirectory()) {
      yield* walkFolder(path, links, false);
    } else if (entry.isFile() || entry.isSymbolicLink()) {
      yield* found(path, links);
    } else {
      yield notRegular(path);
    }
  }
}

/** A file, or what a link leads to. */
async function* found(path: string, links: FolderLinks): AsyncGenerator<SourceFile> {
  const stats = await statOrError(path);
  if (stats instanceof AppError) yield unreadableFile(path, stats);
  else if (stats.isFile()) yield diskFile(path, stats.size, false);
  else if (!stats.isDirectory()) yield notRegular(path);
  else {
    const read = await links.follow(path);
    if (read === null) yield* walkFolder(path, links, false);
    else {
      const why = reason('source-folder-link', { path, read });
      yield told(path, { reason: why, severity: 'info', code: 'folder-link', file: path });
    }
  }
}

/** To open and close the file of the open project would end its lock, so its name has to tell. */
const PROJECT_NAME = /\.mapwright$/i;

function projectError(path: string): AppError {
  return new AppError('unreadable-source', reason('source-is-project', { path }));
}

/** Opening a pipe would wait for its writer for ever. */
function notRegular(path: string): SourceFile {
  const why = reason('source-is-device', { path });
  return told(path, { reason: why, severity: 'warning', code: 'not-a-file', file: path });
}

function told(path: string, problem: Problem): SourceFile {
  return reportFile({ location: path, named: false }, [problem]);
}

async function statOrError(path: string) {
  try {
    return await stat(nativePath(path));
  } catch (error) {
    return readError(error, path);
  }
}

/** What looks like a host's name may have been meant as one. */
function refuseAddress(input: string): AppError | null {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(input)) {
    return new AppError('not-found', reason('source-not-web', { input }));
  }
  const host =
    /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/].*)?$/u.test(input) &&
    !/\.(?:xml|gz|txt|csv|tsv|mapwright)$/i.test(input);
  if (!host) return null;
  return new AppError('not-found', reason('source-maybe-host', { input }));
}

function isPattern(input: string): boolean {
  return /[*?[{]/.test(input);
}

/** One fixed language, so that the order is the same on every system; sitemap-2 comes before sitemap-10. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);
}
