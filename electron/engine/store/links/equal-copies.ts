// Finds rows that repeat another in all that a row says. It reads only.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { append } from '../../../../shared/model/large-lists.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../file/database.ts';
import { hashesOf, readLocGroups } from './loc-groups.ts';

/** The values that two rows have to share beside the address, the section that was chosen for them among those. */
const SAID = ['lastmod', 'changefreq', 'priority', 'included', 'section', 'chosen', 'ext'];

/**
 * Of these rows, those that say what the first row of their address says, byte by byte. A first row is none of them.
 * Yields the rows looked at.
 */
export function* equalCopies(db: Database, ids: readonly number[]): Steps<number[]> {
  const equal: number[] = [];
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = ids.slice(start, start + BATCH_ROWS);
    append(equal, equalOf(db, pairsOf(db, part)));
    yield part.length;
  }
  return equal.sort((a, b) => a - b);
}

type Pair = readonly [copy: number, first: number];

function pairsOf(db: Database, ids: readonly number[]): Pair[] {
  const wanted = new Set(ids);
  const pairs: Pair[] = [];
  for (const group of readLocGroups(db, [...new Set(hashesOf(db, ids))])) {
    const firsts = new Map<string, number>();
    group.ids.forEach((id, i) => {
      const first = firsts.get(group.locs[i] ?? '');
      if (first === undefined) firsts.set(group.locs[i] ?? '', id);
      else if (wanted.has(id)) pairs.push([id, first]);
    });
  }
  return pairs;
}

function equalOf(db: Database, pairs: readonly Pair[]): number[] {
  const same = SAID.map((column) => `copy.${column} IS first.${column}`).join(' AND ');
  return db
    .all(
      `SELECT copy.id FROM json_each(?) AS pair CROSS JOIN url AS copy ON copy.id = pair.value ->> 0
       CROSS JOIN url AS first ON first.id = pair.value ->> 1 WHERE ${same}`,
      JSON.stringify(pairs),
    )
    .map(([id]) => Number(id));
}
