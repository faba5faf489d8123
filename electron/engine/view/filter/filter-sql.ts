// Translates the conditions of a view into SQL, and names those that need JavaScript. It runs nothing.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { folderPart } from './folder-part.ts';
import { languagePart } from './language-part.ts';
import { rangePart } from './range-sql.ts';
import { anyOfRules, ANY_PROBLEM, leftOutSql } from './problem-sql.ts';
import { setPart } from './set-sql.ts';
import { searchPart, textPart } from './text-sql.ts';
import type { Filter, FilterPart, RowTest, SourceList } from './filter-part.ts';
import type { CodeTest } from '../verdict-columns.ts';
import type { SqlPart } from '../view-database.ts';

/** All conditions together; rows that are deleted or still being imported are left out. */
export function compileFilter(
  conditions: readonly Condition[],
  firstHiddenId: number,
  sources: SourceList,
): Filter {
  const parts: SqlPart[] = [{ sql: 'deleted = 0', values: [] }];
  if (firstHiddenId !== Number.MAX_SAFE_INTEGER) parts.push({ sql: 'url.id < ?', values: [firstHiddenId] });
  const tests: RowTest[] = [];
  const codes: CodeTest[] = [];
  for (const condition of conditions) {
    const { sql, test, code } = partOf(condition, sources);
    if (code) codes.push(code);
    if (sql) parts.push(sql);
    if (test) tests.push(test);
  }
  return {
    takesAll: conditions.length === 0,
    where: { sql: parts.map((p) => `(${p.sql})`).join(' AND '), values: parts.flatMap((p) => p.values) },
    tests,
    codes,
  };
}

/** The condition with its negation. */
function partOf(condition: Condition, sources: SourceList): FilterPart {
  const part = plainPart(condition, sources);
  if (condition.not !== true) return part;
  const { sql, test, code } = part;
  if (code) return { code: { ...code, accepts: (...of) => !code.accepts(...of) } };
  // Where both are given the SQL is only a hint, which says nothing about the negation.
  if (test) return { test: { ...test, accepts: (...texts) => !test.accepts(...texts) } };
  return sql ? { sql: { sql: `NOT (${sql.sql})`, values: sql.values } } : {};
}

/** The condition without its negation; its SQL is never null. */
function plainPart(condition: Condition, sources: SourceList): FilterPart {
  switch (condition.kind) {
    case 'included':
      return { sql: { sql: 'included = ?', values: [condition.value ? 1 : 0] } };
    case 'rows':
      return {
        sql: { sql: 'url.id IN (SELECT value FROM json_each(?))', values: [JSON.stringify(condition.ids)] },
      };
    case 'source':
      return { sql: { sql: 'source = ?', values: [condition.source] } };
    case 'problem':
      return {
        sql: condition.rule === undefined ? { sql: ANY_PROBLEM, values: [] } : anyOfRules([condition.rule]),
      };
    case 'range':
      return rangePart(condition);
    case 'set':
      return setPart(condition);
    case 'text':
      return textPart(condition, sources);
    case 'search':
      return searchPart(condition, sources);
    case 'leftOut':
      return { sql: leftOutSql(condition.reason) };
    case 'folder':
      return folderPart(condition);
    case 'language':
      return languagePart(condition.code);
  }
}
