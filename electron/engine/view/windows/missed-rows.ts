// Whether a filtered view lacks rows that it would have now: a change outside of it may have made them meet its filter.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { filteredIds, type QueryTools } from '../query-ids.ts';
import { idsOutside } from './ranges-of-ids.ts';

/** Rows of a change that are looked at one by one. */
const JUDGED_AT_MOST = 10_000;

/** Whether some of the changed rows that are not in `ids` meet the filter now. Of more than 10,000 it is assumed. */
export async function missesRows(
  ids: Uint32Array,
  filter: readonly Condition[],
  changed: Uint32Array,
  tools: QueryTools,
): Promise<boolean> {
  const outside = idsOutside(ids, changed);
  if (outside.length === 0 || outside.length > JUDGED_AT_MOST) return outside.length > 0;
  return (await filteredIds({ filter }, tools, outside.toSorted())).length > 0;
}
