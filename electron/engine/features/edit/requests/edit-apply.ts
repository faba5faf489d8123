// edit.apply: find and replace, or a transform, on the rows of a scope, as one undo step.
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../../../shared/model/edit/change.ts';
import type { BulkEdit } from '../../../../../shared/model/edit/bulk-edit.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { applyBulk } from '../apply-bulk.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { judges } from '../edit-judges.ts';
import { planEdit } from '../plan-tools.ts';
import { openScope } from '../scope-rows.ts';

export const editApply: Command<'edit.apply'> = ({ scope: asked, edit, invalid }, context) => {
  const project = changeableProject(context);
  const plan = planEdit(project, edit);
  const { rows } = openScope(project, asked);
  // A search for what would change must not go on over rows that are changing.
  project.previews.stop();
  let count = 0;
  const total = rows.total * (plan.kind === 'rows' ? plan.passes : 1);
  const done = applySteps(context, { label: labelOf(edit), rows: total }, function* (writer): Steps<void> {
    count = yield* applyBulk(writer, rows, plan, invalid, judges);
  });
  const complete = (result: EditResult): EditResult => ({ ...result, invalid: count });
  return done instanceof Promise ? done.then(complete) : complete(done);
};

function labelOf(edit: BulkEdit): ChangeLabel {
  if (edit.kind !== 'replace') return { code: 'transform', transform: edit.kind };
  return { code: 'replace', find: shortened(edit.find), replacement: shortened(edit.replacement) };
}

/** Labels are read with every project.info: a pasted page does not belong into them. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 99)}…`;
}
