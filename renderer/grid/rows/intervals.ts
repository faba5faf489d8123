// Sets of row positions as sorted, disjoint, half-open ranges, so that "all 10 million rows" is one range. Pure.
import { firstPlace } from '../../../shared/model/first-place.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';

type Ranges = readonly PositionRange[];

/** The union of both sets; touching ranges become one. Either argument may be unsorted or overlapping. */
export function addRanges(a: Ranges, b: Ranges): Ranges {
  const sorted = [...a, ...b].filter((range) => range.from < range.to).sort((x, y) => x.from - y.from);
  const out: PositionRange[] = [];
  for (const range of sorted) {
    const last = out.at(-1);
    if (last && range.from <= last.to) {
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else {
      out.push({ from: range.from, to: range.to });
    }
  }
  return out;
}

/** The sorted, disjoint ranges without the positions of one range. */
export function removeRange(ranges: Ranges, hole: PositionRange): Ranges {
  return ranges.flatMap((range) => {
    if (hole.to <= range.from || hole.from >= range.to) return [range];
    const left = { from: range.from, to: hole.from };
    const right = { from: hole.to, to: range.to };
    return [left, right].filter((part) => part.from < part.to);
  });
}

/** The ranges within 0 ≤ position < rows. */
export function clipRanges(ranges: Ranges, rows: number): Ranges {
  return ranges
    .map((range) => ({ from: Math.max(0, range.from), to: Math.min(rows, range.to) }))
    .filter((range) => range.from < range.to);
}

/** Whether the position is in the set; O(log n). */
export function hasPosition(ranges: Ranges, position: number): boolean {
  const range = ranges[firstPlace(0, ranges.length, (n) => (ranges[n]?.to ?? Infinity) > position)];
  return range !== undefined && range.from <= position;
}

/** How many positions the set holds. */
export function countPositions(ranges: Ranges): number {
  let sum = 0;
  for (const range of ranges) sum += range.to - range.from;
  return sum;
}

/** The first `limit` positions of the set, in order. */
export function takePositions(ranges: Ranges, limit: number): number[] {
  const out: number[] = [];
  for (const range of ranges) {
    for (let p = range.from; p < range.to && out.length < limit; p++) out.push(p);
  }
  return out;
}

/** The first `limit` positions of the set, as ranges. */
export function takeRanges(ranges: Ranges, limit: number): Ranges {
  const out: PositionRange[] = [];
  let left = limit;
  for (const range of ranges) {
    if (left <= 0) break;
    const to = Math.min(range.to, range.from + left);
    out.push({ from: range.from, to });
    left -= to - range.from;
  }
  return out;
}

/** The position of the n-th row of the ranges, from 0; null beyond them. */
export function nthPosition(ranges: Ranges, n: number): number | null {
  for (const { from, to } of ranges) {
    if (n < to - from) return from + n;
    n -= to - from;
  }
  return null;
}
