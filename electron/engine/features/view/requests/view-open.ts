// view.open: runs a filter and sort and keeps the rows' order as a view. A query with a run number tells its progress
// and takes the place of an older one.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { quietProgress } from '../../../jobs/quiet-progress.ts';

export const viewOpen: Command<'view.open'> = ({ run, from, ...query }, context, window = 0) => {
  const { views } = currentProject(context);
  const kept = from === undefined ? null : views.openFrom(from, window);
  if (kept) return kept;
  if (run === undefined) return views.open(query, { window });
  const tell = quietProgress((share) => {
    context.emit({ event: 'view.progress', data: { run, share } });
  });
  return views.openNewest(run, query, tell, { window });
};
