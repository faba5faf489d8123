// Translates the sort keys of a view into SQL.
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { SortKey, ViewQuery } from '../../../shared/model/view-query.ts';

/** How many flags are set. */
const PROBLEMS = RULE_IDS.map((_, bit) => `((issues >> ${String(bit)}) & 1)`).join(' + ');

/** What each column sorts by. Numbers come before texts by SQLite's own order of types: valid before invalid. */
const EXPRESSIONS: Readonly<Record<SortKey['column'], string>> = {
  id: 'id',
  included: 'included',
  loc: "nullif(loc, '')",
  lastmod: 'lastmod',
  changefreq: 'changefreq',
  priority: 'priority',
  source: 'source',
  problems: PROBLEMS,
};

/**
 * The ORDER BY terms: texts by code point (the order of their UTF-8 bytes), cells without a value last in both
 * directions, rows that are equal so far by id. Where `emptyFirst` is true the rows with an empty loc come first
 * instead, for the caller to move: sorting by the bare column takes two thirds of the time.
 */
export function sortSql(sort: ViewQuery['sort']): { readonly orderBy: string; readonly emptyFirst: boolean } {
  const emptyFirst = sort[0]?.column === 'loc' && sort[0].direction === 'asc';
  const keys = sort.map(({ column, direction }, i) => {
    // An empty loc is the smallest: descending it comes last by itself.
    const bare = column === 'loc' && (direction === 'desc' || i === 0);
    return `${bare ? 'loc' : EXPRESSIONS[column]} ${direction.toUpperCase()} NULLS LAST`;
  });
  return { orderBy: [...keys, 'id'].join(', '), emptyFirst };
}
