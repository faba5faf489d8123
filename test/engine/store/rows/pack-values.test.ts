import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  packCells,
  packIds,
  unpackCells,
  unpackIds,
} from '../../../../electron/engine/store/rows/pack-values.ts';

const cell = fc.oneof(
  fc.constant(null),
  fc.maxSafeNat(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('x', 'y'),
);

describe('packing', () => {
  it('gives back any ascending ids', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(0xffffffff), { maxLength: 200 }), (ids) => {
        const sorted = Uint32Array.from(ids).sort();
        expect(unpackIds(packIds(sorted))).toEqual(sorted);
      }),
    );
  });

  it('gives back any cells in their order', () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 100 }), (cells) => {
        const unpacked = unpackCells(packCells(cells)).flatMap((run) =>
          new Array<unknown>(run.count).fill(run.cell),
        );
        expect(unpacked).toEqual(cells);
      }),
    );
  });

  it('needs a few bytes for a column set to one value', () => {
    expect(packCells(new Array<string>(50_000).fill('2026-01-01')).length).toBeLessThan(20);
  });
});
