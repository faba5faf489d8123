// A second sort by the same column gives what a first one gives, whichever way round and whatever is sorted next.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeptOrder } from '../../../../electron/engine/view/sort/kept-order.ts';
import { Pace } from '../../../../electron/engine/view/pace.ts';
import { NO_RANK } from '../../../../electron/engine/view/sort/ranks.ts';
import { sortIds, type RankedKey } from '../../../../electron/engine/view/sort/sort-ids.ts';

const LAST = 300;

const ranksOf = (groups: number): fc.Arbitrary<RankedKey['ranks']> =>
  fc
    .array(fc.oneof(fc.constant(NO_RANK), fc.integer({ min: 0, max: groups - 1 })), {
      minLength: LAST + 1,
      maxLength: LAST + 1,
    })
    .map((ranks) => ({ byId: Uint32Array.from(ranks), groups }));

const listOf = fc
  .uniqueArray(fc.integer({ min: 1, max: LAST }), { maxLength: LAST })
  .map((ids) => Uint32Array.from(ids));

it('gives the order of a sort, also where it keeps one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(listOf, { minLength: 2, maxLength: 2 }),
      fc.tuple(ranksOf(2), ranksOf(LAST)),
      fc.array(
        fc.record({
          list: fc.nat({ max: 1 }),
          column: fc.nat({ max: 1 }),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
        { minLength: 2, maxLength: 8 },
      ),
      async (lists, columns, sorts) => {
        const order = new KeptOrder(0);
        for (const { list, column, direction } of sorts) {
          const ids = lists[list] ?? new Uint32Array();
          const key = { ranks: columns[column] ?? columns[0], direction };
          const pace = new Pace({ turn: 0 });
          expect(await order.sorted(ids, key, pace)).toEqual(await sortIds(ids, [key], pace));
        }
      },
    ),
  );
});

it('turns long groups of equal rows, and lists of several slices', async () => {
  const ids = Uint32Array.from({ length: 450_000 }, (_, i) => i + 1);
  const byId = Uint32Array.from({ length: 450_001 }, (_, id) => (id % 7 === 0 ? NO_RANK : id % 3));
  const ranks = { byId, groups: 3 };
  const order = new KeptOrder(0);
  const pace = new Pace({ turn: 0 });
  await order.sorted(ids, { ranks, direction: 'asc' }, pace);
  const key = { ranks, direction: 'desc' as const };
  expect(await order.sorted(ids, key, pace)).toEqual(await sortIds(ids, [key], pace));
});

it('makes the same list only once', async () => {
  const ids = Uint32Array.of(1, 2, 3);
  const key: RankedKey = { ranks: { byId: Uint32Array.of(0, 2, 1, 0), groups: 3 }, direction: 'asc' };
  const order = new KeptOrder(0);
  const sorted = await order.sorted(ids, key, new Pace());
  expect(await order.sorted(ids, key, new Pace())).toBe(sorted);
});
