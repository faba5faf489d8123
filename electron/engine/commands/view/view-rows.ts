// view.rows: a window of a view's rows, with the sitemaps that they were exported to.
import type { Command } from '../../context.ts';
import { currentProject } from '../project/current-project.ts';

export const viewRows: Command<'view.rows'> = (request, context) => {
  const { views, store } = currentProject(context);
  const window = views.window(request);
  const rows = window.rows.map((row) => {
    const file = store.exports.fileOf(row.id);
    return file === null ? row : { ...row, file };
  });
  return { ...window, rows };
};
