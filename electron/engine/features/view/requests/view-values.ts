// view.values: the values of a column to choose from. A newer request takes the place of one that still runs.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

/** Values in one answer, at most. */
const LIMIT = 1_000;

export const viewValues: Command<'view.values'> = ({ rows, ...query }, context, window = 0) =>
  currentProject(context).views.values({ ...query, limit: LIMIT }, rows, window);
