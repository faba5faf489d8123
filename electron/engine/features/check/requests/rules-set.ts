// rules.set: chooses what is checked, and brings all flags in step with it; where that takes long, as a job.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import type { CheckSettings, RuleChoice, RuleParam } from '../../../../../shared/model/rule.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { isBlocking } from '../../../check/rule-level.ts';
import { ruleOf } from '../../../check/rule-registry.ts';
import type { ParamRule } from '../../../check/rule-definition.ts';
import type { Command } from '../../../project/context.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { recheckAllSteps } from '../../../check/run/recheck.ts';
import { describeRules } from './rules-list.ts';

export const rulesSet: Command<'rules.set'> = async (choice, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const settings = withChoice(store.checks(), choice);
  function* steps(): Steps<null> {
    yield* store.db.transactionSteps(function* () {
      store.setChecks(settings);
      yield* recheckAllSteps(project);
    });
    return null;
  }
  await context.jobs.runSteps('check', steps(), store.counts().rows);
  announceChange(context, project);
  return describeRules(settings);
};

/** The settings with a choice; throws invalid-value for one that can't be. */
export function withChoice(
  { profile, rules }: CheckSettings,
  choice: RequestParams<'rules.set'>,
): CheckSettings {
  const before = { profile: choice.profile ?? profile, rules };
  if (!choice.rule) return before;
  const { id, level, params } = choice.rule;
  if (level === 'off' && isBlocking(id)) {
    throw new AppError('invalid-value', reason('rule-not-off', { rule: id }));
  }
  const { [id]: known, ...others } = rules;
  const next: RuleChoice = {
    ...(level === null ? {} : (level ?? known?.level) ? { level: level ?? known?.level } : {}),
    ...(params === null ? {} : paramsOf(id, { ...known?.params, ...params })),
  } as RuleChoice;
  return { ...before, rules: Object.keys(next).length > 0 ? { ...others, [id]: next } : others };
}

function paramsOf(
  id: Parameters<typeof ruleOf>[0],
  params: Readonly<Record<string, RuleParam>>,
): { readonly params?: Readonly<Record<string, RuleParam>> } {
  const known: Readonly<Record<string, ParamRule>> = ruleOf(id).params ?? {};
  for (const [name, value] of Object.entries(params)) {
    const rule = known[name];
    if (!rule) throw new AppError('invalid-value', reason('rule-param-unknown', { rule: id, name }));
    if (typeof value !== typeof rule.standard) {
      const wanted = typeof rule.standard === 'number' ? 'rule-param-number' : 'rule-param-list';
      throw new AppError('invalid-value', reason(wanted, { rule: id, name }));
    }
    if (typeof value === 'number' && (value < (rule.min ?? -Infinity) || value > (rule.max ?? Infinity))) {
      throw new AppError(
        'invalid-value',
        reason('rule-param-range', { rule: id, name, min: String(rule.min), max: String(rule.max) }),
      );
    }
  }
  return Object.keys(params).length > 0 ? { params } : {};
}
