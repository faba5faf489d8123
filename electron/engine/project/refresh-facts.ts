// Counts what the rows of a large project have in common while nobody waits for anything else, and tells when it is known.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { EngineContext } from './context.ts';
import type { OpenProject } from './open-project.ts';
import { monotonic } from '../jobs/monotonic.ts';

/** How long others wait at most. */
const SLICE_MS = 4;

/** How often is looked whether a request was answered, and whether a job has ended. */
const ANSWER_PAUSE_MS = 10;
const JOB_PAUSE_MS = 250;

const counting = new WeakSet<OpenProject>();

/** Begins to count where that is worth while; who describes the project meanwhile tells what was known before. */
export function refreshFacts(context: EngineContext, project: OpenProject): void {
  const { facts } = project.store;
  if (counting.has(project) || !facts.isOld(project.store.counts().rows)) return;
  counting.add(project);
  const end = (done = true): void => {
    counting.delete(project);
    // After a job the rows may be others: it begins anew.
    if (!done && context.current === project) refreshFacts(context, project);
  };
  // What can't be read is told to whoever reads it; nobody waits for this.
  void count(context, project).then(end, () => {
    end();
  });
}

/** False where a job came between, and has ended: somebody waits for that, and nobody for this. */
async function count(context: EngineContext, project: OpenProject): Promise<boolean> {
  const steps = project.store.facts.count();
  // The answer that began this goes out first.
  await nextTurn();
  for (let end = monotonic() + SLICE_MS; context.current === project;) {
    if (context.jobs.busy) {
      await jobsEnd(context);
      return false;
    }
    // In the middle of a change or an import the rows are not what they will be.
    if (project.store.db.inTransaction) return true;
    if (context.answering > 0) {
      await pause(ANSWER_PAUSE_MS, undefined, { ref: false });
      continue;
    }
    if (steps.next().done === true) {
      context.emit({ event: 'project.changed', data: { revision: project.revision } });
      return true;
    }
    if (monotonic() < end) continue;
    await nextTurn();
    end = monotonic() + SLICE_MS;
  }
  return true;
}

async function jobsEnd({ jobs }: EngineContext): Promise<void> {
  do await pause(JOB_PAUSE_MS, undefined, { ref: false });
  while (jobs.busy);
}
