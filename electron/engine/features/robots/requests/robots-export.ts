// robots.export: writes a saved robots.txt to a file, byte for byte.
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { refuseTarget } from '../../../../files/refuse-target.ts';
import { createTableFile, tableFileError } from '../../../../files/table-file.ts';
import { currentProject } from '../../../project/current-project.ts';

export const robotsExport: Command<'robots.export'> = async ({ origin, path, overwrite }, context) => {
  const { store } = currentProject(context);
  const file = store.robots.files().find((kept) => kept.origin === origin);
  if (!file)
    throw new AppError(
      'not-found',
      origin ? reason('robots-none', { site: origin }) : reason('robots-none-unknown'),
    );
  const target = resolve(path);
  refuseTarget(target, { projects: [store.path] });
  if (overwrite !== true && (await stat(target).catch(() => null))) throw alreadyThere(target);
  const out = await createTableFile(target, overwrite === true);
  try {
    await out.handle.writeFile(file.content);
    await out.commit();
  } catch (error) {
    await out.discard();
    throw tableFileError(error, target);
  }
  return { path: target, bytes: file.content.length };
};

function alreadyThere(path: string): AppError {
  return new AppError('invalid-export', reason('robots-exists', { path }), basename(path));
}
