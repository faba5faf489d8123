import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPlace, placeOf } from '../../../shared/model/first-place.ts';

const ascending = fc.array(fc.nat(50), { maxLength: 40 }).map((list) => list.sort((a, b) => a - b));
const LAST = 2 ** 32 - 1;

describe('firstPlace', () => {
  it('is where a walk from place to place stops, in few questions', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(80), (from, count, first) => {
        let asked = 0;
        const found = firstPlace(from, from + count, (place) => {
          asked++;
          return place >= first;
        });
        expect(found).toBe(Math.min(Math.max(first, from), from + count));
        expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(count + 1)));
      }),
    );
  });

  it('finds places beyond 32 bits, and none where there is nothing', () => {
    expect(firstPlace(1, 2 ** 33, (place) => place > LAST)).toBe(LAST + 1);
    expect(firstPlace(0, -1, () => true)).toBe(0);
  });
});

describe('placeOf', () => {
  it('is the place of the first number that is not below, from a place on', () => {
    fc.assert(
      fc.property(ascending, fc.nat(55), fc.nat(45), (list, n, from) => {
        const found = placeOf(Uint32Array.from(list), n, from);
        const place = list.findIndex((one, i) => i >= from && one >= n);
        expect(found).toBe(place >= 0 ? place : Math.max(from, list.length));
      }),
    );
  });
});
