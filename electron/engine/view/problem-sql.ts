// The flags of the rules as SQL expressions. The one place of the views that knows how flags are stored.
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import type { SqlPart } from './view-database.ts';

/** How many rules flag the row. */
export const PROBLEM_COUNT = RULE_IDS.map((_, bit) => `((issues >> ${String(bit)}) & 1)`).join(' + ');

export const ANY_PROBLEM = 'issues <> 0';

/** True where at least one of the rules flags the row. */
export function anyOfRules(rules: readonly RuleId[]): SqlPart {
  const flags = rules.reduce((all, rule) => all | (1n << BigInt(RULE_IDS.indexOf(rule))), 0n);
  return { sql: 'issues & ? <> 0', values: [flags] };
}
