// Looks at ranges of rows, each once and in any order, with a second thread where there is one. What that was asked and
// never answered is looked at here, so that a broken thread costs time only.
import { Beside } from '../../threads/beside.ts';
import type { RangeThread, RangeWork } from './range-crew.ts';

type RangesBeside = Beside<RangeWork, 'find', number>;

/** Ranges that the thread always has waiting, so that it never stands still. */
const AHEAD = 8;

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
  const here = (range: number): FoundInRange<F> => ({ range, found: find(range), beside: false });
  if (!thread) {
    for (let range = 0; range < ranges; range++) yield here(range);
    return;
  }
  const beside: RangesBeside = new Beside(thread, 'find');
  thread.post('task', task);
  for (let next = 0; next < ranges;) {
    // Of the last ones it gets fewer: nobody should have to wait for it long.
    for (; beside.works && beside.waiting < Math.min(AHEAD, ranges - next); next++) beside.send(next, next);
    yield* taken<F>(beside);
    if (next < ranges) yield here(next++);
  }
  while (beside.waiting > 0 && beside.works) {
    beside.wait();
    yield* taken<F>(beside);
    yield null;
  }
  // What it sent just before its end.
  yield* taken<F>(beside);
  for (const range of beside.giveBack()) yield here(range);
}

function* taken<F>(beside: RangesBeside): Generator<FoundInRange<F>> {
  for (const { kept, answer } of beside.taken()) yield { range: kept, found: answer as F, beside: true };
}
