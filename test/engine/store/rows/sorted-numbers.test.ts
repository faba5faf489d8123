// Sorted numbers against sets of the same numbers, spread evenly, crowded together, and few.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedNumbers } from '../../../../electron/engine/store/rows/sorted-numbers.ts';

const number = fc.oneof(
  fc.nat(20),
  fc.maxSafeNat(),
  fc.constantFrom(0, 2 ** 53 - 1, 2 ** 52, 2 ** 52 + 1, 2 ** 32),
);
const numbers = fc.array(number, { maxLength: 60 });

it('has the numbers that it was made of, and no others', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (some, more, others) => {
      const sorted = new SortedNumbers(some, more);
      const all = [...some, ...more];
      expect([...sorted]).toEqual(all.toSorted((a, b) => a - b));
      const known = new Set(all);
      for (const n of [...all, ...others, -1]) expect(sorted.has(n)).toBe(known.has(n));
    }),
  );
});
