// Orders row ids by the ranks of one or more columns. It reads nothing.
import type { Pace } from '../pace.ts';
import { NO_RANK, type Ranks } from './ranks.ts';

export interface RankedKey {
  readonly ranks: Ranks;
  readonly direction: 'asc' | 'desc';
}

const PASS_ROWS = 200_000;

/** The ids in the order of the keys; rows without a value last, equal rows in the order that they had. */
export async function sortIds(
  ids: Uint32Array,
  keys: readonly RankedKey[],
  pace: Pace,
): Promise<Uint32Array> {
  let sorted = ids;
  for (const key of keys.toReversed()) {
    pace.expect(ids.length);
    sorted = await byCounting(sorted, key, pace);
    if (pace.spent(ids.length)) await pace.pause();
  }
  return sorted;
}

/** What to sort by, for one rank: from 0, absent values highest. */
function place(rank: number, groups: number, descending: boolean): number {
  return rank === NO_RANK ? groups : descending ? groups - 1 - rank : rank;
}

async function byCounting(
  ids: Uint32Array,
  { ranks: { byId, groups }, direction }: RankedKey,
  pace: Pace,
): Promise<Uint32Array> {
  const descending = direction === 'desc';
  const placeOf = (id: number): number => place(byId[id] ?? NO_RANK, groups, descending);
  // One more, so that after the sums each holds where its first id goes.
  const counters = new Uint32Array(groups + 2);
  await inSlices(ids, pace, (slice) => {
    for (const id of slice) {
      const behind = placeOf(id) + 1;
      counters[behind] = (counters[behind] ?? 0) + 1;
    }
  });
  for (let at = 1; at < counters.length; at++) counters[at] = (counters[at] ?? 0) + (counters[at - 1] ?? 0);
  const sorted = new Uint32Array(ids.length);
  await inSlices(ids, pace, (slice) => {
    for (const id of slice) {
      const counter = placeOf(id);
      const goal = counters[counter] ?? 0;
      counters[counter] = goal + 1;
      sorted[goal] = id;
    }
  });
  return sorted;
}

/** Goes through ids slice by slice, with time for others between. */
async function inSlices(ids: Uint32Array, pace: Pace, work: (slice: Uint32Array) => void): Promise<void> {
  for (let at = 0; at < ids.length; at += PASS_ROWS) {
    work(ids.subarray(at, at + PASS_ROWS));
    if (pace.spent(0)) await pace.pause();
  }
}
