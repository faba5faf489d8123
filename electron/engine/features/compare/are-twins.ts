// Tells from the beginning of a file whether it is another form of one whose rows are known. It may be wrong: then more is
// read than had to be, and what is found is the same.
import { finish } from '../../../../shared/model/steps.ts';
import type { Digests } from './digest/digest-columns.ts';
import { KnownRows } from './digest/known-rows.ts';

/** Rows that stand one behind the other in both. In sets that were divided or ordered otherwise, so many don't by chance. */
const RUN = 8;
/** Of few rows a smaller part is enough, as looking into them costs nothing. */
const MIN_SHARE = 1 / 4;

export function areTwins(rows: Digests, sample: Digests): boolean {
  const wanted = Math.min(RUN, Math.ceil(Math.min(rows.count, sample.count) * MIN_SHARE));
  const found = finish(KnownRows.of([sample])).find(rows);
  let run = 0;
  let last = 0;
  for (const place of found) {
    run = place === 0 ? 0 : place === last + 1 ? run + 1 : 1;
    last = place;
    if (run >= wanted) return true;
  }
  return false;
}
