// The rules that found something, in three groups, the most frequent first; under the pointer they keep their places. Pure.
import type { Severity } from '../../../shared/model/problem.ts';
import type { RuleCount } from '../../../shared/model/rule.ts';

export interface RuleGroup {
  readonly severity: Severity;
  readonly rules: readonly RuleCount[];
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Groups without a rule are left out. */
export function ruleGroups(counts: readonly RuleCount[]): readonly RuleGroup[] {
  return grouped(counts.filter(({ rows }) => rows > 0).toSorted((a, b) => b.rows - a.rows));
}

/**
 * The same rules at the places that they had, also those that find nothing any more: nothing moves away under a pointer. What
 * has come since stands behind them.
 */
export function atTheirPlaces(
  before: readonly RuleGroup[],
  counts: readonly RuleCount[],
): readonly RuleGroup[] {
  const known = new Map(counts.map((count) => [count.rule, count]));
  const kept = before.flatMap(({ rules }) => rules.map((one) => known.get(one.rule) ?? { ...one, rows: 0 }));
  const places = new Set(kept.map(({ rule }) => rule));
  const come = ruleGroups(counts).flatMap(({ rules }) => rules.filter(({ rule }) => !places.has(rule)));
  return grouped([...kept, ...come]);
}

function grouped(counts: readonly RuleCount[]): readonly RuleGroup[] {
  return SEVERITIES.map((severity) => ({
    severity,
    rules: counts.filter((count) => count.severity === severity),
  })).filter(({ rules }) => rules.length > 0);
}
