// project.setLayout: remembers how the columns are shown. It touches no row, so it waits for no job and tells nobody.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const projectSetLayout: Command<'project.setLayout'> = ({ layout }, context) => {
  currentProject(context).store.setLayout(layout);
  return null;
};
