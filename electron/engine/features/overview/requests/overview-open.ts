// overview.open: what the set is, as counts of its rows, and of those that meet a filter.
import type { Command } from '../../../project/context.ts';
import { monotonic } from '../../../jobs/monotonic.ts';
import { currentProject } from '../../../project/current-project.ts';
import { countedRows } from '../counted-rows.ts';
import { overviewFigures } from '../overview-figures.ts';
import { runNewest } from '../overview-runs.ts';

export const overviewOpen: Command<'overview.open'> = ({ filter, run }, context, window = 0) => {
  const project = currentProject(context);
  const started = monotonic();
  return runNewest({ kind: 'open', run, window }, project, context, async (control) => {
    const { codes, ...counted } = await countedRows(project).rows(filter, control);
    const figures = overviewFigures(project.store, codes, counted);
    return { ...figures, revision: project.revision, ms: monotonic() - started };
  });
};
