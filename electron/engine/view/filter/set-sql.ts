// Sets of chosen values as conditions on rows. It runs nothing.
import { isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import type { Condition, SetValue } from '../../../../shared/model/rows/view-query.ts';
import { changefreqCode } from '../../../../shared/protocol/changefreq.ts';
import { DERIVED, isDerived, ROBOTS_BLOCKED, type DerivedColumn } from '../column-values.ts';
import type { FilterPart } from './filter-part.ts';
import { anyOfRules, ANY_PROBLEM } from './problem-sql.ts';
import { codeTest } from '../verdict-columns.ts';
import { holdsAnyOf } from './text-sql.ts';
import type { SqlPart } from '../view-database.ts';

type SetCondition = Extract<Condition, { kind: 'set' }>;

/** So many values are worth looking for in the loc before its parts are cut out. */
const HINTS = 4;

/** The condition without its negation. */
export function setPart({ column, values }: SetCondition): FilterPart {
  if (column === 'problems') return { sql: problemSet(values) };
  if (column === 'robots') return { sql: robotsSet(values) };
  if (isRobotsColumn(column)) return { code: codeTest(column, values) };
  if (isDerived(column)) return derivedSet(column, values);
  const stored = column === 'changefreq' ? values.map(storedChangefreq) : values;
  return { sql: plainSet(column, stored) };
}

function plainSet(column: string, values: readonly SetValue[]): SqlPart {
  const some = values.filter((value) => value !== null && value !== '');
  const empty = some.length < values.length ? ` OR ${column} IS NULL OR ${column} = ''` : '';
  return {
    sql: `coalesce(${column} IN (SELECT value FROM json_each(?)), 0)${empty}`,
    values: [JSON.stringify(some)],
  };
}

/** A valid value is stored as its code. */
function storedChangefreq(value: SetValue): SetValue {
  const code = typeof value === 'string' ? changefreqCode(value) : -1;
  return code < 0 ? value : code;
}

function problemSet(values: readonly SetValue[]): SqlPart {
  const rules = values.filter((value): value is RuleId => RULE_IDS.some((rule) => rule === value));
  const flagged = anyOfRules(rules);
  const none = values.includes(null) ? ` OR NOT (${ANY_PROBLEM})` : '';
  return { sql: `${flagged.sql}${none}`, values: flagged.values };
}

/** Asked once a row, whatever the number of values: it takes longer than comparing. */
function robotsSet(values: readonly SetValue[]): SqlPart {
  const agents = values.filter((value) => typeof value === 'string');
  const tests = agents.map(() => `instr(',' || ${BLOCKED_TEXT} || ',', ?) > 0`);
  if (values.includes(0)) tests.push(`${BLOCKED_TEXT} = ''`);
  const some = tests.length === 0 ? '0' : tests.map((test) => `coalesce(${test}, 0)`).join(' OR ');
  const none = values.includes(null) ? ` OR ${BLOCKED_TEXT} IS NULL` : '';
  return { sql: `(${some}${none})`, values: agents.map((agent) => `,${agent},`) };
}

const BLOCKED_TEXT = `${ROBOTS_BLOCKED}(loc)`;

function derivedSet(column: DerivedColumn, values: readonly SetValue[]): FilterPart {
  const wanted = new Set<unknown>(values);
  const valueOf = DERIVED[column];
  const texts = values.filter((value) => typeof value === 'string');
  const hint = texts.length === values.length && texts.length <= HINTS ? holdsAnyOf('loc', texts) : undefined;
  return {
    ...(hint ? { sql: hint } : {}),
    test: { columns: ['loc'], regex: null, accepts: (loc) => wanted.has(valueOf(loc ?? '')) },
  };
}
