import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdRanges } from '../../../electron/engine/rows/id-ranges.ts';
import { rangedIds } from './ranged-ids.ts';

it('gives the ids that it was made of, and the fewest ranges', () => {
  fc.assert(
    fc.property(rangedIds, (list) => {
      const ranges = IdRanges.of(list, list.length);
      expect(ranges?.list()).toEqual(list);
      const starts = list.filter((id, i) => i === 0 || id !== (list[i - 1] ?? 0) + 1);
      expect(ranges?.boundaries.length).toBe(2 * starts.length);
      if (starts.length > 0) expect(IdRanges.of(list, starts.length - 1)).toBeNull();
    }),
  );
});

it('makes its list once', () => {
  const ranges = new IdRanges(Uint32Array.of(1, 1_000_001));
  expect(ranges.list()).toBe(ranges.list());
  expect(ranges.list().length).toBe(1_000_000);
});
