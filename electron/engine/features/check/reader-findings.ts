// What reading found and a rule is about too, as a check tells it. It finds nothing itself.
import type { Problem } from '../../../../shared/model/problem.ts';
import { DEFAULT_CHECKS, RULE_IDS } from '../../../../shared/model/rule.ts';
import type { RequestParams } from '../../../../shared/contract/requests/requests.ts';
import { levelOf } from '../../check/rule-level.ts';
import { ruleOf } from '../../check/rule-registry.ts';
import { withChoice } from './requests/rules-set.ts';

/** The problems, of which those that a rule is about weigh what the rule weighs by these choices, and go where it is off. */
export function weighReaderFindings(
  problems: readonly Problem[],
  choices: readonly RequestParams<'rules.set'>[] = [],
): Problem[] {
  const settings = choices.reduce(withChoice, DEFAULT_CHECKS);
  return problems.flatMap((problem) => {
    const id = RULE_IDS.find((rule) => rule === problem.code);
    const level = id === undefined ? problem.severity : levelOf(ruleOf(id), settings);
    return level === 'off' ? [] : { ...problem, severity: level };
  });
}
