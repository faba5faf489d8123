// Finds the rules of which no finding can be taken away by a fix. It changes nothing.
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { ruleOf } from '../../check/rule-registry.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { rowsOfRules } from '../../store/rows/rows-of-rule.ts';
import { waysOf } from './fixable-rules.ts';
import { planFix } from './plan-fix.ts';

/** Of most rules one of so many rows can be fixed. */
const FEW = 20;

/** After so many rows that a fix can't help, nobody looks on: its preview tells. */
const MOST = 100_000;

/**
 * Rules about rows that have findings and a fix, which takes none of them away; of rules with very many findings it may be
 * that it is not noticed. One pass over the rows at most, which ends as soon as each rule has a finding that can be fixed.
 */
export function* unfixableRules(project: OpenProject): Steps<RuleId[]> {
  const { store } = project;
  const found = store.ruleCounts();
  const left = new Map<RuleId, number>();
  for (const rule of RULE_IDS) {
    const { kind } = ruleOf(rule);
    // What robots.txt blocks is flagged apart, and can always be excluded.
    const isAsked = (kind === 'row' || kind === 'set') && rule !== 'robots-blocked';
    if (isAsked && (found.get(rule) ?? 0) > 0 && waysOf(rule).length > 0) left.set(rule, 0);
  }
  if (left.size === 0) return [];
  for (const rows of rowsOfRules(store.db, left)) {
    for (const [rule, tried] of left) {
      const ids = rows.filter(({ issues }) => store.ruleSets.has(issues, rule)).map(({ id }) => id);
      const isFixed = yield* helps(project, rule, ids.slice(0, MOST - tried));
      if (isFixed || tried + ids.length >= MOST) left.delete(rule);
      else left.set(rule, tried + ids.length);
    }
    if (left.size === 0) break;
    yield rows.length;
  }
  return [...left.keys()];
}

/** Whether a fix takes the finding away from one of these rows. */
function* helps(project: OpenProject, rule: RuleId, ids: readonly number[]): Steps<boolean> {
  for (const some of [ids.slice(0, FEW), ids.slice(FEW)]) {
    for (const mode of some.length > 0 ? waysOf(rule) : []) {
      for (const { fixed, looked } of planFix(project, { rule, mode }, some)) {
        if (fixed > 0) return true;
        yield looked;
      }
    }
  }
  return false;
}
