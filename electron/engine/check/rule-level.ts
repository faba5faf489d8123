// How much a rule weighs: what its authorities say in a profile, and what the project's owner chose.
import {
  BLOCKING_RULES,
  RULE_IDS,
  type CheckSettings,
  type Profile,
  type RuleId,
  type RuleLevel,
} from '../../../shared/model/rule.ts';
import type { Severity } from '../../../shared/model/problem.ts';
import { ruleMask } from '../rows/rule-sets.ts';
import { RULES, ruleOf } from './rule-registry.ts';
import type { ActiveRules, Rule, RuleParams } from './rule-definition.ts';

const WEIGHT: Readonly<Record<RuleLevel, number>> = { off: 0, info: 1, warning: 2, error: 3 };

/** Rules whose rows no export writes. They can weigh less, but never be off: the export relies on them. */
const BLOCKING: ReadonlySet<RuleId> = new Set<RuleId>(BLOCKING_RULES);

export function isBlocking(id: RuleId): boolean {
  return BLOCKING.has(id);
}

/** What the profile alone says. */
export function profileLevel(rule: Pick<Rule, 'id' | 'asks'>, profile: Profile): RuleLevel {
  const { asks } = rule;
  switch (profile) {
    case 'default':
      return strongest(asks['sitemaps.org'], asks.google, asks.mapwright);
    case 'own':
      return BLOCKING.has(rule.id) ? strongest(asks['sitemaps.org']) : 'off';
    case 'sitemaps.org':
      return asks['sitemaps.org'] ?? 'off';
    case 'google':
    case 'bing':
    case 'yandex':
      return asks[profile] ?? asks['sitemaps.org'] ?? 'off';
  }
}

/** What counts in a project. */
export function levelOf(rule: Pick<Rule, 'id' | 'asks'>, { profile, rules }: CheckSettings): RuleLevel {
  const chosen = rules[rule.id]?.level;
  const level = chosen ?? profileLevel(rule, profile);
  return level === 'off' && BLOCKING.has(rule.id) ? 'info' : level;
}

/** The severity of a rule's findings; of a rule that is off, what it would have by default. */
export function severityOf(id: RuleId, settings: CheckSettings): Severity {
  const rule = ruleOf(id);
  const level = levelOf(rule, settings);
  if (level !== 'off') return level;
  const standard = profileLevel(rule, 'default');
  return standard === 'off' ? 'info' : standard;
}

/** The rules that count, for checking rows. */
export function activeRules(settings: CheckSettings): ActiveRules {
  const on = RULES.filter((rule) => levelOf(rule, settings) !== 'off').map(({ id }) => id);
  const params: Partial<Record<RuleId, RuleParams>> = {};
  for (const id of RULE_IDS) {
    const chosen = settings.rules[id]?.params;
    if (chosen) params[id] = { ...standardParams(ruleOf(id)), ...chosen };
  }
  return { enabled: ruleMask(...on), params };
}

export function standardParams(rule: Rule): RuleParams {
  return Object.fromEntries(
    Object.entries(rule.params ?? {}).map(([name, { standard }]) => [name, standard]),
  );
}

function strongest(...levels: readonly (RuleLevel | undefined)[]): RuleLevel {
  return levels.reduce<RuleLevel>(
    (max, level) => (level && WEIGHT[level] > WEIGHT[max] ? level : max),
    'off',
  );
}
