// view.edge: where Ctrl and an arrow lead in a column of a view.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const viewEdge: Command<'view.edge'> = ({ view, ...query }, context) => ({
  position: currentProject(context).views.edge(view, query),
});
