// rows.figures: how many values, and which, a column of many rows has.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const rowsFigures: Command<'rows.figures'> = ({ rows, column }, context, window = 0) =>
  currentProject(context).views.figures(rows, column, window);
