// edit.set: one column of all given rows to one value, as one undo step.
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import type { EditableColumn } from '../../../../shared/model/row.ts';
import type { Command } from '../../context.ts';
import { setCells } from '../../edit/set-cells.ts';
import { applySteps, changeableProject } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';

export const editSet: Command<'edit.set'> = ({ rows, column, value, force }, context) => {
  const ids = changeableProject(context).views.ids(rows);
  return applySteps(context, { label: labelOf(column, value), rows: ids.length }, (writer) =>
    setCells(writer, ids, { column, value, force: force ?? false }, judges),
  );
};

function labelOf(column: EditableColumn, value: string | null): ChangeLabel {
  if (column === 'included') return { code: value === 'true' || value === '1' ? 'include' : 'exclude' };
  return { code: value === null || value === '' ? 'clear' : 'set', column };
}
