// Of rows that meet the rest of a filter, those that meet its conditions on columns of crawlers. It reads no other column.
import { concatIds } from '../id-lists.ts';
import type { Pace } from '../pace.ts';
import { codesOfIds, type CodeTest, type RobotsVerdicts } from '../verdict-columns.ts';
import type { ViewDatabase } from '../view-database.ts';

/** `ids` ascending, and so is what is left of them. */
export async function filterCodes(
  db: ViewDatabase,
  verdicts: RobotsVerdicts,
  tests: readonly CodeTest[],
  ids: Uint32Array,
  pace: Pace,
): Promise<Uint32Array> {
  let left = ids;
  for (const { agent, accepts } of tests) {
    pace.expect(left.length);
    const found: Uint32Array[] = [];
    for (const part of codesOfIds(db, verdicts, agent, left)) {
      found.push(part.ids.filter((_, i) => accepts(part.codes[i] ?? 0, verdicts)));
      if (pace.spent(part.ids.length)) await pace.pause();
    }
    left = concatIds(found);
  }
  return left;
}
