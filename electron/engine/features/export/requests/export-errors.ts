// export.errors: how many URLs of an export have findings that count as errors. It refuses nothing: what can't be
// exported at all is left out and told by the plan.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RULE_IDS, type RuleGroup, type RuleId } from '../../../../../shared/model/rule.ts';
import { isBlocking, severityOf } from '../../../check/rule-level.ts';
import { RULES } from '../../../check/rule-registry.ts';
import type { Command } from '../../../project/context.ts';
import { countIncludedWith } from '../../../store/rows/rows-of-rule.ts';
import { currentProject } from '../../../project/current-project.ts';

/** What is wrong with these is no part of the set: such values are left out, and the plan says so. */
const VALUES: ReadonlySet<RuleGroup> = new Set(['lastmod', 'changefreq', 'priority']);

export const exportErrors: Command<'export.errors'> = async (_, context) => {
  const { store } = currentProject(context);
  const settings = store.checks();
  const found = store.ruleCounts();
  const rules = RULES.filter(
    ({ id, group }) =>
      (found.get(id) ?? 0) > 0 &&
      !isBlocking(id) &&
      !VALUES.has(group) &&
      severityOf(id, settings) === 'error',
  ).map(({ id }) => id);
  if (rules.length === 0) return { urls: 0, rules };
  const blocking: RuleId[] = RULE_IDS.filter(isBlocking);
  const steps = countIncludedWith(store.db, rules, blocking);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return { urls: next.value, rules };
    await nextTurn();
  }
};
