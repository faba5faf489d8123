// edit.paste: a block of cells and the rows that it adds, as one undo step; all of it or nothing.
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import type { Command } from '../../context.ts';
import { addRows, judgeNewRows } from '../../edit/add-rows.ts';
import { readBlock, writeBlock } from '../../edit/paste-cells.ts';
import { Refusals } from '../../edit/refusals.ts';
import { applySteps, changeableProject } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';

export const editPaste: Command<'edit.paste'> = (
  { rows, columns, values, add = [], at, view, force = false },
  context,
) => {
  const { views } = changeableProject(context);
  const ids = views.ids(rows);
  const cells = (values.length + add.length) * columns.length;
  let added: readonly number[] = [];
  const withAdded = (result: EditResult): EditResult => {
    if (added.length === 0) return result;
    if (view !== undefined) views.inserted({ view, ids: added, at: at ?? null });
    return { ...result, added };
  };
  // Nothing but new rows is an insertion to the user.
  const label: ChangeLabel = { code: values.length === 0 && add.length > 0 ? 'add' : 'paste' };
  const result = applySteps(context, { label, rows: cells }, function* (writer) {
    const refusals = new Refusals('block');
    const block = readBlock(ids, { columns, values }, { force, refusals }, judges);
    judgeNewRows({ columns, values: add }, { before: values.length, force, refusals }, judges);
    refusals.assertNone();
    yield* writeBlock(writer, block, judges);
    if (add.length > 0) added = Array.from(yield* addRows(writer, { columns, values: add, at }, judges));
  });
  return result instanceof Promise ? result.then(withAdded) : withAdded(result);
};
