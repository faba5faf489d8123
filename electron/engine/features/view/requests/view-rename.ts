// view.rename: gives a saved view another name.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { renameView } from '../../../store/saved-views.ts';
import { currentProject } from '../../../project/current-project.ts';
import { describeProject } from '../../project/project-info.ts';

export const viewRename: Command<'view.rename'> = ({ name, to }, context) => {
  const project = currentProject(context);
  if (!renameView(project.store.db, name, to)) {
    throw new AppError('invalid-value', reason('view-name-taken', { name, to }));
  }
  return describeProject(project);
};
