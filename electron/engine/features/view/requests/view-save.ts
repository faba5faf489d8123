// view.save: keeps a query in the project under a name. It touches no row, so it waits for no job.
import type { Command } from '../../../project/context.ts';
import { saveView } from '../../../store/saved-views.ts';
import { currentProject } from '../../../project/current-project.ts';
import { describeProject } from '../../project/project-info.ts';

export const viewSave: Command<'view.save'> = (view, context) => {
  const project = currentProject(context);
  saveView(project.store.db, view);
  return describeProject(project);
};
