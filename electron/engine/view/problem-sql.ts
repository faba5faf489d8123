// The flags of the rules as SQL expressions. The one place of the views that knows how flags are stored.
import type { RuleId } from '../../../shared/model/rule.ts';
import { ruleMask, rulesIn } from '../../../shared/model/rule-sets.ts';
import type { SqlPart, ViewDatabase } from './view-database.ts';

/** How many rules flag the row. */
export const PROBLEM_COUNT =
  'CASE issues WHEN 0 THEN 0 ELSE (SELECT size FROM rule_set WHERE rule_set.id = issues) END';

export const ANY_PROBLEM = 'issues <> 0';

/** True where at least one of the rules flags the row. */
export function anyOfRules(rules: readonly RuleId[]): SqlPart {
  const any = rules.map(() => 'instr(rules, ?) > 0').join(' OR ') || '0';
  return {
    sql: `issues IN (SELECT id FROM rule_set WHERE ${any})`,
    values: rules.map((rule) => `,${rule},`),
  };
}

/** The rules that a row with this value of `issues` breaks; a single null where it breaks none. */
export function ruleNames(db: ViewDatabase): (issues: number) => readonly (RuleId | null)[] {
  const sets = db.all('SELECT id, rules FROM rule_set');
  const known = new Map(
    sets.map(([id, rules]) => [Number(id), rulesIn(ruleMask(...String(rules).split(',')))]),
  );
  return (issues) => known.get(issues) ?? [null];
}
