// Ascending lists of row ids: merged, compared. It knows no rows.
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { GrowingNumbers } from '../../../rows/growing-numbers.ts';

/** All numbers of a list so far, sorted. */
export function ascending(list: GrowingNumbers): Uint32Array {
  const ids = list.view().slice();
  return isAscending(ids) ? ids : ids.sort();
}

function isAscending(ids: Uint32Array): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i] ?? 0) < (ids[i - 1] ?? 0)) return false;
  return true;
}

/** All ids of two ascending lists, ascending. */
export function mergeIds(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (b.length === 0) return a;
  if (a.length === 0) return b;
  const all = new Uint32Array(a.length + b.length);
  for (let i = 0, k = 0, at = 0; at < all.length; at++) {
    all[at] = (a[i] ?? Infinity) <= (b[k] ?? Infinity) ? (a[i++] ?? 0) : (b[k++] ?? 0);
  }
  return all;
}

/** Those of the ids that are not among the others; both ascending. */
export function without(ids: Uint32Array, others: Uint32Array): Uint32Array {
  let at = 0;
  return ids.filter((id) => {
    while ((others[at] ?? Infinity) < id) at++;
    return others[at] !== id;
  });
}

/** Those that are; null: all of them. */
export function among(ids: Uint32Array, others: Uint32Array | null): Uint32Array {
  if (others === null) return ids;
  let at = 0;
  return ids.filter((id) => {
    at = placeOf(others, id, at);
    return others[at] === id;
  });
}
