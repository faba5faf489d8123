import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundariesOf, idsBetween, sameIds } from '../../../electron/engine/rows/id-ranges.ts';

/** Lists of ascending ids, as rows of files have them: some ranges. */
const rangedIds = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })), { maxLength: 8 })
  .map((steps) => {
    const list: number[] = [];
    for (const [gap, length] of steps) {
      const last = list.at(-1) ?? 0;
      for (let i = 0; i < length; i++) list.push(last + gap + i);
    }
    return Uint32Array.from(list);
  });

it('gives the ids that the boundaries were made of, or as many as are wanted, and the fewest ranges', () => {
  fc.assert(
    fc.property(rangedIds, fc.nat(100), (list, most) => {
      const boundaries = boundariesOf(list, list.length) ?? Uint32Array.of();
      expect(idsBetween(boundaries)).toEqual(list);
      expect(idsBetween(boundaries, most)).toEqual(list.slice(0, most));
      const starts = list.filter((id, i) => i === 0 || id !== (list[i - 1] ?? 0) + 1);
      expect(boundaries.length).toBe(2 * starts.length);
      if (starts.length > 0) expect(boundariesOf(list, starts.length - 1)).toBeNull();
    }),
  );
});

it('tells whether ids are the same', () => {
  fc.assert(
    fc.property(rangedIds, rangedIds, (one, other) => {
      expect(sameIds(one, other)).toBe(one.join() === other.join());
      expect(sameIds(one, one.slice())).toBe(true);
    }),
  );
});
