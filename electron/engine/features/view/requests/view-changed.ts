// view.changed: where the rows of the last change, undo or redo stand in a view, or the first where they are all over it;
// and whether others of them belong there.
import { EDITABLE_COLUMNS } from '../../../../../shared/model/rows/row.ts';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

const RANGES_AT_MOST = 10_000;

export const viewChanged: Command<'view.changed'> = async ({ view, filter }, context) => {
  const { views, lastChange } = currentProject(context);
  if (!lastChange) return { ranges: [], columns: [], misses: false };
  const columns = lastChange.fields.has('deleted')
    ? []
    : EDITABLE_COLUMNS.filter((column) => lastChange.fields.has(column));
  const ranges = views.rangesOf(view, lastChange.ids, RANGES_AT_MOST + 1);
  const found = ranges.reduce((rows, { from, to }) => rows + to - from, 0);
  // Where the view has all of them there is nothing to look for.
  const isAll = found === lastChange.ids.length;
  const misses = filter !== undefined && !isAll && (await views.misses(view, filter, lastChange.ids));
  const [first] = ranges;
  // A part of them would be taken for all: where they begin says less, and nothing wrong.
  if (first && ranges.length > RANGES_AT_MOST)
    return { ranges: [{ from: first.from, to: first.from + 1 }], columns, misses };
  return { ranges, columns, misses };
};
