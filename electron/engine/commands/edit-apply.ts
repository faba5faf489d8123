// edit.apply: find and replace, or a transform, on the rows of a scope, as one undo step.
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../shared/model/change.ts';
import type { BulkEdit } from '../../../shared/model/bulk-edit.ts';
import type { Command } from '../context.ts';
import { applyBulk } from '../edit/apply-bulk.ts';
import { applySteps, changeableProject, judges } from './current-project.ts';
import { planEdit } from './plan-tools.ts';
import { openScope } from './scope-rows.ts';

export const editApply: Command<'edit.apply'> = ({ scope, edit, invalid }, context) => {
  const project = changeableProject(context);
  const plan = planEdit(project, edit);
  const { rows } = openScope(project, scope);
  // A search for what would change must not go on over rows that are changing.
  project.previews.stop();
  let count = 0;
  const total = rows.total * (plan.kind === 'rows' ? plan.passes : 1);
  const result = applySteps(context, { label: labelOf(edit), rows: total }, function* (writer) {
    count = yield* applyBulk(writer, rows, plan, judges, invalid);
  });
  const withCount = (done: EditResult): EditResult => ({ ...done, invalid: count });
  return result instanceof Promise ? result.then(withCount) : withCount(result);
};

function labelOf(edit: BulkEdit): ChangeLabel {
  if (edit.kind !== 'replace') return { code: 'transform', transform: edit.kind };
  return { code: 'replace', find: shortened(edit.find), replacement: shortened(edit.replacement) };
}

/** Labels are read with every project.info: a pasted page does not belong into them. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 99)}…`;
}
