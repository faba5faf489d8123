// view.open: runs a filter and sort and keeps the rows' order as a view.
import type { Command } from '../context.ts';
import { currentProject } from './current-project.ts';

export const viewOpen: Command<'view.open'> = (query, context) => currentProject(context).views.open(query);
