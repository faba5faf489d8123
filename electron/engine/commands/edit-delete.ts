// edit.delete: takes rows away, as one undo step.
import type { Command } from '../context.ts';
import { deleteRows } from '../edit/delete-rows.ts';
import { applyEdit, changeableProject } from './current-project.ts';
import { countRows } from './edit-label.ts';

export const editDelete: Command<'edit.delete'> = ({ rows }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  return applyEdit(context, `Delete ${countRows(ids.length)}`, (writer) => {
    deleteRows(writer, ids);
  });
};
