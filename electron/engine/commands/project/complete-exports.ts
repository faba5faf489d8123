// Completes exports of a project that a killed process left half moved, so that nobody uploads half of an old and half of a
// new set. It writes nothing of its own.
import { recoverSwap } from '../../write/swap.ts';
import type { OpenProject } from '../../open-project.ts';

const completing = new WeakMap<OpenProject, Promise<void>>();

/** Looks into the folders that the project was exported to, one after the other, while others go on with their work. */
export function completeExports(project: OpenProject): void {
  completing.set(project, completeAll(project.store.exports.folders()));
}

/** When that has been done: two at once would move the same files. */
export async function exportsCompleted(project: OpenProject): Promise<void> {
  await completing.get(project);
}

/** What can't be completed now is told to who exports there next. */
async function completeAll(folders: readonly string[]): Promise<void> {
  for (const out of folders) await recoverSwap(out).catch(() => undefined);
}
