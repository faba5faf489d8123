// Counts what a column of some rows holds, a part at a time. It changes nothing.
import { agentOfColumn, isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import { isValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { FigureColumn, RowsFigures } from '../../../../shared/model/rows/column-figures.ts';
import { DERIVED, isDerived, ROBOTS_BLOCKED, type DerivedColumn } from '../column-values.ts';
import { DistinctTexts, TEXT_END } from './distinct-texts.ts';
import type { Pace } from '../pace.ts';
import { PROBLEM_COUNT } from '../filter/problem-sql.ts';
import { ROBOTS_CODE } from '../verdict-columns.ts';
import { partsOf } from '../row-scope.ts';
import type { SqlPart, ViewDatabase } from '../view-database.ts';

const PART_ROWS = 16_384;
const DERIVED_ROWS = 4_096;

interface Stored {
  /** null for an empty cell. */
  readonly sql: string;
  /** The values that have an order worth telling, null for others. */
  readonly ordered: string;
  /** How different values are told apart: a list, where they are few; nobody asks for those of problems. */
  readonly distinct: 'few' | 'many' | 'none';
}

interface Found {
  rows: number;
  filled: number;
  least: string | number | null;
  most: string | number | null;
}

/** `ids` ascending; rows that are gone don't count. The signal of `pace` ends it. */
export async function columnFigures(
  db: ViewDatabase,
  column: FigureColumn,
  ids: Uint32Array,
  pace: Pace,
): Promise<RowsFigures> {
  const found: Found = { rows: 0, filled: 0, least: null, most: null };
  const texts = new DistinctTexts();
  const values = new Set<unknown>();
  const stored = isDerived(column) ? null : storedColumn(column);
  const scope = { ids, last: ids.at(-1) ?? 0 };
  for (const { from, rows } of partsOf(scope, stored ? PART_ROWS : DERIVED_ROWS)) {
    const alive = { sql: `${from.sql} AND deleted = 0`, values: from.values };
    if (isDerived(column)) addDerived(db, column, alive, found, texts);
    else if (stored) addStored(db, stored, alive, found, { texts, values });
    if (pace.spent(rows)) await pace.pause();
  }
  const isKnown = stored?.distinct !== 'none';
  const distinct = stored?.distinct === 'few' ? values.size : texts.size;
  return { ...found, distinct: isKnown ? distinct : null, more: texts.more };
}

function storedColumn(column: Exclude<FigureColumn, DerivedColumn>): Stored {
  const plain = (sql: string, ordered = 'NULL'): Stored => ({ sql, ordered, distinct: 'few' });
  const filled = `nullif(${column}, '')`;
  if (isRobotsColumn(column)) return plain(`${ROBOTS_CODE}(loc, '${agentOfColumn(column) ?? ''}')`);
  switch (column) {
    case 'lastmod':
      return { sql: filled, ordered: YEARS, distinct: 'many' };
    case 'priority':
      return plain(filled, `iif(typeof(priority) = 'text', NULL, priority)`);
    case 'changefreq':
      return plain(filled);
    case 'problems':
      return { sql: `nullif(${PROBLEM_COUNT}, 0)`, ordered: 'NULL', distinct: 'none' };
    case 'robots':
      return plain(`${ROBOTS_BLOCKED}(loc)`);
    case 'source':
    case 'section':
      return plain(column);
    default:
      if (isValueColumn(column)) return { sql: filled, ordered: 'NULL', distinct: 'many' };
      return plain(`nullif(${column}, 0)`, `nullif(${column}, 0)`);
  }
}

/** Dates begin with a year, and so stand in the order of their texts. */
const YEARS = `iif(lastmod GLOB '[0-9][0-9][0-9][0-9]*', lastmod, NULL)`;

function addStored(
  db: ViewDatabase,
  { sql, ordered, distinct }: Stored,
  from: SqlPart,
  found: Found,
  { texts, values }: { readonly texts: DistinctTexts; readonly values: Set<unknown> },
): void {
  const list = LISTS[distinct];
  const asked = `SELECT count(*), count(x), min(o), max(o), ${list} FROM (SELECT ${sql} AS x, ${ordered} AS o ${from.sql})`;
  const [rows, filled, least, most, told] = db.get(asked, ...from.values) ?? [];
  found.rows += Number(rows);
  found.filled += Number(filled);
  widen(found, least, most);
  if (distinct === 'few') {
    for (const value of JSON.parse(String(told)) as unknown[]) if (value !== null) values.add(value);
  } else if (told instanceof Uint8Array) texts.add(told);
}

/** All texts of a part are read at once, which is faster than one by one. */
const LISTS: Readonly<Record<Stored['distinct'], string>> = {
  few: 'json_group_array(DISTINCT x)',
  many: `CAST(group_concat(x, char(${String(TEXT_END)})) || char(${String(TEXT_END)}) AS BLOB)`,
  none: 'NULL',
};

function addDerived(
  db: ViewDatabase,
  column: DerivedColumn,
  from: SqlPart,
  found: Found,
  texts: DistinctTexts,
): void {
  const valueOf = DERIVED[column];
  const rows = db.all(`SELECT loc ${from.sql}`, ...from.values);
  const values = rows.map(([loc]) => valueOf(String(loc))).filter((value) => value !== null);
  found.rows += rows.length;
  found.filled += values.length;
  if (values.length === 0) return;
  if (column === 'depth') for (const value of values) widen(found, value, value);
  const end = String.fromCharCode(TEXT_END);
  texts.add(Buffer.from(`${values.join(end)}${end}`));
}

function widen(found: Found, least: unknown, most: unknown): void {
  if (isValue(least) && (found.least === null || least < found.least)) found.least = least;
  if (isValue(most) && (found.most === null || most > found.most)) found.most = most;
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
