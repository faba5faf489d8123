// Tells which open elements of a document were never closed and hold nothing any more. It closes none.
import type { Levels } from './xml-handler.ts';

/** Those before the last one that `isOpen` names, from the first such on; null where there is but one. */
export function unclosedLevels<T>(open: readonly T[], isOpen: (element: T) => boolean): Levels | null {
  const from = open.findIndex(isOpen);
  const count = open.findLastIndex(isOpen) - from;
  return count > 0 ? { from, count } : null;
}
