// overview.since: what changed since the last export.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { runNewest } from '../overview-runs.ts';
import { sinceExport } from '../since-export.ts';

export const overviewSince: Command<'overview.since'> = ({ run }, context, window = 0) => {
  const project = currentProject(context);
  return runNewest({ kind: 'since', run, window }, project, context, (control) =>
    sinceExport(context, project, control),
  );
};
