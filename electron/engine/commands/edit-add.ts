// edit.add: appends rows with given locs, as one undo step.
import type { Command } from '../context.ts';
import { addRows } from '../edit/add-rows.ts';
import { applyEdit, judges } from './current-project.ts';
import { countRows } from './edit-label.ts';

export const editAdd: Command<'edit.add'> = ({ locs }, context) => {
  let added: readonly number[] = [];
  const result = applyEdit(context, `Add ${countRows(locs.length)}`, (writer) => {
    added = Array.from(addRows(writer, locs, judges));
  });
  return { ...result, added };
};
