// Runs steps of work in the window: at once where they are quick, else a slice at a time, so that keys and the pointer
// have their turn between two of them.
import type { Steps } from '../../../shared/model/steps.ts';

/** ms within which most work is done, without anybody noticing. */
const AT_ONCE_MS = 30;

/** ms of a slice of what takes longer. */
const SLICE_MS = 12;

/** The result, or a promise of it where it takes longer. */
export function inSlices<T>(steps: Steps<T>): T | Promise<T> {
  const end = slice(steps, AT_ONCE_MS);
  return end ? end.value : pursue(steps);
}

async function pursue<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const end = slice(steps, SLICE_MS);
    if (end) return end.value;
  }
}

function slice<T>(steps: Steps<T>, ms: number): { readonly value: T } | null {
  const until = performance.now() + ms;
  do {
    const next = steps.next();
    if (next.done === true) return { value: next.value };
  } while (performance.now() < until);
  return null;
}
