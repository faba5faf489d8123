// Conditions on texts as SQL where SQLite can say them, as tests elsewhere. It runs nothing.
import type { Condition } from '../../../shared/model/view-query.ts';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { parsePriority } from '../../../shared/protocol/priority.ts';
import { DERIVED } from './columns.ts';
import type { FilterPart, RowTest, SourceList, TestedColumn } from './filter-part.ts';
import { textTest, type TextCondition } from './text-test.ts';
import type { SqlPart } from './view-database.ts';

type SearchCondition = Extract<Condition, { kind: 'search' }>;
type StoredColumn = 'loc' | 'lastmod' | 'changefreq' | 'priority';
type Operator = Exclude<TextCondition['operator'], 'empty' | 'notEmpty'>;

/** The condition without its negation. */
export function textPart(condition: TextCondition, sources: SourceList): FilterPart {
  const { column } = condition;
  switch (column) {
    case 'source':
      return { sql: sourceSql(condition, sources) };
    case 'host':
    case 'path':
    case 'query':
      return derivedPart(condition, column);
    default: {
      const sql = storedSql(condition, column);
      return sql ? { sql } : { test: storedTest(condition, column) };
    }
  }
}

/** A text in any of the columns that people search in, without the condition's negation. */
export function searchPart({ value, matchCase }: SearchCondition, sources: SourceList): FilterPart {
  const text = (column: TextCondition['column']): TextCondition => ({
    kind: 'text',
    operator: 'contains',
    column,
    value,
    matchCase,
  });
  const stored = SEARCHED.map((column) => storedSql(text(column), column) ?? numberSql(text(column), column));
  if (stored.every((part) => part !== undefined)) {
    const parts = [...stored, sourceSql(text('source'), sources)];
    return {
      sql: {
        sql: parts.map(({ sql }) => `(${sql})`).join(' OR '),
        values: parts.flatMap(({ values }) => values),
      },
    };
  }
  const accepts = textTest(text('loc'));
  const columns = [...SEARCHED, 'source'] as const;
  return {
    test: { columns, regex: null, accepts: (...texts) => texts.some((one) => one !== null && accepts(one)) },
  };
}

const SEARCHED = ['loc', 'lastmod', 'changefreq', 'priority'] as const;

/** True where the column holds one of the texts, whatever their case; undefined where SQLite can't tell. */
export function holdsAnyOf(column: string, texts: readonly string[]): SqlPart | undefined {
  const parts = texts.map((value) => columnSql(column, 'contains', value, false));
  if (!parts.every((part) => part !== undefined)) return undefined;
  if (parts.length === 0) return { sql: '0', values: [] };
  return { sql: parts.map(({ sql }) => sql).join(' OR '), values: parts.flatMap(({ values }) => values) };
}

/** The source is known by a number, so that its location is asked for once. */
function sourceSql(condition: TextCondition, sources: SourceList): SqlPart {
  const accepts = textTest(condition);
  const ids = [...sources].filter(([, location]) => accepts(location)).map(([id]) => id);
  return { sql: 'source IN (SELECT value FROM json_each(?))', values: [JSON.stringify(ids)] };
}

/** What is in a part of the loc is in the loc; but for the slash that stands for no path. */
function derivedPart(condition: TextCondition, column: 'host' | 'path' | 'query'): FilterPart {
  const { operator, value } = condition;
  const partOf = DERIVED[column];
  const accepts = textTest(condition);
  const test: RowTest = {
    columns: ['loc'],
    regex: operator === 'regex' ? value : null,
    accepts: (loc) => {
      const part = partOf(loc ?? '');
      return part === null ? operator === 'empty' : accepts(String(part));
    },
  };
  const whole = operator === 'empty' || operator === 'notEmpty' || operator === 'regex' || value === '';
  const sql = whole ? undefined : holdsAnyOf('loc', [value]);
  return sql ? { sql, test } : { test };
}

/** SQL that is never null; undefined where only JavaScript can judge. */
function storedSql(condition: TextCondition, column: StoredColumn): SqlPart | undefined {
  const { operator, value } = condition;
  if (operator === 'empty') return { sql: `${column} IS NULL OR ${column} = ''`, values: [] };
  if (operator === 'notEmpty') return { sql: `${column} IS NOT NULL AND ${column} <> ''`, values: [] };
  if (column === 'priority') return undefined;
  const text = columnSql(column, operator, value, condition.matchCase === true);
  if (column !== 'changefreq' || !text) return text;
  const accepts = textTest(condition);
  const codes = CHANGEFREQS.flatMap((name, code) => (accepts(name) ? [String(code)] : []));
  return {
    sql: `CASE typeof(changefreq) WHEN 'text' THEN ${text.sql} ELSE coalesce(changefreq IN (${codes.join()}), 0) END`,
    values: text.values,
  };
}

/** What a priority shows, whether it is a number or not; only numbers with very many digits need the function. */
function numberSql(condition: TextCondition, column: StoredColumn): SqlPart | undefined {
  if (column !== 'priority') return undefined;
  const { value, matchCase } = condition;
  const text = columnSql('priority', 'contains', value, matchCase === true);
  const shown = `CASE WHEN CAST(CAST(priority AS TEXT) AS REAL) = priority AND instr(CAST(priority AS TEXT), 'e') = 0
    THEN CAST(CAST(priority AS REAL) AS TEXT) ELSE ${PRIORITY_TEXT}(priority) END`;
  const number = columnSql(`(${shown})`, 'contains', value, matchCase === true);
  if (!text || !number) return undefined;
  return {
    sql: `CASE typeof(priority) WHEN 'text' THEN ${text.sql} WHEN 'null' THEN 0 ELSE ${number.sql} END`,
    values: [...text.values, ...number.values],
  };
}

/** The SQL function for the text of a priority that is a number. */
export const PRIORITY_TEXT = 'priority_text';

/** SQL for a column of texts. */
function columnSql(
  column: string,
  operator: Operator,
  value: string,
  matchCase: boolean,
): SqlPart | undefined {
  if (operator === 'regex' || value.includes('\0') || value.length > LIKE_LENGTH) return undefined;
  if (matchCase) return exactSql(column, operator, value);
  // SQLite's LIKE knows the case of ASCII letters only.
  if (!isAscii(value)) return undefined;
  const escaped = value.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const before = operator === 'contains' || operator === 'endsWith' ? '%' : '';
  const after = operator === 'contains' || operator === 'startsWith' ? '%' : '';
  return { sql: String.raw`coalesce(${column} LIKE ? ESCAPE '\', 0)`, values: [before + escaped + after] };
}

function exactSql(column: string, operator: Exclude<Operator, 'regex'>, value: string): SqlPart {
  if (operator === 'contains') return { sql: `coalesce(instr(${column}, ?) > 0, 0)`, values: [value] };
  if (operator === 'equals') return { sql: `coalesce(${column} = ?, 0)`, values: [value] };
  if (value === '') return { sql: `${column} IS NOT NULL`, values: [] };
  const from = operator === 'startsWith' ? '1, length(?)' : '-length(?)';
  return { sql: `coalesce(substr(${column}, ${from}) = ?, 0)`, values: [value, value] };
}

function storedTest(condition: TextCondition, column: TestedColumn): RowTest {
  const { value, operator } = condition;
  const accepts = textTest(condition);
  // "0.50" is meant as a number where it is one.
  const number = column === 'priority' && operator === 'equals' ? parsePriority(value) : null;
  return {
    columns: [column],
    regex: operator === 'regex' ? value : null,
    accepts: (text) =>
      text !== null && (accepts(text) || (number !== null && parsePriority(text) === number)),
  };
}

/** Longest text for LIKE: SQLite takes patterns of at most 50,000 bytes. Source: sqlite.org/limits.html. */
const LIKE_LENGTH = 20_000;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
