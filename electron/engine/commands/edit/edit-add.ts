// edit.add: adds rows with given locs, as one undo step.
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import type { Command } from '../../context.ts';
import { addRows } from '../../edit/add-rows.ts';
import { applySteps } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';

export const editAdd: Command<'edit.add'> = ({ locs, at }, context) => {
  let added: readonly number[] = [];
  const withAdded = (result: EditResult): EditResult => ({ ...result, added });
  const result = applySteps(context, { label: { code: 'add' }, rows: locs.length }, function* (writer) {
    added = Array.from(
      yield* addRows(writer, { columns: ['loc'], values: locs.map((loc) => [loc]), at }, judges),
    );
  });
  return result instanceof Promise ? result.then(withAdded) : withAdded(result);
};
