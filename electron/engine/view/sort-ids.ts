// Orders row ids by the ranks of one or more columns. It reads nothing.
import { NO_RANK, type Ranks } from './ranks.ts';
import type { Pace } from './pace.ts';

export interface RankedKey {
  readonly ranks: Ranks;
  readonly direction: 'asc' | 'desc';
}

/** Where there are many more ranks than ids, comparing is cheaper than counting. */
const COUNTED_SHARE = 16;
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
    sorted =
      key.ranks.groups > ids.length * COUNTED_SHARE
        ? byComparing(sorted, key)
        : await byCounting(sorted, key, pace);
    if (pace.spent(ids.length)) await pace.pause();
  }
  return sorted;
}

/** What to sort by, for one rank: from 0, absent values highest. */
function place(rank: number, groups: number, descending: boolean): number {
  return rank === NO_RANK ? groups : descending ? groups - 1 - rank : rank;
}

/** By numbers that hold the place above and the present position below. */
function byComparing(ids: Uint32Array, { ranks, direction }: RankedKey): Uint32Array {
  const count = ids.length;
  const numbers = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const rank = ranks.byId[ids[i] ?? 0] ?? NO_RANK;
    numbers[i] = place(rank, ranks.groups, direction === 'desc') * count + i;
  }
  numbers.sort();
  return Uint32Array.from(numbers, (number) => ids[number % count] ?? 0);
}

async function byCounting(
  ids: Uint32Array,
  { ranks, direction }: RankedKey,
  pace: Pace,
): Promise<Uint32Array> {
  const { byId, groups } = ranks;
  const descending = direction === 'desc';
  // One more, so that after the sums each place holds where its first id goes.
  const next = new Uint32Array(groups + 2);
  const result = new Uint32Array(ids.length);
  for (let from = 0; from < ids.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, ids.length);
    for (let i = from; i < to; i++) {
      const at = place(byId[ids[i] ?? 0] ?? NO_RANK, groups, descending) + 1;
      next[at] = (next[at] ?? 0) + 1;
    }
    if (pace.spent(0)) await pace.pause();
  }
  for (let from = 1; from < next.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, next.length);
    for (let at = from; at < to; at++) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
    if (pace.spent(0)) await pace.pause();
  }
  for (let from = 0; from < ids.length; from += PASS_ROWS) {
    const to = Math.min(from + PASS_ROWS, ids.length);
    for (let i = from; i < to; i++) {
      const id = ids[i] ?? 0;
      const at = place(byId[id] ?? NO_RANK, groups, descending);
      result[next[at] ?? 0] = id;
      next[at] = (next[at] ?? 0) + 1;
    }
    if (pace.spent(0)) await pace.pause();
  }
  return result;
}
