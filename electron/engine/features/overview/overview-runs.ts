// Runs what the overview asks beside everything else: with progress, until it is cancelled. It counts nothing itself.
import { monotonic } from '../../jobs/monotonic.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { cancelled } from '../../view/windows/newest-only.ts';

/** What ends sooner shows nothing of its progress. */
const QUIET_MS = 150;
const PROGRESS_INTERVAL_MS = 100;

/** What can be asked: a later one of a kind ends those before it. */
type RunKind = 'open' | 'folders' | 'since';

export interface RunControl {
  readonly signal: AbortSignal;
  /** 0…1; told at most ten times a second. */
  readonly onProgress: (share: number) => void;
}

type Runs = Map<number, { readonly kind: RunKind; readonly abort: AbortController }>;

const running = new WeakMap<OpenProject, Runs>();

/** Does work that has a number, if it is given: see overview.open. */
export async function runNewest<T>(
  { kind, run }: { readonly kind: RunKind; readonly run: number | undefined },
  project: OpenProject,
  context: EngineContext,
  work: (control: RunControl) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, project.views.codes.closed]);
  if (run === undefined) return work({ signal, onProgress: () => undefined });
  const runs = runsOf(project);
  for (const [other, one] of runs) if (one.kind === kind && other < run) one.abort.abort(cancelled());
  runs.set(run, { kind, abort });
  try {
    return await work({ signal, onProgress: reporter(context, run) });
  } finally {
    if (runs.get(run)?.abort === abort) runs.delete(run);
  }
}

/** Ends what has the number and still runs: it fails with "cancelled". */
export function cancelRun(project: OpenProject, run: number): void {
  runsOf(project).get(run)?.abort.abort(cancelled());
}

function runsOf(project: OpenProject): Runs {
  const known = running.get(project);
  if (known) return known;
  const runs: Runs = new Map();
  running.set(project, runs);
  return runs;
}

function reporter({ emit }: EngineContext, run: number): (share: number) => void {
  let next = monotonic() + QUIET_MS;
  return (share) => {
    const now = monotonic();
    if (now < next) return;
    next = now + PROGRESS_INTERVAL_MS;
    emit({ event: 'overview.progress', data: { run, share } });
  };
}
