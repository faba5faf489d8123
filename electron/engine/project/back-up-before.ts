// Makes a backup of the open project before what changes much of it. It changes nothing in the project.
import { AppError, toErrorData } from '../../../shared/contract/errors.ts';
import type { BackedUpBefore } from '../../../shared/model/backup.ts';
import type { JobControl } from '../jobs/job-runner.ts';
import type { Database } from '../store/file/database.ts';
import type { BackupOrder } from './backups.ts';
import type { EngineContext } from './context.ts';
import type { OpenProject } from './open-project.ts';

/** A change of so many rows is no large one. */
const FEW_ROWS = 10_000;

/**
 * Null where no backup is due: for few rows, soon after the last one, or where the host keeps none. The promise rejects
 * only where the user cancels: that there is no backup is told, and stops nobody.
 */
export function backUpBefore(
  context: EngineContext,
  project: OpenProject,
  before: BackedUpBefore,
  rows = Infinity,
): Promise<unknown> | null {
  if (!isDue(context, project, rows)) return null;
  return context.jobs.run('backup', async (control) => {
    await orTell(context, backUpOpen(context, project, before, control));
    return null;
  });
}

/** The same within a job. */
export async function backUpWithin(
  context: EngineContext,
  project: OpenProject,
  before: BackedUpBefore,
  control: JobControl,
  rows = Infinity,
): Promise<void> {
  if (isDue(context, project, rows)) await orTell(context, backUpOpen(context, project, before, control));
}

/** Whatever is due: rejects where it can't be made. */
export function backUpOpen(
  context: EngineContext,
  { store }: OpenProject,
  before: BackedUpBefore,
  control: JobControl,
): Promise<void> {
  return makeBackup(context, store.db, { path: store.path, rows: store.counts().rows, before }, control);
}

/** The same for any database of a project. */
export async function makeBackup(
  { backups }: EngineContext,
  db: Database,
  order: BackupOrder,
  { signal, report }: JobControl,
): Promise<void> {
  await backups?.make(db, order, (done, total) => {
    signal.throwIfAborted();
    report({ label: '', done: 0, total: null, bytes: done, bytesTotal: total });
  });
  signal.throwIfAborted();
}

function isDue({ backups }: EngineContext, { store }: OpenProject, rows: number): boolean {
  // Of damaged pages there would be a damaged backup, in the place of a good one.
  if (!backups || rows <= FEW_ROWS || store.db.sawDamage) return false;
  return store.counts().rows > 0 && !backups.hasRecent(store.path);
}

/** Rejects only where the user cancels. */
export async function orTell(context: EngineContext, backup: Promise<void>): Promise<void> {
  try {
    await backup;
  } catch (error) {
    if (error instanceof AppError && error.code === 'cancelled') throw error;
    context.emit({ event: 'backup.failed', data: { error: toErrorData(error) } });
  }
}
