// Completes exports of a project that a killed process left half moved, so that nobody uploads half of an old and half of a
// new set, and has the project know what its folders got. It writes nothing of its own to them.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_NAME } from '../../../../shared/model/export/set-name.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { nullIfMissing } from '../../../files/file-error.ts';
import { inTime } from '../../threads/in-time.ts';
import { readPresent } from './open-present.ts';
import { findStagings, sha256Of } from './folder/staging.ts';
import { recoverSwap } from './swap.ts';
import { keepNoted } from './kept-export.ts';
import { announceChange } from '../../project/current-project.ts';

/** Folders that are still to be looked into, and the one that is. */
interface Completion {
  readonly waiting: Set<string>;
  current: { readonly out: string; readonly done: Promise<unknown> } | null;
}

const completions = new WeakMap<OpenProject, Completion>();

/** Whoever opens a project waits so long for what is known of exports that ended early: a folder may be far away. */
const PATIENCE_MS = 2_000;

/**
 * Looks into the folders that the project was exported to, one after the other, while others go on with their work. Those of
 * exports that ended early come first; where there are any, what is returned resolves once they were looked into, or after
 * two seconds.
 */
export function completeExports(context: EngineContext, project: OpenProject): Promise<unknown> | null {
  const { exports } = project.store;
  const noted = exports.comingFolders();
  const completion: Completion = { waiting: new Set([...noted, ...exports.folders()]), current: null };
  completions.set(project, completion);
  const done = completeAll(context, project, completion, noted);
  void done.then(() => completeAll(context, project, completion, completion.waiting));
  return noted.length === 0 ? null : inTime(done, PATIENCE_MS);
}

/** To be awaited by who looks into a folder by itself: two at once would move the same files. `exclusive`: see recoverSwap. */
export async function leaveExport(
  context: EngineContext,
  project: OpenProject,
  out: string,
  { exclusive = false }: { readonly exclusive?: boolean } = {},
): Promise<void> {
  const completion = completions.get(project);
  completion?.waiting.delete(out);
  if (completion?.current?.out === out) await completion.current.done;
  if (project.store.exports.coming(out)) await complete(context, project, out, exclusive);
}

async function completeAll(
  context: EngineContext,
  project: OpenProject,
  completion: Completion,
  folders: Iterable<string>,
): Promise<void> {
  for (const out of folders) {
    if (!completion.waiting.delete(out)) continue;
    completion.current = { out, done: complete(context, project, out, false) };
    await completion.current.done;
  }
  completion.current = null;
}

/** Never rejects: what can't be completed now is told to who exports there next. */
async function complete(
  context: EngineContext,
  project: OpenProject,
  out: string,
  exclusive: boolean,
): Promise<void> {
  try {
    await recoverSwap(out, { exclusive });
    await findNoted(context, project, out);
  } catch {
    // See above.
  }
}

/** Has the project know a set that it noted, where the folder holds that; else forgets what it noted. */
async function findNoted(context: EngineContext, project: OpenProject, out: string): Promise<void> {
  const { db, exports } = project.store;
  const coming = exports.coming(out);
  // A folder that is not there may come back, as that of a drive does.
  if (!coming || !(await stat(out)).isDirectory()) return;
  const isBusy = (await findStagings(out)).length > 0;
  const manifest = await readPresent(join(out, MANIFEST_NAME)).then(sha256Of).catch(nullIfMissing);
  // What waits in a transaction may be taken back with it.
  if (context.current !== project || db.inTransaction) return;
  if (coming.run && manifest === coming.manifest) {
    keepNoted(project, out, coming.run);
    announceChange(context, project);
  } else if (!isBusy) exports.forget(out);
}
