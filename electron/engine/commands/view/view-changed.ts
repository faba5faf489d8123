// view.changed: where the rows of the last change, undo or redo stand in a view.
import { EDITABLE_COLUMNS } from '../../../../shared/model/row.ts';
import type { Command } from '../../context.ts';
import { currentProject } from '../project/current-project.ts';

const RANGES_AT_MOST = 10_000;

export const viewChanged: Command<'view.changed'> = ({ view }, context) => {
  const { views, lastChange } = currentProject(context);
  if (!lastChange) return { ranges: [], columns: [] };
  const columns = lastChange.fields.has('deleted')
    ? []
    : EDITABLE_COLUMNS.filter((column) => lastChange.fields.has(column));
  return { ranges: views.rangesOf(view, lastChange.ids, RANGES_AT_MOST), columns };
};
