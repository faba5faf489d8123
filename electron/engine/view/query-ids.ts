// Runs a view's query: filter and sort become the ordered ids of its rows, a part at a time.
import type { SortKey, ViewQuery } from '../../../shared/model/rows/view-query.ts';
import type { AllRows } from './all-rows.ts';
import { arrangeIds, readBlocks } from './sort/arrange-ids.ts';
import { rankColumn, rankCost } from './sort/column-ranks.ts';
import { compileFilter } from './filter/filter-sql.ts';
import type { SourceList } from './filter/filter-part.ts';
import { filterCodes } from './filter/filter-codes.ts';
import { filterIds } from './filter/filter-ids.ts';
import { lastId } from './windows/last-id.ts';
import type { Pace } from './pace.ts';
import type { RankCache } from './sort/rank-cache.ts';
import type { RowScope } from './row-scope.ts';
import { sortIds, type RankedKey } from './sort/sort-ids.ts';
import type { RobotsVerdicts } from './verdict-columns.ts';
import type { ViewDatabase } from './view-database.ts';

/** Where a filter leaves so few of the rows, only these are read to sort them. */
const FEW_SHARE = 1 / 10;

export interface QueryTools {
  readonly db: ViewDatabase;
  readonly all: AllRows;
  readonly ranks: RankCache;
  readonly pace: Pace;
  readonly verdicts: RobotsVerdicts;
}

/**
 * The ids, ascending, of the rows that meet the filter now: of all, or `among` some, which ascend. Errors: invalid-value
 * for an unusable expression.
 */
export async function filteredIds(
  query: Pick<ViewQuery, 'filter'>,
  { db, all, pace, verdicts }: QueryTools,
  among: Uint32Array | null = null,
): Promise<Uint32Array> {
  if (query.filter.length === 0) return among ?? all.read(pace);
  const sources = readSources(db);
  const filter = compileFilter(query.filter, db.firstHiddenId, sources);
  const last = lastId(db);
  pace.expect(last);
  const scope: RowScope = { ids: among, last };
  const ids = await filterIds({ db, filter, scope, sources, pace });
  return filterCodes(db, verdicts, filter.codes, ids, pace);
}

/** The ids in the order of the keys; rows that are equal so far as they stand by themselves. */
export async function sortedIds(
  ids: Uint32Array,
  sort: ViewQuery['sort'],
  tools: QueryTools,
): Promise<Uint32Array> {
  // Ids are different: what follows them decides nothing.
  const end = sort.findIndex(({ column }) => column === 'id');
  const keys = end < 0 ? sort : sort.slice(0, end);
  const arranged = arrangeIds(ids, readBlocks(tools.db));
  const base = end >= 0 && sort[end]?.direction === 'desc' ? arranged.toReversed() : arranged;
  if (keys.length === 0 || ids.length < 2) return base;
  const last = lastId(tools.db);
  const ranked: RankedKey[] = [];
  for (const key of keys) ranked.push(await rankedKey(key, ids, last, tools));
  return sortIds(base, ranked, tools.pace);
}

async function rankedKey(
  { column, direction }: SortKey,
  ids: Uint32Array,
  last: number,
  { db, ranks, pace }: QueryTools,
): Promise<RankedKey> {
  if (column === 'id') throw new RangeError('Ids are no rank.');
  const known = ranks.has(column);
  if (!known && ids.length < last * FEW_SHARE) {
    const scope = { ids, last: ids.at(-1) ?? 0 };
    pace.expect(rankCost(scope));
    return { ranks: await rankColumn(db, ranks.columnOf(column), scope, pace), direction };
  }
  if (!known) pace.expect(rankCost({ ids: null, last }));
  return { ranks: await ranks.ranks(column, pace), direction };
}

/** The locations of the sources, by id. */
export function readSources(db: ViewDatabase): SourceList {
  return new Map(
    db.all('SELECT id, location FROM source').map(([id, location]) => [Number(id), String(location)]),
  );
}
