// Ranges of dates and numbers as conditions on rows. It runs nothing.
import { depthOf } from '../../../../shared/model/rows/loc-parts.ts';
import type { Condition, NumberColumn } from '../../../../shared/model/rows/view-query.ts';
import { DATED_SQL } from '../coded/written-day.ts';
import type { FilterPart } from './filter-part.ts';
import { PROBLEM_COUNT } from './problem-sql.ts';
import type { SqlPart, SqlValue } from '../view-database.ts';

type RangeCondition = Extract<Condition, { kind: 'range' }>;

const NUMBERS: Readonly<Record<Exclude<NumberColumn, 'depth'>, string>> = {
  priority: 'priority',
  images: 'images',
  alternates: 'alternates',
  videos: 'videos',
  news: 'news',
  problems: `((${PROBLEM_COUNT}) * included)`,
};

/** The range without its negation; a row without a value is in no range. */
export function rangePart(condition: RangeCondition): FilterPart {
  if (condition.column === 'lastmod') return { sql: lastmodRange(condition) };
  if (condition.column !== 'depth') return { sql: numberRange(condition.column, condition) };
  const { from = -Infinity, to = Infinity } = condition;
  return {
    test: {
      columns: ['loc'],
      regex: null,
      accepts: (loc) => {
        const depth = depthOf(loc ?? '');
        return depth !== null && depth >= from && depth <= to;
      },
    },
  };
}

/** By the date as written; texts that name none are in no range. An upper bound of a day, month or year includes all of it. */
function lastmodRange({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): SqlPart {
  const parts: string[] = [];
  const values: SqlValue[] = [];
  if (from !== undefined && from !== '') {
    parts.push('lastmod >= ?');
    values.push(from);
  }
  if (to !== undefined && to !== '') {
    parts.push('substr(lastmod, 1, ?) <= ?');
    values.push(to.length, to);
  }
  parts.push(DATED_SQL);
  return { sql: `coalesce(${parts.join(' AND ')}, 0)`, values };
}

function numberRange(
  column: keyof typeof NUMBERS,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): SqlPart {
  const sql = NUMBERS[column];
  const parts = [`typeof(${sql}) IN ('real', 'integer')`];
  const values: SqlValue[] = [];
  if (from !== undefined) {
    parts.push(`${sql} >= ?`);
    values.push(from);
  }
  if (to !== undefined) {
    parts.push(`${sql} <= ?`);
    values.push(to);
  }
  return { sql: parts.join(' AND '), values };
}
