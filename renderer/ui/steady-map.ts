// A computed map that stays the same object while its entries do, so that what is drawn from it is not drawn again
// with every answer about the project. It holds nothing else.
import { computed, type ComputedRef } from 'vue';

/** The map that `read` makes, or the one before where both have the same entries. */
export function steadyMap<K, V>(read: () => ReadonlyMap<K, V>): ComputedRef<ReadonlyMap<K, V>> {
  return computed<ReadonlyMap<K, V>>((before) => {
    const now = read();
    return before && isSame(before, now) ? before : now;
  });
}

function isSame<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean {
  return a.size === b.size && [...b].every(([key, value]) => a.has(key) && Object.is(a.get(key), value));
}
