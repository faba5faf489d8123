// edit.delete: takes rows away, as one undo step.
import type { Command } from '../../../project/context.ts';
import { deleteRows } from '../delete-rows.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';

export const editDelete: Command<'edit.delete'> = ({ rows }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  return applySteps(context, { label: { code: 'delete' }, rows: ids.length }, (writer) =>
    deleteRows(writer, ids),
  );
};
