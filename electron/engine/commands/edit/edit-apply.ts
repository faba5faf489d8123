// edit.apply: find and replace, or a transform, on the rows of a scope, as one undo step.
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import type { BulkEdit, InvalidResults } from '../../../../shared/model/bulk-edit.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Command } from '../../context.ts';
import { applyFound, applyToRows } from '../../edit/apply-bulk.ts';
import type { OpenProject } from '../../open-project.ts';
import { checkContext } from '../check/check-context.ts';
import { applySteps, changeableProject } from '../project/current-project.ts';
import { judges } from './edit-judges.ts';
import type { CellPlan, FindTask } from './find-part.ts';
import { TogetherFinder } from './find-together.ts';
import { JudgedRows } from './judged-rows.ts';
import { planFacts, planWith, type PlanFacts } from './plan-tools.ts';
import { BULK_SHARE } from '../check/recheck.ts';
import { openScope, type Scope } from './scope-rows.ts';

export const editApply: Command<'edit.apply'> = ({ scope: asked, edit, invalid }, context) => {
  const project = changeableProject(context);
  const facts = planFacts(project, edit);
  const plan = planWith(facts, edit);
  const scope = openScope(project, asked);
  // A search for what would change must not go on over rows that are changing.
  project.previews.stop();
  let count = 0;
  const total = scope.rows.total * (plan.kind === 'rows' ? plan.passes : 1);
  const judged = new JudgedRows(project.store.site());
  const finder =
    plan.kind === 'cells' && plan.edits.every(({ column }) => column !== 'section')
      ? finderOf(project, { scope, edit, facts, invalid, plan, judged })
      : null;
  const options = { label: labelOf(edit), rows: total, judged: finder ? judged : undefined };
  return whenDone(
    () =>
      applySteps(context, options, function* (writer): Steps<void> {
        count = finder
          ? yield* applyFound(writer, finder.parts(), invalid)
          : yield* applyToRows(writer, scope.rows, plan, judges);
      }),
    (done) => ({ ...done, invalid: count }),
    () => {
      finder?.close();
    },
  );
};

interface Finding {
  readonly scope: Scope;
  readonly edit: BulkEdit;
  readonly facts: PlanFacts;
  readonly invalid: InvalidResults;
  readonly plan: CellPlan;
  readonly judged: JudgedRows;
}

function finderOf(
  project: OpenProject,
  { scope, edit, facts, invalid, plan, judged }: Finding,
): TogetherFinder {
  const { store } = project;
  const { site, scope: directory, now, active } = checkContext(project);
  const rules: FindTask['rules'] = { site, scope: directory, now, ...(active && { active }) };
  const end = Math.min(store.lastRowId() + 1, store.db.firstHiddenId);
  const task = { edit, facts, invalid, ids: scope.ids, end, rules };
  const judgedAtMost = store.counts().rows * BULK_SHARE;
  return new TogetherFinder(store.db, plan, task, { judged, judgedAtMost });
}

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
