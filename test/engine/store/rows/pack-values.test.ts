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
        const unpacked = unpackCells(packCells(cells), cells.length).flatMap((run) =>
          new Array<unknown>(run.count).fill(run.cell),
        );
        expect(unpacked).toEqual(cells);
      }),
    );
  });

  it('refuses bytes that tell of more cells than there are rows, and values that none can have', () => {
    const damaged = expect.objectContaining({ code: 'damaged-project' }) as Error;
    const many = packCells(new Array<string>(50_000).fill('2026-01-01'));
    expect(unpackCells(many, 50_000)).toEqual([{ count: 50_000, cell: '2026-01-01' }]);
    expect(() => unpackCells(many, 49_999)).toThrow(damaged);
    expect(() => unpackCells(packCells([1, Number.NaN]), 2)).toThrow(damaged);
  });

  it('needs a few bytes for a column set to one value', () => {
    expect(packCells(new Array<string>(50_000).fill('2026-01-01')).length).toBeLessThan(20);
  });
});
