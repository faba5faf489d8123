// export.prepare: has threads load while a project is opened, where it is large enough for them. It reads nothing of it.
import { statSync } from 'node:fs';
import type { Command } from '../../context.ts';
import { prepareThreads } from './export-thread.ts';

/** Below, an export is done before threads are there. */
const MIN_BYTES = 8 * 1024 * 1024;

export const exportPrepare: Command<'export.prepare'> = ({ project }) => {
  const size = statSync(project, { throwIfNoEntry: false })?.size ?? 0;
  if (size >= MIN_BYTES) prepareThreads();
  return null;
};
