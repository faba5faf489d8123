// export.prepare: has threads load while a project is opened, where it is large enough for them. It reads nothing of it.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_NAME } from '../../../../shared/model/set-name.ts';
import type { Command } from '../../context.ts';
import { MOST_THREADS } from '../../write/thread-pool.ts';
import { prepareThreads } from './export-thread.ts';

/** Below, an export is done before threads are there. */
const MIN_BYTES = 8 * 1024 * 1024;

export const exportPrepare: Command<'export.prepare'> = ({ project, out }) => {
  const size = statSync(project, { throwIfNoEntry: false })?.size ?? 0;
  // Of a set that is there already mostly little has changed: one thread beside the engine's own is most.
  const isThere = out === null || existsSync(join(out, MANIFEST_NAME));
  if (size >= MIN_BYTES) prepareThreads(isThere ? 1 : MOST_THREADS);
  return null;
};
