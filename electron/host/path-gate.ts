// Keeps the window's page to the paths that the user gave it, and to what the open project refers to. It reads no file.
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { reason } from '../../shared/contract/error-texts.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import { isWithin } from '../files/is-within.ts';
import { isWebInput } from '../../shared/protocol/web-input.ts';
import type { NamedPath } from './request-paths.ts';

export class PathGate {
  readonly #recent: () => readonly string[];
  /** Just as they were named. */
  readonly #named = new Set<string>();
  /** With what is in them, where they are folders. */
  readonly #given = new Set<string>();

  /** `recent`: files of projects that the host remembers. */
  constructor(recent: () => readonly string[]) {
    this.#recent = recent;
  }

  /** The user gave this path to the host itself; a folder with all that is in it. */
  give(path: string): void {
    this.name(path);
    this.#given.add(path);
  }

  /** The window says that the user typed or chose this. Requests may name just that, nothing in it. */
  name(path: string): void {
    this.#named.add(path);
    // Answers of the engine have it in this form.
    this.#named.add(resolve(path));
  }

  /** Those of a request's paths that nobody named so far; there may still be leave for them. At once, so that requests keep their order. */
  unnamed(paths: readonly NamedPath[]): readonly string[] {
    return paths
      .filter(({ kind, path }) => !(kind === 'place' && isWebInput(path)) && !this.#named.has(path))
      .map(({ path }) => path);
  }

  /**
   * Rejects with AppError "no-access" that names the first path without leave. `project`: the one that is open in the window
   * that asks, or null.
   */
  async check(paths: readonly string[], project: () => Promise<ProjectInfo | null>): Promise<void> {
    let missing = await withoutLeave(paths, [...this.#given], this.#recent());
    if (missing.length > 0) {
      const { folders, files } = referredTo(await project());
      missing = await withoutLeave(missing, folders, files);
    }
    const [path] = missing;
    if (path !== undefined) throw new AppError('no-access', reason('path-not-chosen', { path }));
  }
}

interface Places {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** What a project has to do with: itself, what it was read from, the folders that it is exported to. */
function referredTo(project: ProjectInfo | null): Places {
  if (!project) return { folders: [], files: [] };
  const { path, recoveredFrom, sources, settings, exports } = project;
  const outs = [
    settings.outDir,
    exports.last?.options.out,
    ...exports.profiles.map(({ options }) => options.out),
  ];
  return {
    folders: outs.filter((out) => typeof out === 'string'),
    files: [
      path,
      ...(recoveredFrom === null ? [] : [recoveredFrom]),
      ...sources.map(({ location }) => location),
    ],
  };
}

/** Those that are neither one of the files nor lie in one of the folders. */
async function withoutLeave(
  paths: readonly string[],
  folders: readonly string[],
  files: readonly string[],
): Promise<readonly string[]> {
  const names = new Set(files.map((file) => folded(resolve(file))));
  const reals = await Promise.all(folders.map(realPath));
  const missing: string[] = [];
  for (const path of paths) {
    // What goes up again leads elsewhere behind a link, and in a pattern, than it seems.
    const goesUp = path.split(/[/\\]/).includes('..');
    if (!goesUp && (names.has(folded(resolve(path))) || (await liesIn(path, reals)))) continue;
    missing.push(path);
  }
  return missing;
}

async function liesIn(path: string, folders: readonly (string | null)[]): Promise<boolean> {
  // Patterns with braces may make a ".." of their parts.
  const real = /[{}]/.test(path) ? null : await realPath(path);
  return real !== null && folders.some((folder) => folder !== null && isWithin(real, folder));
}

/** Without links; of what is not there yet, behind the nearest folder that is. null behind a link that leads nowhere. */
async function realPath(path: string): Promise<string | null> {
  const whole = resolve(path);
  try {
    return folded(await realpath(whole));
  } catch {
    if (await isLink(whole)) return null;
    const folder = dirname(whole);
    const above = folder === whole ? null : await realPath(folder);
    return above === null ? null : join(above, folded(basename(whole)));
  }
}

async function isLink(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => null);
  return found?.isSymbolicLink() ?? false;
}

/** Names that these systems take for one are the same here. */
function folded(path: string): string {
  return process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;
}
