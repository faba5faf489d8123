// project.backups, project.restore: the copies that were made of a project, and one of them in its place. Nothing that was
// there is lost: an open project is backed up first, a file that can't be opened is kept beside it.
import { constants, existsSync, renameSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ProjectInfo } from '../../../../../shared/model/project.ts';
import { projectFiles } from '../../../../../shared/model/import/project-files.ts';
import { isOneFile } from '../../../../files/refuse-target.ts';
import { backUpOpen } from '../../../project/back-up-before.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { closeKeeping } from '../../../store/file/at-close.ts';
import { putInPlace } from '../../../store/file/copy-project.ts';
import { openDatabase, removeDatabase } from '../../../store/file/open-database.ts';
import { freeName } from '../../../store/file/recovered-copy.ts';
import { projectError } from '../../../store/file/sqlite-error.ts';
import { openProjectFile } from '../open-project-file.ts';
import { beginProject } from './project-open.ts';
import { replaceProject } from './project-close.ts';

export const projectBackups: Command<'project.backups'> = ({ path }, { backups }) =>
  backups?.list(resolve(path)) ?? [];

export const projectRestore: Command<'project.restore'> = async ({ path, backup }, context) => {
  context.jobs.assertIdle();
  const target = resolve(path);
  const open = openAt(context, target);
  if (open && open.readOnly !== null) {
    throw new AppError('read-only', reason('project-read-only', { path: target }));
  }
  const staged = freeName(target, 'restoring');
  try {
    await context.jobs.run('restore', async (control) => {
      if (!context.backups) throw new AppError('not-found', reason('backup-missing', { path: target }));
      await stage(await context.backups.file(target, backup), staged);
      if (open) await backUpOpen(context, open, { code: 'restore' }, control);
      control.signal.throwIfAborted();
      return null;
    });
    return await swap(context, staged, target, open);
  } finally {
    removeDatabase(staged);
  }
};

function openAt({ current }: EngineContext, target: string): OpenProject | null {
  return current && isOneFile(current.store.path, target) ? current : null;
}

/** A copy beside the project, on the same disk, brought to this version; throws where the backup is damaged itself. */
async function stage(file: string, staged: string): Promise<void> {
  try {
    await copyFile(file, staged, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    await chmod(staged, 0o600);
    // What was looked through now is not looked through again when it is opened.
    closeKeeping(openDatabase(staged), { ids: null });
  } catch (error) {
    const known = projectError(error, staged);
    if (known.code !== 'damaged-project') throw known;
    throw new AppError('damaged-project', reason('backup-damaged'), known.message);
  }
}

async function swap(
  context: EngineContext,
  staged: string,
  target: string,
  open: OpenProject | null,
): Promise<ProjectInfo> {
  let failure: AppError | null = null;
  const revision = context.current?.revision ?? 0;
  if (open) replaceProject(context, null);
  else setAside(target);
  try {
    putInPlace(staged, target);
  } catch (error) {
    failure = projectError(error, target);
  }
  // Where it failed, that is the project as it was.
  const project = openProjectFile(target);
  project.revision = Math.max(project.revision, revision + 1);
  const info = await beginProject(context, project, true);
  if (failure) throw failure;
  return info;
}

/** What nobody has open is kept under another name, with what lies beside it. Throws project-locked. */
function setAside(target: string): void {
  if (!existsSync(target)) return;
  try {
    openDatabase(target).close();
  } catch (error) {
    if (error instanceof AppError && error.code === 'project-locked') throw error;
  }
  const files = projectFiles(freeName(target, 'replaced'));
  projectFiles(target).forEach((file, i) => {
    if (existsSync(file)) renameSync(file, files[i] ?? '');
  });
}
