import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '../../../../electron/engine/view/sort/arrange-ids.ts';
import { RowNumbers } from '../../../../electron/engine/view/windows/original-numbers.ts';

/** The order of the rows as a plain list: each block goes behind its row, the newest first. */
function plainOrder(ids: readonly number[], blocks: readonly PlacedBlock[]): number[] {
  const inBlock = (id: number) => blocks.some(({ first, last }) => id >= first && id <= last);
  const behind = (id: number): number[] =>
    blocks
      .filter(({ after }) => after === id)
      .toSorted((a, b) => b.first - a.first)
      .flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, i) => first + i).flatMap((one) => [one, ...behind(one)]),
      );
  const last = Math.max(0, ...ids);
  const all = Array.from({ length: last }, (_, i) => i + 1).filter((id) => !inBlock(id));
  const there = new Set(ids);
  return [...behind(0), ...all.flatMap((id) => [id, ...behind(id)])].filter((id) => there.has(id));
}

/** Three rows, then blocks of one to three rows behind a row that there was, with rows between them or not. */
const placed = fc
  .array(fc.record({ behind: fc.nat(), rows: fc.integer({ min: 1, max: 3 }), plain: fc.nat({ max: 2 }) }), {
    maxLength: 8,
  })
  .map((steps) => {
    let last = 3;
    const blocks = steps.map(({ behind, rows, plain }) => {
      const first = last + plain + 1;
      last = first + rows - 1;
      return { first, last, after: behind % first };
    });
    return { last, blocks: blocks.toSorted((a, b) => a.after - b.after || b.first - a.first) };
  });

describe('numbers of rows', () => {
  it('count through the order of the rows, whatever was inserted and deleted', () => {
    fc.assert(
      fc.property(placed, fc.array(fc.nat({ max: 40 })), ({ last, blocks }, gone) => {
        const ids = Array.from({ length: last }, (_, i) => i + 1).filter((id) => !gone.includes(id));
        const numbers = new RowNumbers(Uint32Array.from(ids), blocks);
        const order = plainOrder(ids, blocks);
        expect(order.map((id) => numbers.numberOf(id))).toEqual(order.map((_, i) => i + 1));
        expect(order.map((_, i) => numbers.idOf(i + 1))).toEqual(order);
        for (const id of gone) if (id <= last && id > 0) expect(numbers.numberOf(id)).toBeNull();
        expect([numbers.idOf(0), numbers.idOf(ids.length + 1), numbers.numberOf(last + 1)]).toEqual([
          null,
          null,
          null,
        ]);
      }),
    );
  });
});
