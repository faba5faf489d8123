// rows.summary: what many rows have in common.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const rowsSummary: Command<'rows.summary'> = ({ rows }, context) =>
  currentProject(context).views.summary(rows);
