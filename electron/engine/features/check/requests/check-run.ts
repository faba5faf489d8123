// check.run, check.findings, exception.list and exception.set: checking anew, findings that are not rows, rows that a rule passes over.
import type { RuleException } from '../../../../../shared/contract/requests/check-requests.ts';
import { reason as because } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { RULE_IDS } from '../../../../../shared/model/rule.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { isBlocking } from '../../../check/rule-level.ts';
import type { Command } from '../../../project/context.ts';
import type { StoredException } from '../../../store/history/exceptions.ts';
import {
  announceChange,
  applySteps,
  changeableProject,
  currentProject,
} from '../../../project/current-project.ts';
import { projectFindings } from '../project-findings.ts';
import { recheckAllSteps } from '../../../check/run/recheck.ts';

export const checkRun: Command<'check.run'> = async (_, context) => {
  const project = changeableProject(context);
  function* steps(): Steps<null> {
    yield* recheckAllSteps(project);
    return null;
  }
  await context.jobs.runSteps('check', steps(), project.store.counts().rows);
  announceChange(context, project);
  return null;
};

export const checkFindings: Command<'check.findings'> = (_, context) =>
  projectFindings(currentProject(context).store);

/** Exceptions that a list shows at once. */
const LISTED = 1_000;

export const exceptionList: Command<'exception.list'> = ({ start = 0 }, context) => {
  const { exceptions } = currentProject(context).store;
  return { total: exceptions.count(), exceptions: exceptions.list({ start, limit: LISTED }).flatMap(known) };
};

/** A project of a newer version may have passed over rules that this one does not have. */
function known({ rule, ...exception }: StoredException): RuleException[] {
  const id = RULE_IDS.find((one) => one === rule);
  return id ? [{ ...exception, rule: id }] : [];
}

export const exceptionSet: Command<'exception.set'> = ({ rows, rule, reason }, context) => {
  const project = changeableProject(context);
  if (isBlocking(rule)) {
    throw new AppError('invalid-value', because('rule-not-excepted', { rule }));
  }
  const ids = project.views.ids(rows).sort();
  const label = { code: reason === null ? 'countAgain' : 'ignore', rule } as const;
  return applySteps(context, { label, rows: ids.length }, (writer) => writer.except(ids, { rule, reason }));
};
