// What a click on a header does to the sort order. Pure.
import type { GridSortKey } from '../grid-types.ts';

/** A column goes ascending → descending → unsorted; `add` keeps the other keys. */
export function nextSort(keys: readonly GridSortKey[], column: string, add: boolean): readonly GridSortKey[] {
  const known = keys.find((key) => key.column === column);
  const next: GridSortKey | null =
    known === undefined
      ? { column, direction: 'asc' }
      : known.direction === 'asc'
        ? { column, direction: 'desc' }
        : null;
  if (!add) return next ? [next] : [];
  if (!known) return next ? [...keys, next] : keys;
  return keys.flatMap((key) => (key === known ? (next ? [next] : []) : [key]));
}
