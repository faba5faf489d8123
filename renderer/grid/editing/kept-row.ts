// Tells a row that was read again and is the same from one that changed, so that only changed rows are drawn again.
// It compares values and lists of values; rows that hold anything else count as changed.
import type { GridRow } from '../grid-types.ts';

/** The row as it was known where all its values are still the same, else the new one. */
export function keptRow<T extends GridRow>(known: T | undefined, now: T): T {
  if (known?.id !== now.id) return now;
  const names = Object.keys(now) as (keyof T)[];
  if (names.length !== Object.keys(known).length) return now;
  return names.every((name) => isSame(known[name], now[name])) ? known : now;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  return a.length === b.length && a.every((one, i) => Object.is(one, b[i]));
}
