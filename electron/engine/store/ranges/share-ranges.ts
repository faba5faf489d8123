// Looks at ranges of rows, each once and in any order, with a second thread where there is one. What that took and never
// answered is looked at again, so that a broken thread costs time only.
import { AppError } from '../../../../shared/contract/errors.ts';
import { claimRanges, ENGINE } from './range-signals.ts';
import type { RangeThread } from './range-thread.ts';

/** How long a wait is at most before the caller has its turn, to notice a cancel. */
const WAIT_MS = 5;

export interface SharedRanges<F> {
  readonly ranges: number;
  /** What the second thread is told of them. */
  readonly task: unknown;
  /** What this thread does with a range; the other one has to find the same. */
  readonly find: (range: number) => F;
}

export interface FoundInRange<F> {
  readonly range: number;
  readonly found: F;
  /** True where the second thread found it. */
  readonly beside: boolean;
}

/** null = nothing yet: the caller has its turn. The thread may have other tasks before and after. */
export function* shareRanges<F>(
  thread: RangeThread | null,
  { ranges, task, find }: SharedRanges<F>,
): Generator<FoundInRange<F> | null> {
  if (!thread) {
    for (let range = 0; range < ranges; range++) yield { range, found: find(range), beside: false };
    return;
  }
  const claim = claimRanges(thread.begin(task, ranges), ENGINE);
  for (;;) {
    yield* taken<F>(thread);
    // What the other thread found is used first: it stops when too much of it waits.
    const range = claim();
    if (range === null) break;
    yield { range, found: find(range), beside: false };
  }
  while (thread.owed().length > 0) {
    const { isOver } = thread;
    yield* taken<F>(thread);
    if (isOver) {
      // What it did not send it never will.
      for (const range of thread.owed()) yield { range, found: find(range), beside: false };
      return;
    }
    thread.wait(WAIT_MS);
    yield null;
  }
}

function* taken<F>(thread: RangeThread): Generator<FoundInRange<F>> {
  for (let message = thread.take(); message; message = thread.take()) {
    if ('error' in message) throw AppError.from(message.error);
    yield { range: message.range, found: message.found as F, beside: true };
  }
}
