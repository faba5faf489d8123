// Runs work in steps: slices of it, between which others have their turn and cancel is noticed. It knows nothing of the
// work.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../../shared/model/steps.ts';
import { monotonic } from './monotonic.ts';

/** How long a slice takes where nobody waits for an answer to what it does. */
const SLICE_MS = 40;

export interface Slice<T> {
  /** What its steps have told. */
  readonly rows: number;
  /** null where steps are left. */
  readonly end: { readonly value: T } | null;
}

/** Works for so long, and at least on so many rows; always one step. */
export function runSlice<T>(steps: Steps<T>, ms: number, least = 0): Slice<T> {
  const until = monotonic() + ms;
  let rows = 0;
  do {
    const next = steps.next();
    if (next.done === true) return { rows, end: next };
    rows += next.value;
  } while (monotonic() < until || rows < least);
  return { rows, end: null };
}

/**
 * The work's result; on cancel it is ended, so that it takes back what it did, and the signal's reason is thrown.
 * `onRows` gets the rows of each slice; `ms` = how long one takes, 0 = a step.
 */
export async function runSteps<T>(
  steps: Steps<T>,
  signal: AbortSignal,
  onRows: (rows: number) => void = () => undefined,
  ms = SLICE_MS,
): Promise<T> {
  for (;;) {
    if (signal.aborted) steps.throw(signal.reason);
    const { rows, end } = runSlice(steps, ms);
    onRows(rows);
    if (end) return end.value;
    await nextTurn();
  }
}

/** The same with a turn for others after each step, for work beside threads that wait for what it leaves to others. */
export function runStepwise<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  return runSteps(steps, signal, undefined, 0);
}
