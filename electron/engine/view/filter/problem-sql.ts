// The flags of the rules as SQL expressions. The one place of the views that knows how flags are stored, and that what is
// wrong with rows that are left out by hand does not count.
import type { LeftOutReason } from '../../../../shared/model/overview.ts';
import { BLOCKING_RULES, type RuleId } from '../../../../shared/model/rule.ts';
import { BLOCKING_BITS, ruleMask, rulesIn } from '../../rows/rule-sets.ts';
import type { SqlPart, ViewDatabase } from '../view-database.ts';

/**
 * 1 where robots.txt blocks the row: this flag is no part of its number. The store's function knows (robots-flags.ts);
 * without such a flag no row is asked for.
 */
export const ROBOTS_FLAG = 'CASE WHEN EXISTS (SELECT 1 FROM robots_bits) THEN robots_flag(url.id) ELSE 0 END';

/** How many rules flag the row, as its cell shows it. */
export const PROBLEM_COUNT = `CASE issues WHEN 0 THEN 0 ELSE (SELECT size FROM rule_set WHERE rule_set.id = issues) END
  + ${ROBOTS_FLAG}`;

/** True where the cell of the row shows a rule. */
export const ANY_FLAG = `(issues <> 0 OR ${ROBOTS_FLAG})`;

/** True where a rule flags the row and that counts. */
export const ANY_PROBLEM = `(included = 1 AND ${ANY_FLAG})`;

/** The number of the rules that count. */
export const COUNTED_ISSUES = 'issues * included';

/** True where at least one of the rules flags the row and that counts. */
export function anyOfRules(rules: readonly RuleId[]): SqlPart {
  const numbered = rules.filter((rule) => rule !== 'robots-blocked');
  const any = numbered.map(() => 'instr(rules, ?) > 0').join(' OR ') || '0';
  const inNumber = `issues IN (SELECT id FROM rule_set WHERE ${any})`;
  return {
    sql: `(included = 1 AND ${numbered.length === rules.length ? inNumber : `(${inNumber} OR ${ROBOTS_FLAG})`})`,
    values: numbered.map((rule) => `,${rule},`),
  };
}

/** True where an export leaves the row out, for this reason or for any: see leftOutReason. */
export function leftOutSql(reason: LeftOutReason | undefined): SqlPart {
  const blocked = `issues & ${String(BLOCKING_BITS)}`;
  if (reason === undefined) return { sql: `included = 0 OR (${blocked}) <> 0`, values: [] };
  if (reason === 'excluded') return { sql: 'included = 0', values: [] };
  return { sql: `included = 1 AND (${blocked}) = ?`, values: [BLOCKING_RULES.indexOf(reason) + 1] };
}

/** The rules that a row with this value of `issues` breaks, perhaps with a flag of robots.txt; a single null for none. */
export function ruleNames(
  db: ViewDatabase,
): (issues: number, isBlocked: boolean) => readonly (RuleId | null)[] {
  const sets = db.all('SELECT id, rules FROM rule_set');
  const known = new Map(
    sets.map(([id, rules]) => [Number(id), rulesIn(ruleMask(...String(rules).split(',')))]),
  );
  return (issues, isBlocked) => {
    const rules = known.get(issues);
    if (isBlocked) return [...(rules ?? []), 'robots-blocked'];
    return rules ?? [null];
  };
}
