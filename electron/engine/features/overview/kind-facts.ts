// What follows for a row from its kind: which rules it breaks, how much they weigh, and why an export leaves it out. It
// counts nothing. What is wrong with rows that are left out by hand does not count.
import type { LeftOutReason } from '../../../../shared/model/overview.ts';
import type { Severity } from '../../../../shared/model/problem.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import { severityOf } from '../../check/rule-level.ts';
import { leftOutReason } from '../../rows/rule-sets.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { Kind } from '../../view/coded/code-part.ts';

export interface KindFacts {
  readonly rules: readonly RuleId[];
  readonly severities: ReadonlySet<Severity>;
  readonly leftOut: LeftOutReason | null;
}

/** By the numbers of the kinds, as the project weighs rules now. */
export function factsOfKinds(store: ProjectStore, kinds: readonly Kind[]): KindFacts[] {
  const settings = store.checks();
  return kinds.map(({ issues, isBlocked, included }) => {
    const known = included ? store.ruleSets.rulesOf(issues) : [];
    const rules = included && isBlocked ? [...known, 'robots-blocked' as const] : known;
    const severities = new Set(rules.map((rule) => severityOf(rule, settings)));
    return { rules, severities, leftOut: leftOutReason(included, issues) };
  });
}
