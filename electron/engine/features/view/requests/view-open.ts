// view.open: runs a filter and sort and keeps the rows' order as a view. A query with a run number tells its progress
// and takes the place of an older one.
import type { Command, EngineContext } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { monotonic } from '../../../jobs/monotonic.ts';

/** A query that ends sooner shows nothing of its progress. */
const QUIET_MS = 150;
const PROGRESS_INTERVAL_MS = 100;

export const viewOpen: Command<'view.open'> = ({ run, from, ...query }, context) => {
  const { views } = currentProject(context);
  const kept = from === undefined ? null : views.openFrom(from);
  if (kept) return kept;
  return run === undefined ? views.open(query) : views.openNewest(run, query, reporter(context, run));
};

function reporter({ emit }: EngineContext, run: number): (share: number) => void {
  let next = monotonic() + QUIET_MS;
  return (share) => {
    const now = monotonic();
    if (now < next) return;
    next = now + PROGRESS_INTERVAL_MS;
    emit({ event: 'view.progress', data: { run, share } });
  };
}
