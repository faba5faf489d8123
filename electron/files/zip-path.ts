// Where an archive is to be written, from the path as it was given. It looks at what is there, and writes nothing.
import { statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

const ENDING = '.zip';

/**
 * The path of the archive; `ending` = with `.zip` behind it where that is missing. Throws "invalid-export" where it is that
 * of a folder: by what is there, by a final slash, or by nothing but the ending behind that.
 */
export function zipPath(given: string, { ending }: { readonly ending: boolean }): string {
  const path = basename(given).toLowerCase() === ENDING ? dirname(given) + sep : given;
  if (path.endsWith('/') || path.endsWith(sep) || isFolder(path)) {
    const example = join(path, `upload${ENDING}`);
    throw new AppError('invalid-export', reason('zip-no-name', { path, example }));
  }
  return ending && !path.toLowerCase().endsWith(ENDING) ? path + ENDING : path;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // Where nothing can be there, the attempt to write tells why.
  }
}
