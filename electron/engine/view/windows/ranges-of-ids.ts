// Where rows stand in a view, as ranges of positions, and the rows of such ranges. Pure.
import type { PositionRange } from '../../../../shared/model/rows/row-set.ts';
import { concatIds } from '../id-lists.ts';

/** So many ids are found sooner one by one: of ten million, 2 ms each beside 35 for a scan. */
const FEW_IDS = 10;

/** The positions in `ids` of the wanted ids, as sorted, disjoint ranges; the first `limit` of them. O(view). */
export function rangesOfIds(ids: Uint32Array, wanted: Uint32Array, limit: number): PositionRange[] {
  return wanted.length <= FEW_IDS ? rangesOfFew(ids, wanted).slice(0, limit) : scanFor(ids, wanted, limit);
}

/** The wanted ids that are not in `ids`, in their order. O(view). */
export function idsOutside(ids: Uint32Array, wanted: Uint32Array): Uint32Array {
  if (wanted.length <= FEW_IDS) return wanted.filter((id) => !ids.includes(id));
  const { smallest, known } = markIds(wanted);
  for (const id of ids) if (known[id - smallest] === 1) known[id - smallest] = 0;
  return wanted.filter((id) => known[id - smallest] === 1);
}

/** One by one, by the search that the runtime has for lists of numbers. */
function rangesOfFew(ids: Uint32Array, wanted: Uint32Array): PositionRange[] {
  const positions = Array.from(new Set(wanted), (id) => ids.indexOf(id)).filter((position) => position >= 0);
  const ranges: { readonly from: number; to: number }[] = [];
  for (const position of positions.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.to === position) last.to++;
    else ranges.push({ from: position, to: position + 1 });
  }
  return ranges;
}

function scanFor(ids: Uint32Array, wanted: Uint32Array, limit: number): PositionRange[] {
  const { smallest, known } = markIds(wanted);
  const ranges: PositionRange[] = [];
  let from = -1;
  for (let position = 0; position <= ids.length; position++) {
    const hit = position < ids.length && known[(ids[position] ?? 0) - smallest] === 1;
    if (hit && from < 0) from = position;
    if (hit || from < 0) continue;
    ranges.push({ from, to: position });
    from = -1;
    if (ranges.length === limit) return ranges;
  }
  return ranges;
}

/** A byte for each id from the smallest on: ids near each other, as those of neighbours are, need few, which stay at hand. */
function markIds(wanted: Uint32Array): { readonly smallest: number; readonly known: Uint8Array } {
  const smallest = wanted.reduce((least, id) => Math.min(least, id));
  const largest = wanted.reduce((most, id) => Math.max(most, id));
  const known = new Uint8Array(largest - smallest + 1);
  for (const id of wanted) known[id - smallest] = 1;
  return { smallest, known };
}

/** The ids at the positions of all ranges, in their order, each once. */
export function idsOfRanges(ids: Uint32Array, ranges: readonly PositionRange[]): Uint32Array {
  const all = concatIds(ranges.map(({ from, to }) => ids.subarray(from, Math.max(from, to))));
  return hasOverlap(ranges) ? Uint32Array.from(new Set(all)) : all;
}

/** Whether some position is in two of the ranges. */
function hasOverlap(ranges: readonly PositionRange[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  return sorted.some((range, i) => i > 0 && range.from < (sorted[i - 1]?.to ?? 0));
}
