// Tells in which fields two forms of a row differ. It looks at values only, never at what they mean.
import { reviewFieldBit } from '../../../../shared/model/review.ts';

/** Columns of rows, one index a row; those of a NormalBatch and of stored rows alike. */
export interface ComparedColumns {
  readonly count: number;
  readonly loc: readonly string[];
  readonly lastmod: readonly (string | null)[];
  readonly changefreq: readonly (number | string | null)[];
  readonly priority: readonly (number | string | null)[];
  readonly ext: readonly (string | null)[];
}

const LASTMOD = reviewFieldBit('lastmod');
const CHANGEFREQ = reviewFieldBit('changefreq');
const PRIORITY = reviewFieldBit('priority');
const EXT = reviewFieldBit('ext');

/**
 * The set of fields, among those of `compared`, in which row i of `before` and row k of `after` differ. An empty text
 * and no value are the same, as the store has one kind of empty cell.
 */
export function changedFields(
  before: ComparedColumns,
  i: number,
  after: ComparedColumns,
  k: number,
  compared: number,
): number {
  let fields = 0;
  if (differ(before.lastmod[i], after.lastmod[k])) fields |= LASTMOD;
  if (differ(before.changefreq[i], after.changefreq[k])) fields |= CHANGEFREQ;
  if (differ(before.priority[i], after.priority[k])) fields |= PRIORITY;
  if (differ(before.ext[i], after.ext[k])) fields |= EXT;
  return fields & compared;
}

type Value = number | string | null | undefined;

function differ(before: Value, after: Value): boolean {
  return before !== after && (isEmpty(before) ? !isEmpty(after) : true);
}

function isEmpty(value: Value): boolean {
  return value === null || value === undefined || value === '';
}
