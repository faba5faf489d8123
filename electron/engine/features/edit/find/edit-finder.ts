// Makes the finder of a large edit for an open project: what it is to look through, and by which rules it judges.
import type { BulkEdit, InvalidResults } from '../../../../../shared/model/bulk-edit.ts';
import { rowRules } from '../../../check/row-rules.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { checkContext } from '../../../check/run/check-context.ts';
import { BULK_SHARE } from '../../../check/run/recheck.ts';
import type { CellPlan } from './find-part.ts';
import { TogetherFinder } from './find-together.ts';
import { JudgedRows } from '../../../check/run/judged-rows.ts';
import type { PlanFacts } from '../plan-tools.ts';
import type { Scope } from '../scope-rows.ts';

interface Finding {
  readonly scope: Pick<Scope, 'ids'>;
  readonly edit: BulkEdit;
  readonly facts: PlanFacts;
  readonly invalid: InvalidResults;
  readonly plan: CellPlan;
  /** The rows are those that a preview found, and its thread looks through them by itself. Default: false. */
  readonly ahead?: boolean;
}

/** The finder, which has to be closed, with the verdicts that it gathers. */
export function finderFor(
  project: OpenProject,
  { scope, edit, facts, invalid, plan, ahead = false }: Finding,
): { readonly finder: TogetherFinder; readonly judged: JudgedRows } {
  const { store } = project;
  const end = Math.min(store.lastRowId() + 1, store.db.firstHiddenId);
  const rules = rowRules(checkContext(project));
  const task = { edit, facts, invalid, ids: scope.ids, areHits: ahead, end, rules };
  const judged = new JudgedRows(store.site());
  const judgedAtMost = store.counts().rows * BULK_SHARE;
  const options = { judged, judgedAtMost, ahead, ...(ahead && { threadFrom: 1 }) };
  return { finder: new TogetherFinder(store.db, plan, task, options), judged };
}
