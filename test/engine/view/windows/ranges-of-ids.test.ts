// Where rows stand in a view is told alike of few rows and of many.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idsOutside, rangesOfIds } from '../../../../electron/engine/view/windows/ranges-of-ids.ts';

it('rows stand where a look at every position finds them', () => {
  const view = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 60, size: 'max' });
  // Some more than once, and some that are in no view.
  const wanted = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40, size: 'max' });
  let found = 0;
  fc.assert(
    fc.property(view, wanted, fc.integer({ min: 1, max: 8 }), (ids, of, limit) => {
      const ranges = rangesOfIds(Uint32Array.from(ids), Uint32Array.from(of), limit);
      const positions = ids.flatMap((id, position) => (of.includes(id) ? [position] : []));
      const starts = positions.filter((position) => !positions.includes(position - 1));
      const ends = positions.filter((position) => !positions.includes(position + 1));
      expect(ranges).toEqual(starts.map((from, i) => ({ from, to: (ends[i] ?? 0) + 1 })).slice(0, limit));
      const outside = of.filter((id) => !ids.includes(id));
      expect(Array.from(idsOutside(Uint32Array.from(ids), Uint32Array.from(of)))).toEqual(outside);
      found += ranges.length;
    }),
    { numRuns: 2_000 },
  );
  expect(found).toBeGreaterThan(2_000);
});
