// Interval sets against plain sets.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRanges,
  clipRanges,
  countPositions,
  hasPosition,
  removeRange,
  takePositions,
  takeRanges,
} from '../../../../renderer/grid/rows/intervals.ts';
import type { PositionRange } from '../../../../shared/model/rows/row-set.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 8 }))
  .map(([from, length]) => ({ from, to: from + length }));
const ranges = fc.array(range, { maxLength: 8 });

function naive(all: readonly PositionRange[]): number[] {
  const set = new Set<number>();
  for (const { from, to } of all) for (let p = from; p < to; p++) set.add(p);
  return [...set].sort((a, b) => a - b);
}

describe('intervals', () => {
  it('unite like sets, sorted and with gaps between them', () => {
    fc.assert(
      fc.property(ranges, ranges, (a, b) => {
        const sum = addRanges(a, b);
        expect(takePositions(sum, 1_000)).toEqual(naive([...a, ...b]));
        sum.slice(1).forEach((next, i) => {
          expect(next.from).toBeGreaterThan(sum[i]?.to ?? Infinity);
        });
      }),
    );
  });

  it('lose a range like sets', () => {
    fc.assert(
      fc.property(ranges, range, (all, hole) => {
        const left = naive(all).filter((p) => p < hole.from || p >= hole.to);
        expect(takePositions(removeRange(addRanges(all, []), hole), 1_000)).toEqual(left);
      }),
    );
  });

  it('know their members and their number', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: -1, max: 60 }), (all, position) => {
        const set = addRanges(all, []);
        expect(hasPosition(set, position)).toBe(naive(all).includes(position));
        expect(countPositions(set)).toBe(naive(all).length);
      }),
    );
  });

  it('are cut at the end of the rows and after so many positions', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 60 }), (all, n) => {
        const set = addRanges(all, []);
        expect(naive(clipRanges(set, n))).toEqual(naive(all).filter((p) => p < n));
        expect(naive(takeRanges(set, n))).toEqual(naive(all).slice(0, n));
      }),
    );
  });
});
