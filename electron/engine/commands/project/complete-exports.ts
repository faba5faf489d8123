// Completes exports of a project that a killed process left half moved, so that nobody uploads half of an old and half of a
// new set. It writes nothing of its own.
import { recoverSwap } from '../../write/swap.ts';
import type { OpenProject } from '../../open-project.ts';

/** Folders that are still to be looked into, and the one that is. */
interface Completion {
  readonly waiting: Set<string>;
  current: { readonly out: string; readonly done: Promise<unknown> } | null;
}

const completions = new WeakMap<OpenProject, Completion>();

/** Looks into the folders that the project was exported to, one after the other, while others go on with their work. */
export function completeExports(project: OpenProject): void {
  const completion: Completion = { waiting: new Set(project.store.exports.folders()), current: null };
  completions.set(project, completion);
  void completeAll(completion);
}

/** To be awaited by who looks into a folder by itself: two at once would move the same files. */
export async function leaveExport(project: OpenProject, out: string): Promise<void> {
  const completion = completions.get(project);
  completion?.waiting.delete(out);
  if (completion?.current?.out === out) await completion.current.done;
}

async function completeAll(completion: Completion): Promise<void> {
  for (const out of completion.waiting) {
    completion.waiting.delete(out);
    // What can't be completed now is told to who exports there next.
    completion.current = { out, done: recoverSwap(out).catch(() => undefined) };
    await completion.current.done;
  }
  completion.current = null;
}
