// Counts what the rows of a large project have in common beside everything else, and tells when it is known.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EngineContext } from '../context.ts';
import type { OpenProject } from '../open-project.ts';

/** How long others wait at most. */
const SLICE_MS = 4;

const counting = new WeakSet<OpenProject>();

/** Begins to count where that is worth while; who describes the project meanwhile tells what was known before. */
export function refreshFacts(context: EngineContext, project: OpenProject): void {
  const { facts } = project.store;
  if (counting.has(project) || !facts.isOld(project.store.counts().rows)) return;
  counting.add(project);
  const end = (): void => {
    counting.delete(project);
  };
  // What can't be read is told to whoever reads it; nobody waits for this.
  void count(context, project).then(end, end);
}

async function count(context: EngineContext, project: OpenProject): Promise<void> {
  const steps = project.store.facts.count();
  // The answer that began this goes out first.
  await nextTurn();
  for (let end = performance.now() + SLICE_MS; context.current === project;) {
    // In the middle of a change or an import the rows are not what they will be.
    if (project.store.db.inTransaction) return;
    if (steps.next().done === true) {
      context.emit({ event: 'project.changed', data: { revision: project.revision } });
      return;
    }
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  }
}
