// view.rows: a window of a view's rows, with the sitemaps that they were exported to, and their numbers where asked for.
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const viewRows: Command<'view.rows'> = async ({ numbers, ...request }, context) => {
  const { views, store } = currentProject(context);
  const known = numbers === true ? await views.numbers.read() : null;
  const window = views.window(request);
  const rows = window.rows.map((row) => {
    const file = store.exports.fileOf(row.id);
    if (file === null && !known) return row;
    return { ...row, file, ...(known && { number: known.numberOf(row.id) }) };
  });
  return { ...window, rows };
};
