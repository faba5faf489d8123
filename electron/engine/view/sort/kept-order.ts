// Keeps the order of the last sort by one column, so that the same rows by the same column the other way round need no
// second sort. It ranks nothing.
import { GroupEnds } from './group-ends.ts';
import type { Pace } from '../pace.ts';
import { NO_RANK } from './ranks.ts';
import { inSlices, isCounted, sortByKey, type RankedKey } from './sort-ids.ts';

/** Few rows are sorted again as quickly. */
const MIN_ROWS = 50_000;

/** Groups of more rows are copied in one piece. */
const LONG_GROUP = 32;

interface Order extends RankedKey {
  /** What was sorted, and what came of it. */
  readonly ids: Uint32Array;
  readonly sorted: Uint32Array;
  readonly ends: GroupEnds;
}

/** Memory: 4 bytes for each row of the last sort, shared with its view as long as that is open, and a bit. */
export class KeptOrder {
  readonly #minRows: number;
  #last: Order | null = null;

  /** `minRows`: of fewer nothing is kept. */
  constructor(minRows = MIN_ROWS) {
    this.#minRows = minRows;
  }

  /** As sortIds gives it for one key. Ids and ranks are known again as the same objects: neither may change. */
  async sorted(ids: Uint32Array, key: RankedKey, pace: Pace): Promise<Uint32Array> {
    const last = this.#last;
    if (last?.ids === ids && last.ranks === key.ranks) {
      pace.expect(ids.length);
      return last.direction === key.direction ? last.sorted : turned(last, pace);
    }
    const ends = ids.length >= this.#minRows && isCounted(ids, key) ? new GroupEnds(ids.length) : null;
    const sorted = await sortByKey(ids, key, pace, ends);
    if (ends) this.#last = { ...key, ids, sorted, ends };
    return sorted;
  }
}

/** Groups of equal rows the other way round; rows without a value stay last, and equal ones as they are. */
async function turned({ sorted, ranks, ends }: Order, pace: Pace): Promise<Uint32Array> {
  const result = new Uint32Array(sorted.length);
  const present = placesWithValue(sorted, ranks.byId, ends);
  result.set(sorted.subarray(present), present);
  let group = 0;
  await inSlices(1, present + 1, pace, ({ from, to }) => {
    for (let at = from; at < to; at++) {
      if (!ends.has(at)) continue;
      putGroup(sorted, group, at, result, present - at);
      group = at;
    }
  });
  return result;
}

/** How many places come before those of rows without a value. */
function placesWithValue(sorted: Uint32Array, byId: Uint32Array, ends: GroupEnds): number {
  if (byId[sorted.at(-1) ?? 0] !== NO_RANK) return sorted.length;
  let place = sorted.length - 1;
  while (place > 0 && !ends.has(place)) place--;
  return place;
}

/** Copies a group to a place of the result. */
function putGroup(sorted: Uint32Array, from: number, to: number, result: Uint32Array, goal: number): void {
  if (to - from > LONG_GROUP) result.set(sorted.subarray(from, to), goal);
  else for (let at = from; at < to; at++) result[goal + at - from] = sorted[at] ?? 0;
}
