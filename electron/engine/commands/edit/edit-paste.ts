// edit.paste: a block of cells and the rows that it adds, as one undo step; all of it or nothing.
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import type { Command } from '../../context.ts';
import { addRows } from '../../edit/add-rows.ts';
import { pasteCells } from '../../edit/paste-cells.ts';
import { applySteps, changeableProject } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';

export const editPaste: Command<'edit.paste'> = (
  { rows, columns, values, add, at, view, force },
  context,
) => {
  const { views } = changeableProject(context);
  const ids = views.ids(rows);
  const cells = (values.length + (add?.length ?? 0)) * columns.length;
  let added: readonly number[] = [];
  const withAdded = (result: EditResult): EditResult => {
    if (added.length === 0) return result;
    if (view !== undefined) views.inserted({ view, ids: added, at: at ?? null });
    return { ...result, added };
  };
  // Nothing but new rows is an insertion to the user.
  const label: ChangeLabel = { code: values.length === 0 && add ? 'add' : 'paste' };
  const result = applySteps(context, { label, rows: cells }, function* (writer) {
    yield* pasteCells(writer, ids, { columns, values, force: force ?? false }, judges);
    if (!add || add.length === 0) return;
    const refuseAfter = force === true ? undefined : values.length;
    added = Array.from(yield* addRows(writer, { columns, values: add, at, refuseAfter }, judges));
  });
  return result instanceof Promise ? result.then(withAdded) : withAdded(result);
};
