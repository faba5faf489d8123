// Runs work in steps within a job: slices of it, between which others have their turn and cancel is noticed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../../../shared/model/steps.ts';

/** How long a slice takes. */
const SLICE_MS = 40;

/** The work's result; on cancel it is ended, so that it takes back what it did, and the signal's reason is thrown. */
export async function runSteps<T>(
  steps: Steps<T>,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<T> {
  for (let end = performance.now() + SLICE_MS; ;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    onRows(next.value);
    if (performance.now() < end) continue;
    await nextTurn();
    if (signal.aborted) steps.throw(signal.reason);
    end = performance.now() + SLICE_MS;
  }
}
