// Protects what stands in the target folder and is not ours. It only looks.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import { fileError, nullIfMissing } from './file-error.ts';

const NAMED = 10;

/**
 * Those of the names that files have which no earlier export wrote (`owned`). Throws "invalid-export" where a folder
 * has one of the names: that is never replaced.
 */
export async function findFilesInTheWay(
  out: string,
  names: readonly string[],
  owned: ReadonlySet<string>,
): Promise<string[]> {
  const files: string[] = [];
  await refuseLinkedFolders(out, names);
  for (const name of names) {
    const path = join(out, name);
    const found = await lstat(path)
      .catch(nullIfMissing)
      .catch((error: unknown) => {
        throw fileError(error, path);
      });
    if (found?.isDirectory()) {
      throw new AppError(
        'invalid-export',
        `${join(out, name)} is a folder, and the export needs that name for a file. Rename it, or choose another folder.`,
      );
    }
    if (found && !owned.has(name)) files.push(name);
  }
  return files;
}

/** Sub folders have to be folders in this one: a link would lead the export to another place. */
async function refuseLinkedFolders(out: string, names: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const name of names) {
    const parts = name.split('/').slice(0, -1);
    parts.forEach((_, i) => folders.add(parts.slice(0, i + 1).join('/')));
  }
  for (const folder of folders) {
    const path = join(out, folder);
    const found = await lstat(path).catch(nullIfMissing);
    if (found && !found.isDirectory()) {
      const what = found.isSymbolicLink() ? 'a link to another place' : 'a file';
      throw new AppError(
        'invalid-export',
        `${path} is ${what}, and the export needs a folder of that name. Rename it, or choose another folder.`,
      );
    }
  }
}

/** Throws "invalid-export" naming the files that would be replaced, unless `overwrite` allows it. */
export async function refuseFilesInTheWay(
  out: string,
  names: readonly string[],
  owned: ReadonlySet<string>,
  overwrite: boolean,
): Promise<void> {
  const files = await findFilesInTheWay(out, names, owned);
  if (files.length === 0 || overwrite) return;
  const more = files.length > NAMED ? ` and ${String(files.length - NAMED)} more` : '';
  throw new AppError(
    'invalid-export',
    `${out} already has ${files.slice(0, NAMED).join(', ')}${more}, which Mapwright did not write. ` +
      'Allow replacing, or choose another folder.',
    files.join('\n'),
  );
}
