// overview.cancel: ends a count of the overview that is no longer wanted.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { cancelRun } from '../overview-runs.ts';

export const overviewCancel: Command<'overview.cancel'> = ({ run }, context) => {
  cancelRun(currentProject(context), run);
  return null;
};
