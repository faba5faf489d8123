// Shows a folder or file in the system's file manager, selected. It opens nothing: on macOS a folder may be a program.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shell } from 'electron';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

/** Rejects with AppError "not-found" where there is none. */
export async function showItem(path: string): Promise<null> {
  const target = resolve(path);
  if (!(await stat(target).catch(() => null)))
    throw new AppError('not-found', reason('show-missing', { path: target }));
  shell.showItemInFolder(target);
  return null;
}
