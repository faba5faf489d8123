import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf } from '../../../shared/model/first-place.ts';
import { IdRanges } from '../../../electron/engine/rows/id-ranges.ts';
import { RowIds } from '../../../electron/engine/rows/row-ids.ts';
import { rangedIds } from './ranged-ids.ts';

/** The same ids in each way in which they are kept. */
function kept(list: Uint32Array): RowIds[] {
  const ranges = IdRanges.of(list, list.length);
  if (!ranges) throw new Error('As many ranges as ids are enough.');
  return [RowIds.of(list), RowIds.ofRanges(ranges), RowIds.later(list.length, () => list.slice())];
}

it('are told as a list tells them, however they are kept', () => {
  fc.assert(
    fc.property(rangedIds, fc.nat(120), fc.nat(120), fc.nat(500), (list, a, b, id) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      for (const rows of kept(list)) {
        expect(rows.length).toBe(list.length);
        expect(rows.idAt(a)).toBe(list[a]);
        expect(rows.slice(from, to)).toEqual(list.slice(from, to));
        if (from <= list.length) expect(rows.placeOf(id, from)).toBe(placeOf(list, id, from));
        expect(rows.list()).toEqual(list);
        expect(rows.list()).toBe(rows.list());
      }
    }),
  );
});

it('are equal where they are the same ids', () => {
  fc.assert(
    fc.property(rangedIds, rangedIds, (one, other) => {
      const isSame = one.join() === other.join();
      for (const a of kept(one)) for (const b of kept(other)) expect(a.equals(b)).toBe(isSame);
      for (const a of kept(one)) for (const b of kept(one.slice())) expect(a.equals(b)).toBe(true);
    }),
  );
});

it('know the first and the last without a list where they are ranges', () => {
  const [list, ranges, later] = kept(Uint32Array.of(3, 4, 5, 9));
  expect(ranges?.span).toEqual({ first: 3, last: 9 });
  expect([list?.span, later?.span]).toEqual([undefined, undefined]);
});
