// Runs work in steps within a comparison, with a turn for others after each step. It knows not what they do.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../../../shared/model/steps.ts';

/** The work's result; rejects with the signal's reason on cancel. */
export async function pursue<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    await nextTurn();
    signal.throwIfAborted();
  }
}
