import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocIndex } from '../../../../electron/engine/store/links/loc-index.ts';

describe('the index of loc hashes', () => {
  it('finds every id of a hash in the order of adding, however it grew', () => {
    const hash = fc.oneof(fc.constantFrom(0, 1, 4096, 8192, 2 ** 53 - 1), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 50 }), fc.nat(5_000), (hashes, filler) => {
        const index = new LocIndex(0);
        const all = [...hashes, ...Array.from({ length: filler }, (_, i) => i * 4_097), ...hashes];
        all.forEach((h, i) => {
          index.add(h, i + 1);
        });
        for (const h of hashes) {
          const found: number[] = [];
          for (let slot = index.find(h); slot >= 0; slot = index.next(h, slot)) found.push(index.idAt(slot));
          expect(found).toEqual(all.flatMap((other, i) => (other === h ? [i + 1] : [])));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('says so where a hash is not there', () => {
    expect(new LocIndex(10).find(42)).toBe(-1);
  });
});
