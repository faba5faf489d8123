// Conditions on texts as SQL where SQLite can say them, as tests elsewhere. It runs nothing.
import { VALUE_COLUMNS, type ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { formatPriority, parsePriority } from '../../../../shared/protocol/priority.ts';
import { DERIVED } from '../column-values.ts';
import type { FilterPart, RowTest, SourceList, TestedColumn } from './filter-part.ts';
import { textTest, type TextCondition } from './text-test.ts';
import type { SqlPart } from '../view-database.ts';
import { hasLetters, isAscii } from './written-out.ts';

type SearchCondition = Extract<Condition, { kind: 'search' }>;
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
      if (sql) return { sql };
      const hint = columnHint(condition, column);
      return { ...(hint && { sql: known(hint) }), test: storedTest(condition, column) };
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
  const stored = VALUE_COLUMNS.map((column) => columnSql(text(column), column));
  if (stored.every((part) => part !== undefined)) {
    return { sql: known(anyOf([...stored, sourceSql(text('source'), sources)])) };
  }
  const accepts = textTest(text('loc'));
  const columns = [...VALUE_COLUMNS, 'source'] as const;
  const hints = VALUE_COLUMNS.map((column) => columnHint(text(column), column));
  return {
    ...(hints.every((hint) => hint !== null) && {
      sql: known(anyOf([...hints, sourceSql(text('source'), sources)])),
    }),
    test: { columns, regex: null, accepts: (...texts) => texts.some((one) => one !== null && accepts(one)) },
  };
}

/** True where the column holds one of the texts, whatever their case; undefined where SQLite can't tell. */
export function holdsAnyOf(column: string, texts: readonly string[]): SqlPart | undefined {
  const parts = texts.map((value) => valueSql(column, 'contains', value, false));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return parts.length === 0 ? { sql: '0', values: [] } : known(anyOf(parts));
}

function anyOf(parts: readonly SqlPart[]): SqlPart {
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' OR '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The same, false where it would be null. Unlike a function around it, this leaves SQLite its short cuts. */
function known({ sql, values }: SqlPart): SqlPart {
  return { sql: `(${sql}) IS TRUE`, values };
}

/** The source is known by a number, so that its location is asked for once. */
function sourceSql(condition: TextCondition, sources: SourceList): SqlPart {
  const accepts = textTest(condition);
  const ids = [...sources].filter(([, location]) => accepts(location)).map(([id]) => id);
  if (ids.length === 0) return { sql: '0', values: [] };
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
  const sql = whole ? undefined : (columnHint(condition, 'loc') ?? holdsAnyOf('loc', [value]));
  return sql ? { sql, test } : { test };
}

/** SQL that is never null; undefined where only JavaScript can judge. */
function storedSql(condition: TextCondition, column: ValueColumn): SqlPart | undefined {
  const { operator } = condition;
  if (operator === 'empty') return { sql: `${column} IS NULL OR ${column} = ''`, values: [] };
  if (operator === 'notEmpty') return { sql: `${column} IS NOT NULL AND ${column} <> ''`, values: [] };
  // A number is compared as a number, whatever its digits.
  const sql = column === 'priority' ? undefined : columnSql(condition, column);
  return sql && known(sql);
}

/** What is shown, as SQL, compared with the text of a condition. */
type Compare = (shown: string) => SqlPart | undefined;

/** What a column shows, compared with a text; null where the cell is empty. */
function columnSql(condition: TextCondition, column: ValueColumn): SqlPart | undefined {
  const { operator, value, matchCase } = condition;
  if (operator === 'empty' || operator === 'notEmpty' || hasLetters(value)) return undefined;
  const compare: Compare = (shown) => valueSql(shown, operator, value, matchCase === true);
  const text = compare(column);
  if (!text || !isTyped(column)) return text;
  // All texts come behind all numbers. Source: sqlite.org/datatype3.html, 4.1.
  const invalid = { sql: `${column} >= '' AND ${text.sql}`, values: text.values };
  const valid = column === 'changefreq' ? codeSql(condition) : numberSql(condition, compare);
  return valid ? anyOf([invalid, valid]) : invalid;
}

/** What all rows meet that a text with letters outside ASCII can be found in; null for other texts. */
function columnHint({ operator, value }: TextCondition, column: ValueColumn): SqlPart | null {
  if (operator === 'regex' || !hasLetters(value)) return null;
  if (isTyped(column)) return { sql: `${column} >= ''`, values: [] };
  return {
    sql: `octet_length(${column}) > length(${column}) OR ${column} GLOB '*%[c-fC-F]?%[89abAB]?*'`,
    values: [],
  };
}

/** Whose valid values are numbers. */
function isTyped(column: ValueColumn): boolean {
  return column === 'changefreq' || column === 'priority';
}

function codeSql(condition: TextCondition): SqlPart {
  const accepts = textTest(condition);
  const codes = CHANGEFREQS.flatMap((name, code) => (accepts(name) ? [String(code)] : []));
  return { sql: `changefreq IN (${codes.join()})`, values: [] };
}

/** What numbers are shown with. */
const OF_NUMBERS = /^[-+.\de]*$/i;

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

/** Nearly all priorities are tenths; of the others, only those with very many digits need the function. */
function numberSql(condition: TextCondition, compare: Compare): SqlPart | undefined {
  if (!OF_NUMBERS.test(condition.value)) return undefined;
  const accepts = textTest(condition);
  const accepted = TENTHS.filter((tenth) => accepts(formatPriority(tenth)));
  const shown = `CASE WHEN CAST(CAST(priority AS TEXT) AS REAL) = priority AND instr(CAST(priority AS TEXT), 'e') = 0
    THEN CAST(CAST(priority AS REAL) AS TEXT) ELSE ${PRIORITY_TEXT}(priority) END`;
  const other = compare(`(${shown})`);
  if (!other) return undefined;
  const number = `CASE WHEN priority IN (${TENTHS.join()}) THEN priority IN (${accepted.join()}) ELSE ${other.sql} END`;
  return { sql: `priority < '' AND ${number}`, values: other.values };
}

/** The SQL function for the text of a priority that is a number. */
export const PRIORITY_TEXT = 'priority_text';

/** A text compared with another; null where it is null. */
function valueSql(
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
  return { sql: String.raw`${column} LIKE ? ESCAPE '\'`, values: [before + escaped + after] };
}

function exactSql(column: string, operator: Exclude<Operator, 'regex'>, value: string): SqlPart {
  if (operator === 'contains') return { sql: `instr(${column}, ?) > 0`, values: [value] };
  if (operator === 'equals') return { sql: `${column} = ?`, values: [value] };
  if (value === '') return { sql: `${column} IS NOT NULL`, values: [] };
  const from = operator === 'startsWith' ? '1, length(?)' : '-length(?)';
  return { sql: `substr(${column}, ${from}) = ?`, values: [value, value] };
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
