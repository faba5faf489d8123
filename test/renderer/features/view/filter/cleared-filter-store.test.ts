import { beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { useClearedFilter } from '../../../../../renderer/features/view/filter/cleared-filter-store.ts';
import { useView } from '../../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { useStores } from '../../../mount-app.ts';

beforeEach(() => {
  useStores(fakeClient());
});

describe('a filter that was cleared', () => {
  it('comes back with its search, in the order that the rows have by then', async () => {
    const [view, filter] = [useView(), useClearedFilter()];
    await view.addCondition({ kind: 'included', value: true });
    await view.setSearch('shop');
    await filter.clear();
    await nextTick();
    expect([view.search, view.conditions]).toEqual(['', []]);
    await view.setSort([{ column: 'loc', direction: 'asc' }]);
    await filter.restore();
    expect(view.search).toBe('shop');
    expect(view.conditions).toEqual([{ kind: 'included', value: true }]);
    expect(view.sort).toEqual([{ column: 'loc', direction: 'asc' }]);
  });

  it('is forgotten with another filter', async () => {
    const [view, filter] = [useView(), useClearedFilter()];
    await view.setSearch('shop');
    await filter.clear();
    await nextTick();
    expect(filter.cleared).not.toBeNull();
    await view.setSearch('s');
    expect(filter.cleared).toBeNull();
  });
});
