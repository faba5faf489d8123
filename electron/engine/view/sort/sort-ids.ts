// Orders row ids by the ranks of one or more columns. It reads nothing.
import type { GroupEnds } from './group-ends.ts';
import type { Pace } from '../pace.ts';
import { NO_RANK, type Ranks } from './ranks.ts';

export interface RankedKey {
  readonly ranks: Ranks;
  readonly direction: 'asc' | 'desc';
}

/** Where there are many more ranks than ids, comparing is cheaper than counting. */
const COUNTED_SHARE = 16;
const PASS_ROWS = 200_000;

/** Ranks of a range, at least, and ranges, at most: as powers of two. */
const RANGE_BITS = 14;
const RANGES_BITS = 8;

/** The ids in the order of the keys; rows without a value last, equal rows in the order that they had. */
export async function sortIds(
  ids: Uint32Array,
  keys: readonly RankedKey[],
  pace: Pace,
): Promise<Uint32Array> {
  let sorted = ids;
  for (const key of keys.toReversed()) sorted = await sortByKey(sorted, key, pace);
  return sorted;
}

/** The same by one key. `ends`, where given, notes where the rows of a rank end, if they are counted. */
export async function sortByKey(
  ids: Uint32Array,
  key: RankedKey,
  pace: Pace,
  ends: GroupEnds | null = null,
): Promise<Uint32Array> {
  pace.expect(ids.length);
  const sorted = isCounted(ids, key) ? await byCounting(ids, key, pace, ends) : byComparing(ids, key);
  if (pace.spent(ids.length)) await pace.pause();
  return sorted;
}

/** Whether it is sorted so that ends of groups are known. */
export function isCounted(ids: Uint32Array, { ranks }: RankedKey): boolean {
  return ranks.groups <= ids.length * COUNTED_SHARE;
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

/** In one step, where the counters of all ranks stay within the processor's cache. */
async function byCounting(
  ids: Uint32Array,
  key: RankedKey,
  pace: Pace,
  ends: GroupEnds | null,
): Promise<Uint32Array> {
  const { groups } = key.ranks;
  if (groups >= 2 ** RANGE_BITS) return byCountingTwice(ids, key, pace, ends);
  // One more, so that after the sums each holds where its first id goes.
  const counters = new Uint32Array(groups + 2);
  await inSlices(0, ids.length, pace, (slice) => {
    countRanges(ids, slice, key, 0, counters);
  });
  sumUp(counters);
  const sorted = new Uint32Array(ids.length);
  await inSlices(0, ids.length, pace, (slice) => {
    putIntoRanges(ids, slice, key, 0, counters, { ids: sorted, places: null });
  });
  ends?.note(counters);
  return sorted;
}

/** In two steps: ranges of ranks, and each by itself. */
async function byCountingTwice(
  ids: Uint32Array,
  key: RankedKey,
  pace: Pace,
  ends: GroupEnds | null,
): Promise<Uint32Array> {
  const { groups } = key.ranks;
  const bits = Math.max(RANGE_BITS, 32 - Math.clz32(groups) - RANGES_BITS);
  const ranges = (groups >>> bits) + 1;
  const starts = new Uint32Array(ranges + 1);
  await inSlices(0, ids.length, pace, (slice) => {
    countRanges(ids, slice, key, bits, starts);
  });
  sumUp(starts);
  const apart = { ids: new Uint32Array(ids.length), places: new Uint32Array(ids.length) };
  const next = starts.slice();
  await inSlices(0, ids.length, pace, (slice) => {
    putIntoRanges(ids, slice, key, bits, next, apart);
  });
  const sorted = new Uint32Array(ids.length);
  const counters = new Uint32Array(2 ** bits + 1);
  for (let range = 0; range < ranges; range++) {
    const [begin, end] = [starts[range] ?? 0, starts[range + 1] ?? 0];
    const first = range * 2 ** bits;
    counters.fill(0);
    await inSlices(begin, end, pace, (slice) => {
      countPlaces(apart.places, slice, first, counters);
    });
    counters[0] = begin;
    sumUp(counters);
    await inSlices(begin, end, pace, (slice) => {
      putInOrder(apart, slice, first, counters, sorted);
    });
    ends?.note(counters);
  }
  return sorted;
}

/** Ids with their places in the order; null where nobody asks for these. */
interface Placed<Places = Uint32Array> {
  readonly ids: Uint32Array;
  readonly places: Places;
}

/** Rows from one up to before another. */
interface Slice {
  readonly from: number;
  readonly to: number;
}

function countRanges(
  ids: Uint32Array,
  { from, to }: Slice,
  { ranks: { byId, groups }, direction }: RankedKey,
  bits: number,
  counters: Uint32Array,
): void {
  const descending = direction === 'desc';
  for (let i = from; i < to; i++) {
    const range = place(byId[ids[i] ?? 0] ?? NO_RANK, groups, descending) >>> bits;
    counters[range + 1] = (counters[range + 1] ?? 0) + 1;
  }
}

function putIntoRanges(
  ids: Uint32Array,
  { from, to }: Slice,
  { ranks: { byId, groups }, direction }: RankedKey,
  bits: number,
  next: Uint32Array,
  { ids: goals, places }: Placed<Uint32Array | null>,
): void {
  const descending = direction === 'desc';
  for (let i = from; i < to; i++) {
    const id = ids[i] ?? 0;
    const at = place(byId[id] ?? NO_RANK, groups, descending);
    const goal = next[at >>> bits] ?? 0;
    next[at >>> bits] = goal + 1;
    goals[goal] = id;
    if (places) places[goal] = at;
  }
}

function countPlaces(places: Uint32Array, { from, to }: Slice, first: number, counters: Uint32Array): void {
  for (let i = from; i < to; i++) {
    const behind = (places[i] ?? 0) - first + 1;
    counters[behind] = (counters[behind] ?? 0) + 1;
  }
}

function putInOrder(
  { ids, places }: Placed,
  { from, to }: Slice,
  first: number,
  counters: Uint32Array,
  sorted: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const counter = (places[i] ?? 0) - first;
    const goal = counters[counter] ?? 0;
    counters[counter] = goal + 1;
    sorted[goal] = ids[i] ?? 0;
  }
}

function sumUp(counters: Uint32Array): void {
  for (let at = 1; at < counters.length; at++) counters[at] = (counters[at] ?? 0) + (counters[at - 1] ?? 0);
}

/** Goes through rows slice by slice, with time for others between. */
export async function inSlices(
  from: number,
  to: number,
  pace: Pace,
  work: (slice: Slice) => void,
): Promise<void> {
  for (let at = from; at < to; at += PASS_ROWS) {
    work({ from: at, to: Math.min(at + PASS_ROWS, to) });
    if (pace.spent(0)) await pace.pause();
  }
}
