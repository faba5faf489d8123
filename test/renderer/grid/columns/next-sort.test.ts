// Clicks on headers.
import { describe, expect, it } from 'vitest';
import { nextSort } from '../../../../renderer/grid/columns/next-sort.ts';

describe('sort order', () => {
  it('goes ascending, descending, unsorted', () => {
    const first = nextSort([], 'loc', false);
    expect(first).toEqual([{ column: 'loc', direction: 'asc' }]);
    const second = nextSort(first, 'loc', false);
    expect(second).toEqual([{ column: 'loc', direction: 'desc' }]);
    expect(nextSort(second, 'loc', false)).toEqual([]);
  });

  it('keeps the other keys and their places with Shift', () => {
    const two = nextSort(nextSort([], 'lastmod', false), 'loc', true);
    const changed = nextSort(two, 'lastmod', true);
    expect(changed).toEqual([
      { column: 'lastmod', direction: 'desc' },
      { column: 'loc', direction: 'asc' },
    ]);
    expect(nextSort(changed, 'lastmod', true)).toEqual([{ column: 'loc', direction: 'asc' }]);
    expect(nextSort(changed, 'priority', false)).toEqual([{ column: 'priority', direction: 'asc' }]);
  });
});
