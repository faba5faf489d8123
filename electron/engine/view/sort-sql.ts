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
  lastmod: "nullif(lastmod, '')",
  changefreq: "nullif(changefreq, '')",
  priority: "nullif(priority, '')",
  source: 'source',
  problems: PROBLEMS,
};

/**
 * The ORDER BY terms: texts by code point (the order of their UTF-8 bytes), cells without a value last in both
 * directions, rows that are equal so far by id.
 */
export function sortSql(sort: ViewQuery['sort']): string {
  const keys = sort.map(
    ({ column, direction }) => `${EXPRESSIONS[column]} ${direction.toUpperCase()} NULLS LAST`,
  );
  return [...keys, 'id'].join(', ');
}
