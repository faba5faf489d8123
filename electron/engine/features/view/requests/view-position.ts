// view.position: where a row stands in a view.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const viewPosition: Command<'view.position'> = ({ view, id }, context) => ({
  position: currentProject(context).views.position(view, id),
});
