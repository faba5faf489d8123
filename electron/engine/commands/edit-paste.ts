// edit.paste: a block of cells, as one undo step; all of it or nothing.
import type { Command } from '../context.ts';
import { pasteCells } from '../edit/paste-cells.ts';
import { applyEdit, changeableProject, judges } from './current-project.ts';
import { countRows } from './edit-label.ts';

export const editPaste: Command<'edit.paste'> = ({ rows, columns, values }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  return applyEdit(context, `Paste into ${countRows(values.length)}`, (writer) => {
    pasteCells(writer, ids, { columns, values }, judges);
  });
};
