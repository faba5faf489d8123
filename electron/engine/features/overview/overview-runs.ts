// Runs what the overview asks beside everything else: with progress, until it is cancelled. It counts nothing itself.
import { quietProgress } from '../../jobs/quiet-progress.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { NumberedRuns } from '../../view/windows/numbered-runs.ts';

/** What can be asked: a later one of a kind ends those before it, of the same window. */
type RunKind = 'open' | 'folders' | 'since';

interface Asked {
  readonly kind: RunKind;
  readonly run: number | undefined;
  readonly window: number;
}

export interface RunControl {
  readonly signal: AbortSignal;
  /** 0…1. */
  readonly onProgress: (share: number) => void;
}

const running = new WeakMap<OpenProject, NumberedRuns>();

/** Does work that has a number, if it is given: see overview.open. */
export async function runNewest<T>(
  { kind, run, window }: Asked,
  project: OpenProject,
  context: EngineContext,
  work: (control: RunControl) => Promise<T>,
): Promise<T> {
  const { closed } = project.views.codes;
  if (run === undefined) return work({ signal: closed, onProgress: () => undefined });
  const onProgress = quietProgress((share) => {
    context.emit({ event: 'overview.progress', data: { run, share } });
  });
  const ask = (signal: AbortSignal): Promise<T> =>
    work({ signal: AbortSignal.any([signal, closed]), onProgress });
  return runsOf(project).newest(run, ask, `${kind} ${String(window)}`);
}

/** Ends what has the number and still runs: it fails with "cancelled". */
export function cancelRun(project: OpenProject, run: number): void {
  runsOf(project).cancel(run);
}

function runsOf(project: OpenProject): NumberedRuns {
  let runs = running.get(project);
  if (!runs) running.set(project, (runs = new NumberedRuns()));
  return runs;
}
