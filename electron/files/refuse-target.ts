// Keeps what is about to be written from replacing what a run needs: the project, what it reads, the set beside it. It
// only looks.
import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { projectFiles } from '../../shared/model/import/project-files.ts';

/** Files that no report, table or archive may replace, whatever the user allows. */
export interface KeptFiles {
  readonly projects?: readonly string[];
  /** What the run reads; of an entry of an archive the archive counts, and addresses of the web count as nothing. */
  readonly read?: Iterable<string>;
  /** Files of an exported set. */
  readonly set?: Iterable<string>;
}

/** Throws "invalid-export" where `path` is one of these files, also by another name: through a link, or in other case. */
export function refuseTarget(path: string, { projects = [], read = [], set = [] }: KeptFiles): void {
  const target = placeOf(path);
  const isTarget = (other: string): boolean => isOnePlace(target, placeOf(other));
  for (const project of projects) {
    if ([project, realPath(project)].flatMap(projectFiles).some(isTarget))
      throw new AppError('invalid-export', reason('file-is-project', { path }));
  }
  // What is read is there: a name that nothing has can't be one of these, however many they are.
  for (const name of target.file === null ? [] : read) {
    if (!/^https?:\/\//i.test(name) && (isTarget(name) || isTarget(name.split('!/')[0] ?? name)))
      throw new AppError('invalid-export', reason('file-is-read', { path }));
  }
  for (const name of set) {
    if (isTarget(name)) throw new AppError('invalid-export', reason('file-of-set', { path }));
  }
}

interface Place {
  readonly path: string;
  /** What tells that two names are those of one file; null where there is none. */
  readonly file: string | null;
}

/** True where both are names of one file, which need not be there yet. */
export function isOneFile(a: string, b: string): boolean {
  return isOnePlace(placeOf(a), placeOf(b));
}

function isOnePlace(a: Place, b: Place): boolean {
  return a.path === b.path || (a.file !== null && a.file === b.file);
}

function placeOf(path: string): Place {
  const whole = realPath(path);
  try {
    const found = statSync(whole, { bigint: true, throwIfNoEntry: false });
    return { path: whole, file: found?.isFile() ? `${String(found.dev)}:${String(found.ino)}` : null };
  } catch {
    // No file that can be read or written, as where the name is too long: whoever tries says why.
    return { path: whole, file: null };
  }
}

/** Without links; of a file that is not there yet, its folder's. */
function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    const folder = dirname(whole);
    return folder === whole ? whole : join(realPath(folder), basename(whole));
  }
}
