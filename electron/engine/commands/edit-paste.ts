// edit.paste: a block of cells, as one undo step; all of it or nothing.
import type { Command } from '../context.ts';
import { pasteCells } from '../edit/paste-cells.ts';
import { applySteps, changeableProject, judges } from './current-project.ts';

export const editPaste: Command<'edit.paste'> = ({ rows, columns, values }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  const cells = values.length * columns.length;
  return applySteps(context, { label: { code: 'paste' }, rows: cells }, (writer) =>
    pasteCells(writer, ids, { columns, values }, judges),
  );
};
