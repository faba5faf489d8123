// Counts the rows with each value of a column, among those that meet a filter. It decides nothing about them.
import {
  agentOfColumn,
  isRobotsColumn,
  lineOfValue,
  lineValue,
  NO_LINE,
  VERDICT_VALUES,
  type RobotsColumn,
} from '../../../../shared/model/rows/robots-column.ts';
import type {
  ColumnValues,
  SetColumn,
  SetValue,
  ViewQuery,
} from '../../../../shared/model/rows/view-query.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { compareValues, DERIVED, isDerived, ROBOTS_BLOCKED, type DerivedColumn } from '../column-values.ts';
import { compileFilter } from '../filter/filter-sql.ts';
import type { Pace } from '../pace.ts';
import { COUNTED_ISSUES, ROBOTS_FLAG, ruleNames } from '../filter/problem-sql.ts';
import { lastId } from '../windows/last-id.ts';
import { filteredIds, readSources, type QueryTools } from '../query-ids.ts';
import { codesOfIds, NO_CODE } from '../verdict-columns.ts';
import { partsOf, type RowScope } from '../row-scope.ts';
import type { SqlPart, SqlValue, ViewDatabase } from '../view-database.ts';

export interface ValuesQuery {
  readonly column: SetColumn;
  readonly filter: ViewQuery['filter'];
  /** Only values that hold this text, whatever the case of its letters. */
  readonly search?: string | undefined;
  /** Of these rows, ascending; absent: of all. */
  readonly among?: Uint32Array | undefined;
  /** Values at most. */
  readonly limit: number;
}

/** Different values that are counted; with so many nobody looks for one in a list. */
const COUNTED_VALUES = 200_000;
const PART_ROWS = 16_384;
const DERIVED_ROWS = 4_096;

/** Leaves out only rows that are deleted. */
const NOT_GONE = { kind: 'rows', ids: [], not: true } as const;

/** Where the counted rows are: a scope, and what of it counts. */
interface Counted {
  readonly scope: RowScope;
  readonly where: SqlPart;
  /** With more different values than this there is no point in going on. */
  readonly enough: number;
}

type Counts = Map<SetValue, number>;

/**
 * The values with their rows; where there are more than the limit, those with the most rows. Of some rows nobody wants so
 * many: then any of them, and not all of their rows.
 */
export async function countValues(query: ValuesQuery, tools: QueryTools): Promise<ColumnValues> {
  const { db, pace } = tools;
  const counts: Counts = new Map();
  const { column } = query;
  const counted = await countedRows(query, tools);
  if (column === 'problems') await countProblems(db, counted, counts, pace);
  else if (column === 'robots') await countRobots(db, counted, counts, pace);
  else if (isRobotsColumn(column)) await countCodes(column, query, tools, counts);
  else if (isDerived(column)) await countDerived(db, column, counted, counts, pace);
  else await countStored(db, column, counted, counts, pace);
  return choose(counts, query);
}

/** More different texts are likely than are counted: only those that can hold what is searched for are. */
function narrowed({ column, filter, search = '' }: ValuesQuery): ViewQuery['filter'] {
  if (search === '' || (column !== 'loc' && column !== 'path' && column !== 'query')) return filter;
  return [...filter, { kind: 'text', column, operator: 'contains', value: search }];
}

async function countedRows(query: ValuesQuery, tools: QueryTools): Promise<Counted> {
  const { db, pace } = tools;
  const filter = narrowed(query);
  const compiled = compileFilter(filter, db.firstHiddenId, readSources(db));
  const last = lastId(db);
  pace.expect(last);
  const enough = query.among ? query.limit : Infinity;
  if (compiled.tests.length + compiled.codes.length === 0)
    return { scope: { ids: query.among ?? null, last }, where: compiled.where, enough };
  const ids = await filteredIds({ filter }, tools, query.among);
  return { scope: { ids, last }, where: { sql: 'true', values: [] }, enough };
}

async function countStored(
  db: ViewDatabase,
  column: Exclude<SetColumn, 'problems' | DerivedColumn | 'robots' | RobotsColumn>,
  { scope, where, enough }: Counted,
  counts: Counts,
  pace: Pace,
): Promise<void> {
  for (const { from, rows } of partsOf(scope, PART_ROWS)) {
    const found = db.all(
      `SELECT ${column}, count(*) ${from.sql} AND ${where.sql} GROUP BY 1`,
      ...from.values,
      ...where.values,
    );
    for (const [value = null, count] of found) add(counts, shown(column, value), Number(count));
    if (counts.size > enough) return;
    if (pace.spent(rows)) await pace.pause();
  }
}

async function countDerived(
  db: ViewDatabase,
  column: DerivedColumn,
  { scope, where, enough }: Counted,
  counts: Counts,
  pace: Pace,
): Promise<void> {
  const valueOf = DERIVED[column];
  for (const { from, rows } of partsOf(scope, DERIVED_ROWS)) {
    const found = db.all(`SELECT loc ${from.sql} AND ${where.sql}`, ...from.values, ...where.values);
    for (const [loc] of found) add(counts, valueOf(String(loc)), 1);
    if (counts.size > enough) return;
    if (pace.spent(rows)) await pace.pause();
  }
}

/** A row counts for each of its rules, or as one without any. */
async function countProblems(
  db: ViewDatabase,
  { scope, where }: Counted,
  counts: Counts,
  pace: Pace,
): Promise<void> {
  const rulesOf = ruleNames(db);
  for (const { from, rows } of partsOf(scope, PART_ROWS)) {
    const found = db.all(
      `SELECT ${COUNTED_ISSUES}, included * (${ROBOTS_FLAG}), count(*) ${from.sql} AND ${where.sql} GROUP BY 1, 2`,
      ...from.values,
      ...where.values,
    );
    for (const [issues, blocked, count] of found) {
      for (const rule of rulesOf(Number(issues), blocked === 1)) add(counts, rule, Number(count));
    }
    if (pace.spent(rows)) await pace.pause();
  }
}

/** A row counts for each crawler that is kept out, or as one that all may read, or as one without robots.txt. */
async function countRobots(
  db: ViewDatabase,
  { scope, where }: Counted,
  counts: Counts,
  pace: Pace,
): Promise<void> {
  for (const { from, rows } of partsOf(scope, DERIVED_ROWS)) {
    const found = db.all(
      `SELECT ${ROBOTS_BLOCKED}(loc), count(*) ${from.sql} AND ${where.sql} GROUP BY 1`,
      ...from.values,
      ...where.values,
    );
    for (const [blocked, count] of found) {
      const values = typeof blocked !== 'string' ? [null] : blocked === '' ? [0] : blocked.split(',');
      for (const value of values) add(counts, value, Number(count));
    }
    if (pace.spent(rows)) await pace.pause();
  }
}

/** A row counts for the verdict and for the line that decides, or as one about which none decides. */
async function countCodes(
  column: RobotsColumn,
  { filter, among }: ValuesQuery,
  tools: QueryTools,
  counts: Counts,
): Promise<void> {
  const { db, verdicts, pace } = tools;
  const byCode = new Map<number, number>();
  const met = among && filter.length === 0 ? [NOT_GONE] : filter;
  const ids = await filteredIds({ filter: met }, tools, among);
  for (const part of codesOfIds(db, verdicts, agentOfColumn(column) ?? '', ids)) {
    for (const code of part.codes) byCode.set(code, (byCode.get(code) ?? 0) + 1);
    if (pace.spent(part.ids.length)) await pace.pause();
  }
  for (const [code, rows] of byCode) {
    if (code === NO_CODE) {
      add(counts, null, rows);
      continue;
    }
    const { allowed, line } = verdicts.decode(code);
    add(counts, allowed ? 'allowed' : 'blocked', rows);
    add(counts, line ? lineValue(line) : NO_LINE, rows);
  }
}

function add(counts: Counts, value: SetValue, rows: number): void {
  const before = counts.get(value);
  if (before !== undefined || counts.size < COUNTED_VALUES) counts.set(value, (before ?? 0) + rows);
}

function shown(column: SetColumn, value: SqlValue): SetValue {
  if (typeof value === 'number') return column === 'changefreq' ? (CHANGEFREQS[value] ?? null) : value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What values sort by: valid change frequencies by their code, as the column does; of robots.txt verdicts, then lines. */
function orderOf(column: SetColumn, value: string | number): string | number {
  if (isRobotsColumn(column)) {
    const verdict = VERDICT_VALUES.findIndex((one) => one === value);
    return verdict >= 0 ? verdict - VERDICT_VALUES.length : (lineOfValue(String(value))?.line ?? 0);
  }
  const code = column === 'changefreq' ? CHANGEFREQS.findIndex((name) => name === value) : -1;
  return code < 0 ? value : code;
}

function choose(counts: Counts, { column, search = '', limit }: ValuesQuery): ColumnValues {
  const wanted = search.toLowerCase();
  const all = Array.from(counts, ([value, rows]) => ({ value, rows })).filter(
    ({ value }) => wanted === '' || (value !== null && String(value).toLowerCase().includes(wanted)),
  );
  const most = all.length <= limit ? all : all.sort((a, b) => b.rows - a.rows).slice(0, limit);
  const values = most.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return compareValues(orderOf(column, a.value), orderOf(column, b.value));
  });
  return { values, more: all.length > limit || counts.size >= COUNTED_VALUES };
}
