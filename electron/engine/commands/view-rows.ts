// view.rows: a window of a view's rows, with the sitemaps that they were exported to.
import { REST_NAME } from '../../../shared/model/section.ts';
import type { Command } from '../context.ts';
import { currentProject } from './current-project.ts';
import { sitemapName } from './export-options.ts';

export const viewRows: Command<'view.rows'> = (request, context) => {
  const { views, store } = currentProject(context);
  const window = views.window(request);
  const names = new Map([
    [0, REST_NAME],
    ...store.sections.list().map(({ id, name }): [number, string] => [id, name]),
  ]);
  const rows = window.rows.map((row) => {
    const place = store.exports.placeOf(row.id);
    if (!place) return row;
    return { ...row, file: sitemapName(names.get(place.section) ?? REST_NAME, place.n, place.gzip) };
  });
  return { ...window, rows };
};
