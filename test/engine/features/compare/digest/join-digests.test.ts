// The join of digests against a naive comparison of multisets, with many equal rows and with hashes that collide.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Digests } from '../../../../../electron/engine/features/compare/digest/digest-columns.ts';
import { countDuplicates } from '../../../../../electron/engine/features/compare/digest/count-duplicates.ts';
import { joinDigests } from '../../../../../electron/engine/features/compare/digest/join-digests.ts';
import { finish } from '../../../../../shared/model/steps.ts';

type Row = readonly [key: number, content: number];

function digestsOf(rows: readonly Row[]): Digests {
  const column = (of: (row: Row) => number) => Uint32Array.from(rows, of);
  return {
    count: rows.length,
    // Few low halves, so that slots are shared.
    keyLow: column(([key]) => key % 3),
    keyHigh: column(([key]) => key),
    contentLow: column(([, content]) => content % 2),
    contentHigh: column(([, content]) => content),
    where: column(() => 0),
  };
}

const rows = fc.array(fc.tuple(fc.nat(6), fc.nat(4)), { maxLength: 40 });

it('finds what a naive comparison finds, each row once', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const joined = finish(joinDigests(digestsOf(before), digestsOf(after)));
      const count = (all: readonly Row[], one: Row) =>
        all.filter(([key, content]) => key === one[0] && content === one[1]).length;
      const distinct = [...new Map([...before, ...after].map((row) => [row.join(), row])).values()];
      const unchanged = distinct.reduce(
        (sum, row) => sum + Math.min(count(before, row), count(after, row)),
        0,
      );
      expect(joined.unchanged).toBe(unchanged);

      const [mine, theirs] = joined.pairs;
      const positions = [
        [...mine, ...joined.removed],
        [...theirs, ...joined.added],
      ] as const;
      [before, after].forEach((side, i) => {
        const left = positions[i] ?? [];
        expect(new Set(left).size).toBe(left.length);
        expect(left.length).toBe(side.length - unchanged);
        // What is left of a row is how often it stands on this side beyond the other.
        const other = i === 0 ? after : before;
        for (const row of distinct) {
          const here = left.filter((at) => side[at]?.join() === row.join()).length;
          expect(here).toBe(Math.max(0, count(side, row) - count(other, row)));
        }
      });
      for (let n = 0; n < mine.length; n++)
        expect(before[mine[n] ?? -1]?.[0]).toBe(after[theirs[n] ?? -1]?.[0]);
      const removed = new Set([...joined.removed].map((at) => before[at]?.[0]));
      expect([...joined.added].some((at) => removed.has(after[at]?.[0] ?? -1))).toBe(false);
      expect([...joined.removed]).toEqual([...joined.removed].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

it('pairs rows of one address in their order', () => {
  const before = digestsOf([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  const after = digestsOf([
    [1, 4],
    [1, 2],
    [1, 5],
  ]);
  const { pairs, unchanged } = finish(joinDigests(before, after));
  expect(unchanged).toBe(1);
  expect(pairs.map((positions) => [...positions])).toEqual([
    [0, 2],
    [0, 2],
  ]);
});

it('pairs any number of copies of one row with copies of another', () => {
  const copies = digestsOf(Array.from({ length: 200_000 }, () => [1, 1] as const));
  const others = digestsOf(Array.from({ length: 200_000 }, () => [1, 2] as const));
  const { pairs, unchanged } = finish(joinDigests(copies, others));
  expect([pairs[0].length, unchanged]).toEqual([200_000, 0]);
});

it('counts rows whose address came before', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const distinct = new Set(all.map(([key]) => key)).size;
      expect(finish(countDuplicates(digestsOf(all)))).toBe(all.length - distinct);
    }),
  );
});
