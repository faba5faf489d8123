// edit.apply: find and replace, or a transform, on the rows of a scope, as one undo step.
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../../../shared/model/change.ts';
import type { BulkEdit } from '../../../../../shared/model/bulk-edit.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import { applyFound, applyToRows } from '../apply-bulk.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';
import { judges } from '../edit-judges.ts';
import { finderFor } from '../find/edit-finder.ts';
import { flagFound } from '../find/flag-found.ts';
import { FoundAhead } from '../find/find-ahead.ts';
import { planFacts, planWith } from '../plan-tools.ts';
import { openScope } from '../scope-rows.ts';

export const editApply: Command<'edit.apply'> = ({ scope: asked, edit, invalid }, context) => {
  const project = changeableProject(context);
  const facts = planFacts(project, edit);
  const plan = planWith(facts, edit);
  const scope = openScope(project, asked);
  const ahead = project.previews.takeAhead();
  // A search for what would change must not go on over rows that are changing.
  project.previews.stop();
  let count = 0;
  const total = scope.rows.total * (plan.kind === 'rows' ? plan.passes : 1);
  const known = ahead instanceof FoundAhead ? ahead.take({ scope: asked, edit }) : null;
  const found =
    known ??
    (plan.kind === 'cells' && plan.edits.every(({ column }) => column !== 'section')
      ? finderFor(project, { scope, edit, facts, invalid, plan })
      : null);
  const options = { label: labelOf(edit), rows: total, judged: found?.judged };
  return whenDone(
    () =>
      applySteps(context, options, function* (writer): Steps<void> {
        count = found
          ? yield* applyFound(writer, found.finder.parts(), invalid, (part) => {
              flagFound(project.store, writer, found.judged, part);
            })
          : yield* applyToRows(writer, scope.rows, plan, judges);
      }),
    (done) => ({ ...done, invalid: count }),
    () => {
      found?.finder.close();
    },
  );
};

/** Runs work that may end later, and in any case what is to come after it. */
function whenDone(
  work: () => EditResult | Promise<EditResult>,
  complete: (result: EditResult) => EditResult,
  after: () => void,
): EditResult | Promise<EditResult> {
  let later = false;
  try {
    const result = work();
    later = result instanceof Promise;
    return result instanceof Promise ? result.then(complete).finally(after) : complete(result);
  } finally {
    if (!later) after();
  }
}

function labelOf(edit: BulkEdit): ChangeLabel {
  if (edit.kind !== 'replace') return { code: 'transform', transform: edit.kind };
  return { code: 'replace', find: shortened(edit.find), replacement: shortened(edit.replacement) };
}

/** Labels are read with every project.info: a pasted page does not belong into them. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 99)}…`;
}
