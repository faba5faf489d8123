// Protects what stands in the target folder and is not ours. It only looks.
import { lstatSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { fileError, nullIfMissing } from '../../../../files/file-error.ts';
import { noFile } from '../open-present.ts';

const NAMED = 10;

/**
 * Those of the names that files have which are not as an earlier export wrote them (`owned`). Throws "invalid-export" where a folder,
 * or a device, has one of the names: that is never replaced.
 */
export async function findFilesInTheWay(
  out: string,
  names: readonly string[],
  owned: ReadonlySet<string>,
): Promise<string[]> {
  await refuseLinkedFolders(out, names);
  const found = await lookAt(out, names);
  return names.filter((name, i) => {
    const stat = found[i];
    if (stat && !stat.isFile() && !stat.isSymbolicLink()) throw noFile(join(out, name), stat.isDirectory());
    return stat && !owned.has(name);
  });
}

/** Names that are looked up before others have their turn: sooner than another thread begins, but on a network drive. */
const LOOKS_OF_TURN = 16;

/** What stands in a folder under each of these names, links not followed; null where nothing does. */
export async function lookAt(folder: string, names: readonly string[]): Promise<(Stats | null)[]> {
  const found: (Stats | null)[] = [];
  for (const name of names) {
    if (found.length % LOOKS_OF_TURN === LOOKS_OF_TURN - 1) await setImmediate();
    const path = join(folder, name);
    try {
      found.push(lstatSync(path, { throwIfNoEntry: false }) ?? null);
    } catch (error) {
      throw fileError(error, path);
    }
  }
  return found;
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
      const key = found.isSymbolicLink() ? 'export-folder-is-link' : 'export-folder-is-file';
      throw new AppError('invalid-export', reason(key, { path }));
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
  const more = files.length - NAMED;
  const params = { path: out, names: files.slice(0, NAMED).join(', ') };
  throw new AppError(
    'invalid-export',
    more > 0 ? reason('export-more-in-the-way', { ...params, more }) : reason('export-in-the-way', params),
    files.join('\n'),
  );
}
