// edit.set: one column of all given rows to one value, as one undo step.
import type { Command } from '../../context.ts';
import { setCells } from '../../edit/set-cells.ts';
import { applySteps, changeableProject } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';
import { labelOfSet } from './edit-label.ts';

export const editSet: Command<'edit.set'> = ({ rows, column, value, force }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  return applySteps(context, { label: labelOfSet(column, value), rows: ids.length }, (writer) =>
    setCells(writer, ids, { column, value, force: force ?? false }, judges),
  );
};
