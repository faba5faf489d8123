// rules.list: all rules, with what counts in the project. It changes nothing.
import { AUTHORITIES, type CheckSettings, type RuleInfo } from '../../../../../shared/model/rule.ts';
import type { RuleList } from '../../../../../shared/contract/requests/check-requests.ts';
import { FIXES } from '../../../check/fixes.ts';
import { isBlocking, levelOf, profileLevel } from '../../../check/rule-level.ts';
import { RULES } from '../../../check/rule-registry.ts';
import type { Rule } from '../../../check/rule-definition.ts';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';

export const rulesList: Command<'rules.list'> = (_, context) =>
  describeRules(currentProject(context).store.checks());

export function describeRules(settings: CheckSettings): RuleList {
  return { profile: settings.profile, rules: RULES.map((rule) => describe(rule, settings)) };
}

function describe(rule: Rule, settings: CheckSettings): RuleInfo {
  const { id, group, kind, summary, source, asks } = rule;
  return {
    id,
    group,
    kind,
    summary,
    source,
    authorities: AUTHORITIES.filter((authority) => asks[authority] !== undefined),
    level: levelOf(rule, settings),
    standard: profileLevel(rule, settings.profile),
    blocking: isBlocking(id),
    fixable: FIXES[id] !== undefined,
    params: Object.entries(rule.params ?? {}).map(([name, { standard, min, max }]) => ({
      name,
      standard,
      value: settings.rules[id]?.params?.[name] ?? standard,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    })),
  };
}
