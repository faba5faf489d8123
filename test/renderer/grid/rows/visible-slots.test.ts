// Reuse of row elements.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SLOTS, planSlots, slotOf } from '../../../../renderer/grid/rows/visible-slots.ts';

const windows = fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 40 })), {
  minLength: 1,
  maxLength: 20,
});

describe('slots', () => {
  it('gives each row in sight an element of its own', () => {
    fc.assert(
      fc.property(windows, (steps) => {
        let plan = NO_SLOTS;
        for (const [first, length] of steps) {
          plan = planSlots(plan, first, first + length);
          const used = Array.from({ length }, (_, i) => slotOf(plan, first + i));
          expect(new Set(used).size).toBe(length);
        }
      }),
    );
  });

  it('keeps the elements of rows that stay in sight', () => {
    const before = planSlots(NO_SLOTS, 100, 130);
    const after = planSlots(before, 103, 133);
    for (let row = 103; row < 130; row++) expect(slotOf(after, row)).toBe(slotOf(before, row));
  });

  it('keeps the order of the elements over a jump', () => {
    const before = planSlots(planSlots(NO_SLOTS, 100, 130), 107, 137);
    const after = planSlots(before, 5_000_000, 5_000_030);
    for (let i = 0; i < 30; i++) expect(slotOf(after, 5_000_000 + i)).toBe(slotOf(before, 107 + i));
  });
});
