// Looks at the place of a report or an archive before the work begins, so that nothing is done in vain. It writes nothing.
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { refuseTarget, type KeptFiles } from '../../files/refuse-target.ts';
import { refuseNoFile, tableFileError } from '../../files/table-file.ts';

interface OutputFile {
  /** What it must not be, as far as that is known before the work. */
  readonly kept: KeptFiles;
  /** It may take the place of another file. */
  readonly overwrite: boolean;
  /** The folder of a set that is about to be written: there, the names of a set are not for others. */
  readonly set?: string;
}

/** The whole path. Throws where nothing could be written there, or what stands there must not be replaced. */
export function outputFile(given: string, { kept, overwrite, set }: OutputFile): string {
  const path = resolve(given);
  refuseTarget(path, kept);
  if (set !== undefined && path.startsWith(`${set}${sep}`) && !/\.zip$/i.test(path))
    throw new AppError('invalid-export', reason('zip-in-set', { path }));
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) refuseNoFile(path, found);
  if (found && !overwrite) throw new AppError('invalid-export', reason('file-exists', { path }));
  const folder = dirname(path);
  const there = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (!(there ?? folder === set)) throw new AppError('not-found', reason('file-folder-missing', { path }));
  if (there) mayWriteIn(folder, path);
  return path;
}

/** Throws where the system lets nobody, or not this user, write in the folder of the file. */
function mayWriteIn(folder: string, path: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw tableFileError(error, path);
  }
}
