// Ids are ordered by ranks as a plain stable sort orders them, however many ranks there are.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Pace } from '../../../../electron/engine/view/pace.ts';
import { NO_RANK } from '../../../../electron/engine/view/sort/ranks.ts';
import { sortIds, type RankedKey } from '../../../../electron/engine/view/sort/sort-ids.ts';

/** Ranks of so many ids, some without one. */
function ranksOf(last: number, groups: number, seed: number): RankedKey['ranks'] {
  const byId = new Uint32Array(last + 1).fill(NO_RANK);
  for (let id = 1, state = seed; id <= last; id++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    if (state % 11 > 0) byId[id] = Math.floor((state / 2 ** 32) * groups);
  }
  return { byId, groups };
}

function plainly(ids: Uint32Array, keys: readonly RankedKey[]): number[] {
  const compare = (a: number, b: number): number => {
    for (const { ranks, direction } of keys) {
      const [first, second] = [ranks.byId[a] ?? NO_RANK, ranks.byId[b] ?? NO_RANK];
      if (first === second) continue;
      if (first === NO_RANK || second === NO_RANK) return first === NO_RANK ? 1 : -1;
      return direction === 'asc' ? first - second : second - first;
    }
    return 0;
  };
  return Array.from(ids).sort(compare);
}

it.each([3, 16_383, 16_384, 200_000])('sorts by %i ranks', async (groups) => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom('asc' as const, 'desc' as const),
      async (seed, step, direction) => {
        const last = 50_000;
        const ids = Uint32Array.from({ length: Math.floor(last / step) }, (_, i) => 1 + i * step);
        const keys: RankedKey[] = [
          { ranks: ranksOf(last, groups, seed), direction },
          { ranks: ranksOf(last, 5, seed + 1), direction: 'asc' },
        ];
        const pace = new Pace({ turn: 0 });
        expect(Array.from(await sortIds(ids, keys, pace))).toEqual(plainly(ids, keys));
        expect(Array.from(await sortIds(ids, keys.toReversed(), pace))).toEqual(
          plainly(ids, keys.toReversed()),
        );
      },
    ),
    { numRuns: 4 },
  );
});
