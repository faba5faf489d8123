// edit.set: one column of all given rows to one value, as one undo step.
import type { Command } from '../context.ts';
import { setCells } from '../edit/set-cells.ts';
import { applyEdit, changeableProject, judges } from './current-project.ts';
import { COLUMN_TITLES } from '../edit/column-titles.ts';
import { countRows } from './edit-label.ts';

export const editSet: Command<'edit.set'> = ({ rows, column, value, force }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  const verb =
    column === 'included' ? 'Include or exclude' : value === null || value === '' ? 'Clear' : 'Edit';
  const label =
    column === 'included'
      ? `${verb} ${countRows(ids.length)}`
      : `${verb} ${COLUMN_TITLES[column]} of ${countRows(ids.length)}`;
  return applyEdit(context, label, (writer) => {
    setCells(writer, ids, { column, value, force: force ?? false }, judges);
  });
};
