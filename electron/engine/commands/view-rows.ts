// view.rows: a window of a view's rows.
import type { Command } from '../context.ts';
import { currentProject } from './current-project.ts';

export const viewRows: Command<'view.rows'> = (request, context) =>
  currentProject(context).views.window(request);
