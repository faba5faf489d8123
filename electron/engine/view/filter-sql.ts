// Translates the conditions of a view into SQL, and names those that need JavaScript. It runs nothing.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { parsePriority } from '../../../shared/protocol/priority.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { Condition } from '../../../shared/model/view-query.ts';
import { textTest, type TextCondition } from './text-test.ts';
import type { SqlPart, SqlValue } from './view-database.ts';

/** A condition that only JavaScript can judge, on the text of one column; null = the cell is empty. */
export interface TextFilter {
  readonly column: TextCondition['column'];
  readonly accepts: (text: string | null) => boolean;
  /** What to show where it takes too long. */
  readonly source: string;
}

export interface Filter {
  readonly where: SqlPart;
  readonly tests: readonly TextFilter[];
}

/** All conditions together; rows that are deleted or still being imported are left out. */
export function compileFilter(conditions: readonly Condition[], firstHiddenId: number): Filter {
  const parts: SqlPart[] = [{ sql: 'deleted = 0', values: [] }];
  if (firstHiddenId !== Number.MAX_SAFE_INTEGER) parts.push({ sql: 'id < ?', values: [firstHiddenId] });
  const tests: TextFilter[] = [];
  for (const condition of conditions) {
    if (condition.kind !== 'text') {
      parts.push(plainSql(condition));
      continue;
    }
    const sql = textSql(condition);
    if (sql) parts.push(condition.not === true ? { sql: `NOT ${sql.sql}`, values: sql.values } : sql);
    else tests.push(jsTest(condition));
  }
  return {
    where: { sql: parts.map((p) => `(${p.sql})`).join(' AND '), values: parts.flatMap((p) => p.values) },
    tests,
  };
}

function plainSql(condition: Exclude<Condition, TextCondition>): SqlPart {
  switch (condition.kind) {
    case 'included':
      return { sql: 'included = ?', values: [condition.value ? 1 : 0] };
    case 'source':
      return { sql: 'source = ?', values: [condition.source] };
    case 'problem':
      return condition.rule === undefined
        ? { sql: 'issues <> 0', values: [] }
        : { sql: 'issues & ? <> 0', values: [BigInt(1 << RULE_IDS.indexOf(condition.rule))] };
    case 'range':
      return condition.column === 'lastmod' ? lastmodRange(condition) : priorityRange(condition);
  }
}

/** By the date as written. An upper bound of a day, month or year includes all of it. */
function lastmodRange({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): SqlPart {
  const parts = ["lastmod GLOB '[0-9][0-9][0-9][0-9]*'"];
  const values: SqlValue[] = [];
  if (from !== undefined && from !== '') {
    parts.push('lastmod >= ?');
    values.push(from);
  }
  if (to !== undefined && to !== '') {
    parts.push('substr(lastmod, 1, ?) <= ?');
    values.push(to.length, to);
  }
  return { sql: parts.join(' AND '), values };
}

function priorityRange({
  from,
  to,
}: {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}): SqlPart {
  const parts = ["typeof(priority) IN ('real', 'integer')"];
  const values: SqlValue[] = [];
  if (from !== undefined) {
    parts.push('priority >= ?');
    values.push(from);
  }
  if (to !== undefined) {
    parts.push('priority <= ?');
    values.push(to);
  }
  return { sql: parts.join(' AND '), values };
}

/** The condition without its negation, as SQL that is never null; undefined where only JavaScript can judge. */
function textSql(condition: TextCondition): SqlPart | undefined {
  const { column, operator } = condition;
  if (operator === 'empty') return { sql: `(${column} IS NULL OR ${column} = '')`, values: [] };
  if (operator === 'notEmpty') return { sql: `(${column} IS NOT NULL AND ${column} <> '')`, values: [] };
  if (column === 'priority') return undefined;
  const text = columnSql(condition, operator);
  if (column !== 'changefreq' || !text) return text;
  const accepts = textTest(condition);
  const codes = CHANGEFREQS.flatMap((name, code) => (accepts(name) ? [String(code)] : []));
  return {
    sql: `CASE typeof(changefreq) WHEN 'text' THEN ${text.sql} ELSE coalesce(changefreq IN (${codes.join()}), 0) END`,
    values: text.values,
  };
}

/** SQL for a column of texts. */
function columnSql(
  { column, value, matchCase }: TextCondition,
  operator: Exclude<TextCondition['operator'], 'empty' | 'notEmpty'>,
): SqlPart | undefined {
  if (operator === 'regex' || value.includes('\0') || value.length > LIKE_LENGTH) return undefined;
  if (matchCase === true) return exactSql(column, operator, value);
  // SQLite's LIKE knows the case of ASCII letters only.
  if (!isAscii(value)) return undefined;
  const escaped = value.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const before = operator === 'contains' || operator === 'endsWith' ? '%' : '';
  const after = operator === 'contains' || operator === 'startsWith' ? '%' : '';
  return { sql: String.raw`coalesce(${column} LIKE ? ESCAPE '\', 0)`, values: [before + escaped + after] };
}

function exactSql(
  column: string,
  operator: 'contains' | 'equals' | 'startsWith' | 'endsWith',
  value: string,
): SqlPart {
  if (operator === 'contains') return { sql: `coalesce(instr(${column}, ?) > 0, 0)`, values: [value] };
  if (operator === 'equals') return { sql: `coalesce(${column} = ?, 0)`, values: [value] };
  if (value === '') return { sql: `${column} IS NOT NULL`, values: [] };
  const from = operator === 'startsWith' ? '1, length(?)' : '-length(?)';
  return { sql: `coalesce(substr(${column}, ${from}) = ?, 0)`, values: [value, value] };
}

/** The condition with its negation, as a function; a cell without text meets only negations. */
function jsTest(condition: TextCondition): TextFilter {
  const { column, value, operator } = condition;
  const accepts = textTest(condition);
  const not = condition.not === true;
  // "0.50" is meant as a number where it is one.
  const number = column === 'priority' && operator === 'equals' ? parsePriority(value) : null;
  return {
    column,
    source: value,
    accepts: (text) =>
      (text !== null && (accepts(text) || (number !== null && parsePriority(text) === number))) !== not,
  };
}

/** Longest text for LIKE: SQLite takes patterns of at most 50,000 bytes. Source: sqlite.org/limits.html. */
const LIKE_LENGTH = 20_000;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
