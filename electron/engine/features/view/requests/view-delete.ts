// view.delete: forgets a saved view. Deleting it twice does no harm.
import type { Command } from '../../../project/context.ts';
import { deleteView } from '../../../store/saved-views.ts';
import { currentProject } from '../../../project/current-project.ts';
import { describeProject } from '../../project/project-info.ts';

export const viewDelete: Command<'view.delete'> = ({ name }, context) => {
  const project = currentProject(context);
  deleteView(project.store.db, name);
  return describeProject(project);
};
