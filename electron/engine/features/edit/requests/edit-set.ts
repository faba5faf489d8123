// edit.set: one column of all given rows to one value, as one undo step.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Command } from '../../../project/context.ts';
import { setCells } from '../set-cells.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { judges } from '../edit-judges.ts';
import { labelOfSet } from '../edit-label.ts';

export const editSet: Command<'edit.set'> = ({ rows, column, value, force }, context) => {
  const { views, store } = changeableProject(context);
  const ids = views.ids(rows);
  // A value that was typed for a row must not be lost without a word.
  if (rows.kind === 'ids' && ids.length === 1 && store.rowsById([...ids]).count === 0)
    throw new AppError('not-found', reason('row-gone'));
  return applySteps(context, { label: labelOfSet(column, value), rows: ids.length }, (writer) =>
    setCells(writer, ids, { column, value, force: force ?? false }, judges),
  );
};
