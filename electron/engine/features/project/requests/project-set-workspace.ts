// project.setWorkspace: remembers where the user was. It touches no row, so it waits for no job and tells nobody.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import { writeWorkspace } from '../../../store/kept-workspace.ts';

export const projectSetWorkspace: Command<'project.setWorkspace'> = ({ workspace }, context) => {
  writeWorkspace(currentProject(context).store.db, workspace);
  return null;
};
