// Tells which findings of one row can be taken away by their rules' fixes. It changes nothing.
import type { FixMode } from '../../../../shared/model/edit/fix-preview.ts';
import { fixModesOf } from '../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import { FIXES } from '../../check/fixes.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { planFix } from './plan-fix.ts';

/** Those of the rules whose fix, in any of its ways, takes the finding away from the row. A few queries for a rule at most. */
export function fixableRules(project: OpenProject, id: number, codes: readonly string[]): RuleId[] {
  return RULE_IDS.filter(
    (rule) =>
      codes.includes(rule) &&
      waysOf(rule).some((mode) => planFix(project, { rule, mode }, [id]).some(({ fixed }) => fixed > 0)),
  );
}

/** The ways of a rule's fix, undefined being the only one; none where the rule has no fix. */
export function waysOf(rule: RuleId): readonly (FixMode | undefined)[] {
  if (FIXES[rule] === undefined) return [];
  const modes = fixModesOf(rule);
  return modes.length > 0 ? modes : [undefined];
}
